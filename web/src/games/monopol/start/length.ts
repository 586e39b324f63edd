// How long a game lasts, by the lab: docs/length.md says how it was found. Seats and dealt deeds matter, and a limit; the
// other options move it by a round or two.

import { MONOPOL } from '../../../generated/facts';
import type { MonopolConfig } from '../../../generated/monopol';
import type { Length } from '../../game';
import { limited, type Figures } from '../../length';

/** By deeds dealt, and then from the fewest seats to the most. */
const FIGURES: Record<number, readonly Figures[]> = {
  0: [
    [24, 37, 61, 5.88, 6.49],
    [24, 37, 59, 7.99, 10.2],
    [22, 34, 56, 9.87, 12.94],
    [21, 33, 49, 11.81, 15.42],
    [21, 31, 50, 13.11, 17.63],
    [21, 31, 49, 14.58, 19.57],
  ],
  2: [
    [21, 36, 63, 5.89, 6.73],
    [19, 34, 58, 8.23, 10.59],
    [20, 32, 53, 10, 13.16],
    [19, 31, 49, 11.65, 15.37],
    [18, 30, 48, 13.22, 17.36],
    [19, 29, 48, 14.15, 19.21],
  ],
  3: [
    [19, 35, 57, 6.01, 6.85],
    [20, 34, 57, 8.18, 10.54],
    [20, 34, 56, 9.71, 13.17],
    [17, 30, 50, 11.23, 15.18],
    [19, 29, 47, 12.87, 16.78],
    [16, 27, 45, 14.37, 18.57],
  ],
  4: [
    [18, 35, 56, 6.06, 7.03],
    [19, 34, 58, 8.13, 10.5],
    [17, 30, 49, 10, 13.04],
    [18, 29, 46, 11.19, 14.48],
    [17, 28, 46, 12.4, 16],
    [16, 25, 45, 13.81, 17.45],
  ],
};

export function length({ seats, dealt, rounds }: MonopolConfig): Length | null {
  const figures = FIGURES[dealt ?? 0]?.[seats - MONOPOL.seatsMin];
  return figures ? limited(figures, rounds) : null;
}
