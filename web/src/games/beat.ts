// What is seen at once, in any game.

import type { Told } from './game';

/** Events that come into sight together, the view they lead to, and how long that takes, in milliseconds at normal speed. */
export interface Beat<View, Event> {
  events: Told<Event>[];
  after: View;
  lasts: number;
}

/** No step is shown for longer than this, at normal speed. */
export const LONGEST = 1900;

/** The same beats in time for the longest step. */
export function inTime<One extends Beat<unknown, unknown>>(
  beats: One[],
  hurried: (beat: One, share: number) => One = (beat, share) => ({ ...beat, lasts: beat.lasts * share }),
): One[] {
  const total = beats.reduce((sum, beat) => sum + beat.lasts, 0);
  return total <= LONGEST ? beats : beats.map((beat) => hurried(beat, LONGEST / total));
}
