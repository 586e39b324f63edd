// The squares of the city: where they lie in the picture, and what they are called.

import type { ChaseBoard, Kind, Place, Square, Words } from '../../../generated/tjuv-och-polis';
import { list, money, t } from '../../../text/text.svelte';
import { capital } from '../../../text/people';

/** A point in the picture. */
export interface Point {
  x: number;
  y: number;
}

export function squareOf(board: ChaseBoard, place: Place): Square | undefined {
  return board.plan.squares[place];
}

/** The middle of a square. */
export function middle(board: ChaseBoard, place: Place): Point {
  const square = squareOf(board, place);
  if (!square) return { x: 0, y: 0 };
  return { x: (square.column + 0.5) * board.cell, y: (square.row + 0.5) * board.cell };
}

export function kindOf(board: ChaseBoard, place: Place): Kind['is'] | undefined {
  return squareOf(board, place)?.kind.is;
}

/** A name as the map prints it: a proper name stays Swedish, whoever reads. */
export function printed(words: Words): string {
  return words.sv;
}

/** `Storgatan 12`, `Ankarbanken`, `polishuset`. */
export function placeName(board: ChaseBoard, place: Place): string {
  const square = squareOf(board, place);
  if (!square) return t('chase.place.unknown');
  if (square.name) return printed(square.name);
  if (square.kind.is === 'house') return t('chase.place.house');
  return address(board, square) ?? t('chase.place.unknown');
}

function address(board: ChaseBoard, square: Square): string | null {
  const street = square.address && board.plan.streets[square.address.street];
  if (!street) return null;
  return t('chase.place.address', { street: printed(street.name), number: square.address!.number });
}

/** `på Storgatan 12`, `i Ankarbanken`, `vid Ångbåtsbryggan`. */
export function atPlace(board: ChaseBoard, place: Place): string {
  const name = placeName(board, place);
  switch (kindOf(board, place)) {
    case 'street':
      return t('chase.at.street', { place: name });
    case 'station':
    case 'airport':
    case 'harbour':
      return t('chase.at.escape', { place: name });
    default:
      return t('chase.at.inside', { place: name });
  }
}

/** All there is to know about a square, for whoever hears the page: `Storgatan 12, hållplats linje 2`. */
export function spokenPlace(board: ChaseBoard, place: Place): string {
  const square = squareOf(board, place);
  const name = placeName(board, place);
  if (!square) return name;
  const { kind } = square;
  switch (kind.is) {
    case 'bank':
    case 'post':
      return t('chase.place.bank', { name, sum: money(kind.sum) });
    case 'street':
      if (square.lines.length > 0) {
        const lines = list(square.lines.map(String));
        return t('chase.place.stop', { place: name, count: square.lines.length, lines });
      }
      return place === board.plan.gate ? t('chase.place.gate', { place: name }) : name;
    case 'house':
      return capital(name);
    default:
      return t(`chase.place.${kind.is}`, { name });
  }
}

/** The squares a tram passes from one stop to another, for showing the ride. */
export function alongLine(board: ChaseBoard, number: number, from: Place, to: Place): Place[] {
  const track = board.plan.lines.find((line) => line.number === number)?.track ?? [];
  const [start, end] = [track.indexOf(from), track.indexOf(to)];
  if (start < 0 || end < 0) return [from, to];
  return start <= end ? track.slice(start, end + 1) : track.slice(end, start + 1).reverse();
}
