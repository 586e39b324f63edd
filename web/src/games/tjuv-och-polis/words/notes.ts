// The beginner's hand: the first time a thing turns up, one sentence explains it. Once understood, never again.

import type { Seat } from '../../../generated/protocol';
import type { ChaseBoard, ChaseEvent, ChaseView } from '../../../generated/tjuv-och-polis';
import type { ChaseChoice } from '../actions/choices';
import { kindOf } from '../board/places';
import { firstUnknown, understoodIn } from '../../understood';

export type Note = 'prison' | 'guard' | 'wanted' | 'den' | 'tram' | 'telegraph';

/** The clause behind each. */
export const RULES: Record<Note, string> = {
  prison: 'tp.prison.escape',
  guard: 'tp.guard.count',
  wanted: 'tp.thief.pass.police',
  den: 'tp.den.hide',
  tram: 'tp.tram.ride',
  telegraph: 'tp.flee.wire',
};

export const understood = understoodIn<Note>('tjuv-och-polis');

/** The first thing in this menu, or in what has happened since the player last acted, that they have not met before. */
export function noteFor(
  menu: ChaseChoice[],
  happened: ChaseEvent[],
  view: ChaseView,
  board: ChaseBoard,
  seat: Seat | null,
  known: Note[],
): Note | null {
  if (seat === null) return null;
  const offers = menu.map(({ action }) => action.do);
  const police = view.police === seat;
  const moves = offers.includes('march') || offers.includes('drive');
  const met: Record<Note, boolean> = {
    prison: offers.includes('try_escape'),
    guard: police && moves && view.due.length > 0,
    wanted: happened.some((event) => event.on === 'robbed' && event.thief === seat),
    den: offers.includes('hide_all'),
    tram: offers.includes('ride') || offers.includes('send_by_tram'),
    telegraph: menu.some(({ action }) => action.do === 'march' && kindOf(board, action.to) === 'telegraph'),
  };
  return firstUnknown(met, known);
}
