// Who sits where, seen from the viewer's chair.

import type { Seat } from '../../../generated/protocol';

export interface Seating {
  left: Seat[];
  top: Seat[];
  right: Seat[];
}

/** The others in turn order, beginning at the viewer's left; a watcher sees all, from the first seat on. */
export function others(count: number, seat: Seat | null): Seat[] {
  const all = Array.from({ length: count }, (_, nth) => nth);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** Up the left side, along the top, down the right side. */
export function seating(count: number, seat: Seat | null): Seating {
  const around = others(count, seat);
  const side = around.length < 3 ? 0 : around.length < 7 ? 1 : around.length < 10 ? 2 : 3;
  return {
    left: around.slice(0, side),
    top: around.slice(side, around.length - side),
    right: around.slice(around.length - side),
  };
}

/** Where the others cannot sit around the table they sit in rows above it: up to three in one row, more in two. */
export function columns(others: number): number {
  return others < 4 ? others : Math.min(5, Math.ceil(others / 2));
}

/** How many piles there is room for beside the hand on a phone, by the number of others; more are drawn smaller. */
const ROOM = [8, 8, 4, 7, 5, 3, 3, 2, 2, 1, 1, 1];

export function crammed(others: number, piles: number): boolean {
  return piles > (ROOM[others] ?? 0);
}
