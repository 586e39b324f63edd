// A press on the map beside what is lit there. What the menu holds is chosen as always, and never sent unseen; anything
// else is asked about.

import type { Seat } from '../../../generated/protocol';
import type { ChaseAction, ChaseBoard, ChaseView, Place } from '../../../generated/tjuv-och-polis';
import type { Choices, End, Group } from './choices';
import { meant } from './meant';
import type { PieceKey } from '../pieces/pieces';

export type Press =
  /** The square is among those lit. */
  | { choose: End }
  /** It could be one of several: they are pointed out, and the player decides. */
  | { pick: PieceKey; aim: End }
  /** It is not to be had, and the server says why. */
  | { ask: ChaseAction };

export function pressOn(
  at: Place,
  { groups }: Choices,
  group: Group | null,
  view: ChaseView,
  board: ChaseBoard,
  seat: Seat,
): Press | null {
  const there = (one: Group) => one.ends.filter((end) => end.at === at);
  const [end, ...more] = group ? there(group) : [];
  if (group && end) return more.length > 0 ? { pick: group.key, aim: end } : { choose: end };
  const other = groups.find((one) => there(one).length > 0);
  if (other) return { pick: other.key, aim: there(other)[0]! };
  const pieces = group ? [group.key] : groups.map((one) => one.key);
  const ask = meant(at, view, board, seat, pieces);
  return ask && { ask };
}
