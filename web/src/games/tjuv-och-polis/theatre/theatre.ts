// The two moments of a chase that deserve a picture of their own: a thief gets away, and the doors close behind one for
// good. Everything is read off the events; the picture holds up nobody.

import type { Seat } from '../../../generated/protocol';
import type { ChaseBoard, ChaseEvent, ChaseView, Place } from '../../../generated/tjuv-och-polis';
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
  /** What it was read off. */
  events: ChaseEvent[];
}

/** The picture that a step deserves; of several, the one that came last. */
export function sceneOf(events: ChaseEvent[], before: ChaseView, board: ChaseBoard): Scene | null {
  const last = events.some((event) => event.on === 'game_over');
  const found = events.findLast(
    (event) => event.on === 'got_away' || event.on === 'out_of_game' || (last && event.on === 'sentenced'),
  );
  if (found?.on !== 'got_away' && found?.on !== 'out_of_game' && found?.on !== 'sentenced') return null;
  const { thief } = found;
  const look = before.thieves.findIndex((one) => one.seat === thief);
  const at = placeOf(thief, events) ?? before.thieves[look]?.at ?? null;
  if (found.on !== 'got_away')
    return { is: 'locked', thief, look, way: 'station', sum: null, at, last, events };
  return { is: 'away', thief, look, way: wayFrom(board, at), sum: found.carried, at, last, events };
}

/** Where the events themselves put a thief. */
function placeOf(thief: Seat, events: ChaseEvent[]): Place | null {
  const put = events.findLast(
    (event) => (event.on === 'bought_ticket' || event.on === 'put_in_cell') && event.thief === thief,
  );
  return put && 'at' in put ? put.at : null;
}

function wayFrom(board: ChaseBoard, at: Place | null): Way {
  const kind = at === null ? undefined : kindOf(board, at);
  return kind === 'airport' || kind === 'harbour' ? kind : 'station';
}
