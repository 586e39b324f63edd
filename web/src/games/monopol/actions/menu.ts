// Looking things up in the menu, and what an offer would bring or cost. Nothing here is worked out: the offers say it, the
// deed and the view.

import type { Lot, MonopolAction, MonopolBoard, MonopolEvent, MonopolView } from '../../../generated/monopol';
import type { Choice } from '../../game';

export type MonopolChoice = Choice<MonopolAction, MonopolEvent>;

/** What can be done with a deed. */
export type DeedAction = Extract<MonopolAction, { do: 'build' | 'sell' | 'mortgage' | 'lift' }>;

/** The first offer of a kind; without one it cannot be done now. */
export function choiceOf(menu: MonopolChoice[], kind: MonopolAction['do']): MonopolChoice | undefined {
  return menu.find((offer) => offer.action.do === kind);
}

/** Everything that could be done with a deed now. */
export function choicesFor(menu: MonopolChoice[], lot: Lot): (MonopolChoice & { action: DeedAction })[] {
  return menu.filter((offer): offer is MonopolChoice & { action: DeedAction } => {
    const { action } = offer;
    const about =
      action.do === 'build' || action.do === 'sell' || action.do === 'mortgage' || action.do === 'lift';
    return about && action.lot === lot;
  });
}

/** What the purse would gain, or lose, by an action on a deed. Null when that is not settled at once. */
export function gainOf(
  { action, would }: MonopolChoice,
  view: MonopolView,
  board: MonopolBoard,
): number | null {
  const first = would.find((event) => 'lot' in event && 'lot' in action && event.lot === action.lot);
  switch (first?.on) {
    case 'built':
      return -first.price;
    case 'sold':
      return first.price;
    case 'mortgaged':
      return board.squares[first.lot]?.deed?.brings ?? null;
    case 'lifted': {
      const cost = view.holdings[first.lot]?.to_lift;
      return cost === undefined ? null : -cost;
    }
    default:
      return null;
  }
}
