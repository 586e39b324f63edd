import type { Seat } from '../../../generated/protocol';
import type { TjuvView } from '../../../generated/tjuv';
import { DECK } from '../../../ui/cards/card';

/** The same table before the first card is dealt. */
export function untouched(view: TjuvView): TjuvView {
  return { ...cleared(view, view.deal, view.dealer), turn: null };
}

/** The same table with all cards in the talon again, for a new deal. */
export function cleared(view: TjuvView, deal: number, dealer: Seat): TjuvView {
  return {
    ...view,
    deal,
    dealer,
    hands: view.hands.map((hand) => ({ count: 0, cards: hand.cards && [] })),
    table: [],
    piles: view.piles.map(() => []),
    talon: DECK.length,
    under: [],
    captured: [],
    counts: view.counts.map(() => 0),
    totals: view.totals.map((total, seat) => total + (view.counts[seat] ?? 0)),
  };
}
