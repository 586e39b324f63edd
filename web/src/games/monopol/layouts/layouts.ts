// How the table is laid in the room it has. A width and a height decide, never the kind of device.

import { LOW, LYING, NARROW } from '../../../style/breakpoints';

export type Layout =
  /** Players, board and deeds beside one another. */
  | 'wide'
  /** A tablet held upright: the board square, the panels below it. */
  | 'tall'
  /** A phone: one thing above the other, deeds and players in drawers. */
  | 'phone'
  /** A phone held sideways: the board to the left, what one presses to the right. */
  | 'low';

/** Three columns need as much, in rem. */
const ROOMY = 47;
/** As wide as a tablet held upright, in rem. */
const TABLET = 44;
/** What is so wide for its height at most is still held upright: the bar below takes much where it tells much. */
const UPRIGHT = 1.4;

/** Both are in rem: whoever reads large letters has as much less room. */
export function layoutOf(width: number, height: number): Layout {
  if (height <= LOW && width >= LYING) return 'low';
  if (width < NARROW || height <= LOW) return 'phone';
  if (height > width || (width >= TABLET && width <= UPRIGHT * height)) return 'tall';
  return width < ROOMY ? 'phone' : 'wide';
}

/** A phone's ring has room inside for whatever goes on. */
export function isRoomy(width: number, height: number): boolean {
  return width >= NARROW && height >= NARROW;
}
