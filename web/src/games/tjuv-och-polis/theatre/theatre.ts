// The two moments of a chase that deserve a picture of their own: a thief gets away, and the doors close behind one for
// good. Everything is read off the events; the picture holds up nobody.

import type { Seat } from '../../../generated/protocol';
import type { ChaseBoard, ChaseEvent, ChaseView, Place } from '../../../generated/tjuv-och-polis';
import type { Moment } from '../../game';
import { kindOf } from '../board/places';

export type Way = 'station' | 'airport' | 'harbour';

export interface Scene {
  is: 'away' | 'locked';
  thief: Seat;
  /** Which of the five thieves it is. */
  look: number;
  /** How a thief leaves. */
  way: Way;
  /** What a thief takes along, if that is known. */
  sum: number | null;
  /** Where it happened. */
  at: Place | null;
  /** The match ends with it. */
  last: boolean;
  /** What it is a picture of. */
  event: ChaseEvent;
}

/** The picture that a step deserves; of several, the one that came last. */
export function sceneOf(moments: Moment<ChaseView, ChaseEvent>[], board: ChaseBoard): Scene | null {
  const last = moments.some(({ event }) => event.on === 'game_over');
  for (const { event, before } of moments.toReversed()) {
    const ends = event.on === 'out_of_game' || (last && event.on === 'sentenced');
    if (event.on !== 'got_away' && !ends) continue;
    const { thief } = event;
    const look = before.thieves.findIndex((one) => one.seat === thief);
    const at = before.thieves[look]?.at ?? null;
    const shared = { thief, look, at, last, event, way: wayFrom(board, at) };
    return event.on === 'got_away'
      ? { is: 'away', sum: event.carried, ...shared }
      : { is: 'locked', sum: null, ...shared };
  }
  return null;
}

function wayFrom(board: ChaseBoard, at: Place | null): Way {
  const kind = at === null ? undefined : kindOf(board, at);
  return kind === 'airport' || kind === 'harbour' ? kind : 'station';
}
