// The ladder of rents on a deed, and the rung it stands on.

import type { HoldingView, Lot, MonopolBoard, MonopolView } from '../../../generated/monopol';
import { t } from '../../../text/text.svelte';
import { familyOf } from './groups';
import { capital } from '../../../text/people';
import { buildings, isStreets } from '../words/words';

export interface Rung {
  name: string;
  rent: number;
  here: boolean;
}

export function rungs(board: MonopolBoard, view: MonopolView, lot: Lot): Rung[] {
  const rents = board.squares[lot]?.deed?.rents ?? [];
  const family = familyOf(board, lot);
  const holding = view.holdings[lot];
  if (!family || !holding) return [];
  if (isStreets(family)) {
    return rents.map((rent, level) => ({
      name: capital(buildings(level)),
      rent,
      here: holding.level === level && asks(holding, rent),
    }));
  }
  return rents.map((rent, nth) => ({
    name: t(family === 'station' ? 'monopol.deed.stations' : 'monopol.deed.utilities', { count: nth + 1 }),
    rent,
    here: asks(holding, rent),
  }));
}

/** Whether this is what a visitor pays now. A bare lot of a whole group asks for more than is printed on any rung. */
function asks({ owner, mortgaged, rent }: HoldingView, printed: number): boolean {
  return owner !== null && !mortgaged && rent === printed;
}
