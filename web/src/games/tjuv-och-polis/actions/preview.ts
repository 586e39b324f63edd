// What would happen on a square, in a word for the map and in a sentence for the ear.

import type { Seat } from '../../../generated/protocol';
import type { ChaseBoard, ChaseEvent } from '../../../generated/tjuv-och-polis';
import { kronor, list, money, t } from '../../../text/text.svelte';
import type { End } from './choices';
import { kindOf, spokenPlace, squareOf } from '../board/places';
import { capital, nameOrYou } from '../../../text/people';
import { pieceName } from '../words/words';

/** Each tone has a colour and a shape of its own on the map. */
export type Tone = 'rob' | 'arrest' | 'caught' | 'safe' | 'flee' | 'stop' | 'wire' | 'plain';

export interface Preview {
  tone: Tone;
  /** A word or two; empty where nothing happens. */
  word: string;
}

/** What the map shows at an end. */
export function preview(end: End, board: ChaseBoard, names: string[], seat: Seat | null): Preview {
  const { action, would } = end.choice;
  if (action.do === 'take') return { tone: 'arrest', word: capital(pieceName(action.by)) };
  const arrested = would.filter((event) => event.on === 'arrested');
  if (arrested.some((event) => event.thief === seat)) return { tone: 'caught', word: t('chase.end.caught') };
  if (arrested.length > 0) {
    const who = list(arrested.map((event) => names[event.thief] ?? ''));
    return { tone: 'arrest', word: t('chase.end.arrest', { who }) };
  }
  const robbed = would.find((event) => event.on === 'robbed');
  if (robbed) return { tone: 'rob', word: t('chase.end.rob', { sum: kronor(robbed.sum) }) };
  const ticket = would.find((event) => event.on === 'bought_ticket');
  if (ticket) return { tone: 'flee', word: fareWord(ticket, board) };
  return ofPlace(end, board);
}

function fareWord(ticket: ChaseEvent & { on: 'bought_ticket' }, board: ChaseBoard): string {
  const fare = money(ticket.fare);
  switch (kindOf(board, ticket.at)) {
    case 'airport':
      return t('chase.end.plane', { fare });
    case 'harbour':
      return t('chase.end.boat', { fare });
    default:
      return t('chase.end.train', { fare });
  }
}

function ofPlace(end: End, board: ChaseBoard): Preview {
  const square = squareOf(board, end.at);
  switch (square?.kind.is) {
    case 'den':
      return { tone: 'safe', word: t('chase.end.den') };
    case 'telegraph':
      return { tone: 'wire', word: t('chase.end.wire') };
    default: {
      const line = square?.lines.join('+') ?? '';
      if (line === '' || end.behind !== null) return { tone: 'plain', word: '' };
      return { tone: 'stop', word: end.line === null ? t('chase.end.stop', { line }) : '' };
    }
  }
}

/** An end as it is heard: `Storgatan 12, hållplats linje 2, griper Elsa`. */
export function spoken(
  end: End,
  board: ChaseBoard,
  names: string[],
  seat: Seat | null,
  sixths: number | null,
): string {
  const parts = [spokenPlace(board, end.at)];
  if (end.choice.action.do === 'take') parts.unshift(capital(pieceName(end.choice.action.by)));
  if (end.behind !== null) parts.push(t('chase.preview.behind', { place: spokenPlace(board, end.behind) }));
  if (end.line !== null) parts.push(t('chase.preview.ride', { line: end.line }));
  for (const event of end.choice.would) {
    if (event.on === 'robbed') parts.push(t('chase.preview.rob', { sum: money(event.sum) }));
    if (event.on === 'bought_ticket') parts.push(t('chase.preview.ticket', { fare: money(event.fare) }));
    if (event.on === 'arrested') {
      const who = nameOrYou(event.thief, names, seat, 'object');
      parts.push(event.thief === seat ? t('chase.preview.caught') : t('chase.preview.arrest', { who }));
    }
  }
  if (sixths !== null) parts.push(t('chase.preview.danger', { sixths }));
  return capital(parts.join(', '));
}

/** How likely the police reach an end, in sixths, where the table tells it. */
export function dangerAt(end: End, ends: { to: number; sixths: number }[] | undefined): number | null {
  return ends?.find((danger) => danger.to === end.at)?.sixths ?? null;
}
