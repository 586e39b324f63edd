// How long a deal lasts, by the lab: docs/length.md says how it was found.

import { TJUV } from '../../generated/facts';
import type { TjuvConfig } from '../../generated/tjuv';
import type { Length } from '../game';
import { limited, stretched, type Figures } from '../length';

/** From the fewest seats to the most. */
const FIGURES: Record<TjuvConfig['refill'], readonly Figures[]> = {
  hand: [
    [10, 11, 13, 3.05, 3.05],
    [7, 8, 8, 4.42, 4.42],
    [6, 6, 7, 5.5, 5.5],
    [5, 5, 6, 6.54, 6.54],
    [5, 5, 5, 6.95, 6.95],
    [4, 4, 5, 8.33, 8.33],
    [4, 4, 4, 8.67, 8.67],
    [4, 4, 4, 8.68, 8.68],
    [4, 4, 4, 8.71, 8.71],
    [3, 3, 3, 11.71, 11.71],
  ],
  talon: [
    [11, 13, 15, 1.98, 1.98],
    [8, 9, 10, 2.93, 2.93],
    [6, 7, 7, 3.87, 3.87],
    [5, 5, 6, 4.85, 4.85],
    [5, 5, 5, 5.6, 5.6],
    [4, 4, 5, 6.88, 6.88],
    [4, 4, 4, 7.67, 7.67],
    [4, 4, 4, 7.99, 7.99],
    [4, 4, 4, 8.47, 8.47],
    [3, 3, 3, 11.71, 11.71],
  ],
};

export function length({ seats, deals, refill }: TjuvConfig): Length | null {
  const figures = FIGURES[refill][seats - TJUV.seatsMin];
  return figures ? stretched(limited(figures, null), deals) : null;
}
