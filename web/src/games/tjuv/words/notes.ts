// The beginner's hand: the first time a thing turns up, one sentence explains it. Once understood, never again.

import type { Seat } from '../../../generated/protocol';
import type { TjuvEvent } from '../../../generated/tjuv';
import type { TjuvChoice } from '../actions/preview';
import { firstUnknown, understoodIn } from '../../understood';

export type Note = 'robbed' | 'steal' | 'capture' | 'refill';

/** The clause behind each. */
export const RULES: Record<Note, string> = {
  robbed: 'tj.steal',
  steal: 'tj.steal',
  capture: 'tj.play.capture',
  refill: 'tj.refill',
};

export const understood = understoodIn<Note>('tjuv');

/** The first thing in this menu, or in what has happened since the player last acted, that they have not met before. */
export function noteFor(
  menu: TjuvChoice[],
  happened: TjuvEvent[],
  seat: Seat | null,
  known: Note[],
): Note | null {
  if (seat === null) return null;
  const offered = menu.flatMap((choice) => choice.would);
  const captures = offered.filter((event) => event.on === 'captured');
  const robbed = happened.some(
    (event) => event.on === 'captured' && event.stolen.some((pile) => pile.from === seat),
  );
  const met: Record<Note, boolean> = {
    robbed,
    steal: captures.some((event) => event.stolen.length > 0),
    capture: captures.length > 0,
    refill: menu.some((choice) => choice.action.do === 'refill'),
  };
  return firstUnknown(met, known);
}
