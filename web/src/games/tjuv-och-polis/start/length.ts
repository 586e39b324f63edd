// How long a chase lasts, by the lab: docs/length.md says how it was found. The city, the seats, the edition, the long game
// and a limit matter; the other options do not move it by more than the luck of the runs.

import { CHASE } from '../../../generated/facts';
import type { ChaseConfig } from '../../../generated/tjuv-och-polis';
import type { Length } from '../../game';
import { limited, stretched, type Figures } from '../../length';

interface City {
  /** By the classic edition, from the fewest seats to the most. */
  figures: readonly Figures[];
  /** So many times as long by the new edition, and in the long game; measured with four seats. */
  ny: number;
  long: number;
}

const CITIES: Record<string, City> = {
  storstad: {
    figures: [
      [6, 13, 34, 4.16, 4.18],
      [14, 41, 90, 5.71, 5.96],
      [28, 80, 131, 6.95, 7.67],
      [55, 101, 146, 8.12, 9.49],
      [77, 127, 156, 9.44, 11.48],
    ],
    ny: 1.4,
    long: 1.25,
  },
  smastad: {
    figures: [
      [6, 15, 36, 4.18, 4.19],
      [14, 38, 73, 5.75, 5.92],
      [32, 66, 91, 7.09, 7.9],
      [48, 74, 98, 8.39, 9.79],
      [62, 86, 112, 9.58, 11.73],
    ],
    ny: 1.17,
    long: 1.2,
  },
  monster: {
    figures: [
      [8, 23, 55, 4.13, 4.17],
      [23, 57, 95, 5.65, 6.07],
      [51, 86, 120, 6.93, 7.96],
      [67, 97, 135, 7.96, 9.67],
      [81, 109, 140, 9.03, 11.51],
    ],
    ny: 1.01,
    long: 1.21,
  },
};

export function length({ map, options }: ChaseConfig): Length | null {
  const city = 'shipped' in map ? CITIES[map.shipped] : undefined;
  const figures = city?.figures[options.seats - CHASE.seatsMin];
  if (!city || !figures) return null;
  const by = (options.edition === 'ny' ? city.ny : 1) * (options.long_game ? city.long : 1);
  const [low, middle, high] = stretched(limited(figures, null), by).rounds;
  return limited([low, middle, high, figures[3], figures[4]], options.rounds);
}
