// Who sits where, seen from the viewer's chair.

import type { Seat } from '../../generated/protocol';

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
