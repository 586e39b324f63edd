// Questions about the map answered in words. Only what can be seen on it is said: who stands where, and how far to which
// side; how far a piece may go is a matter for the rules.

import type { Seat } from '../../../generated/protocol';
import type { ChaseBoard, ChaseView, Piece, Place } from '../../../generated/tjuv-och-polis';
import { list, t } from '../../../text/text.svelte';
import type { Choices } from './choices';
import { atPlace, spokenPlace, squareOf } from '../board/places';
import { capital } from '../../../text/people';
import { pieceName } from '../words/words';

/** More squares than this are not listed in one breath. */
const LISTED = 12;

/** Where the police stand, the nearest as the crow flies first. */
export function policeAround(view: ChaseView, board: ChaseBoard, seat: Seat | null): string {
  const me = view.thieves.find((thief) => thief.seat === seat)?.at ?? null;
  const pieces: [Piece, Place][] = view.men.flatMap(({ at }, man): [Piece, Place][] =>
    at === null ? [] : [[{ man }, at]],
  );
  if (view.car) pieces.push(['car', view.car.head]);
  if (pieces.length === 0) return t('chase.ask.nearest.none');
  const told = pieces.map(([piece, at]) => ({ ...stands(board, piece, at, me), piece, at }));
  told.sort((a, b) => a.far - b.far);
  const police = capital(told.map(({ text }) => text).join('; '));
  if (me === null) return `${police}.`;
  const sixths = view.help?.thieves.find((danger) => danger.thief === seat)?.sixths;
  const risk = sixths === undefined ? '' : ` ${t('chase.ask.danger', { sixths })}`;
  return t('chase.ask.nearest.answer', { where: atPlace(board, me), police }) + risk;
}

function stands(board: ChaseBoard, piece: Piece, at: Place, me: Place | null): { text: string; far: number } {
  const names = { piece: pieceName(piece), where: atPlace(board, at) };
  const [there, here] = [squareOf(board, at), me === null ? undefined : squareOf(board, me)];
  if (!there || !here) return { text: t('chase.ask.stands', names), far: 0 };
  const [east, south] = [there.column - here.column, there.row - here.row];
  const text = t('chase.ask.steps', {
    ...names,
    north: Math.abs(south),
    vertical: south < 0 ? 'up' : 'down',
    both: east !== 0 && south !== 0,
    east: Math.abs(east),
    sideways: east < 0 ? 'left' : 'right',
  });
  return { text, far: Math.abs(east) + Math.abs(south) };
}

/** The squares in the menu, those with a name of their own first. */
export function reachable(choices: Choices, board: ChaseBoard): string {
  const ends = [...new Set(choices.groups.flatMap((group) => group.ends.map((end) => end.at)))];
  if (ends.length === 0) return t('chase.ask.reach.none');
  const plain = (place: Place) => {
    const square = squareOf(board, place);
    return square?.kind.is === 'street' && square.lines.length === 0;
  };
  const sorted = ends.toSorted((a, b) => Number(plain(a)) - Number(plain(b)));
  return t('chase.ask.reach.answer', {
    places: list(sorted.slice(0, LISTED).map((place) => spokenPlace(board, place))),
  });
}
