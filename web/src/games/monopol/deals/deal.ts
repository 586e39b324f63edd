// A deal in plain figures: what each side gains and gives up. Prices, loans and interest are those printed on the deeds.

import type { Basket, Lot, MonopolBoard, MonopolView } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import { FAMILIES, lotsOf, type Family } from '../deeds/groups';

export interface Deal {
  from: Seat;
  to: Seat;
  give: Basket;
  want: Basket;
  /** Mortgages that are lifted at once on what changes hands. */
  lift: Lot[];
  settles: number;
}

export interface Gain {
  seat: Seat;
  /** Between the two. */
  cash: number;
  /** In printed prices; what is mortgaged counts without its loan. */
  deeds: number;
  cards: number;
  /** To the bank for mortgages taken over, and for those lifted at once. */
  interest: number;
  loans: number;
  /** Of a debt, paid in deeds. */
  settled: number;
  completes: Family[];
  breaks: Family[];
}

export const NOTHING: Basket = { cash: 0, lots: [], cards: [] };

export function gains(board: MonopolBoard, view: MonopolView, deal: Deal): { from: Gain; to: Gain } {
  const { from, to, give, want } = deal;
  return {
    from: { ...gain(board, view, deal, from, give, want), settled: deal.settles },
    to: gain(board, view, deal, to, want, give),
  };
}

function gain(
  board: MonopolBoard,
  view: MonopolView,
  deal: Deal,
  seat: Seat,
  gives: Basket,
  gets: Basket,
): Gain {
  const mortgaged = gets.lots.filter((lot) => view.holdings[lot]?.mortgaged);
  const printed = (lots: Lot[], of: 'loan' | 'interest') =>
    lots.reduce((sum, lot) => sum + (board.squares[lot]?.deed?.[of] ?? 0), 0);
  const before = whole(board, (lot) => view.holdings[lot]?.owner === seat);
  const after = whole(
    board,
    (lot) => gets.lots.includes(lot) || (view.holdings[lot]?.owner === seat && !gives.lots.includes(lot)),
  );
  return {
    seat,
    cash: gets.cash - gives.cash,
    deeds: value(board, view, gets.lots) - value(board, view, gives.lots),
    cards: gets.cards.length - gives.cards.length,
    interest: printed(mortgaged, 'interest'),
    loans: printed(
      mortgaged.filter((lot) => deal.lift.includes(lot)),
      'loan',
    ),
    settled: 0,
    completes: after.filter((family) => !before.includes(family)),
    breaks: before.filter((family) => !after.includes(family)),
  };
}

function value(board: MonopolBoard, view: MonopolView, lots: Lot[]): number {
  return lots.reduce((sum, lot) => {
    const deed = board.squares[lot]?.deed;
    return sum + (deed ? deed.price - (view.holdings[lot]?.mortgaged ? deed.loan : 0) : 0);
  }, 0);
}

/** The families of which every deed is held. */
function whole(board: MonopolBoard, holds: (lot: Lot) => boolean): Family[] {
  return FAMILIES.filter((family) => lotsOf(board, family).every(holds));
}

/** What somebody could put into a deal. */
export function belongings(
  view: MonopolView,
  seat: Seat,
): { cash: number; lots: Lot[]; cards: Basket['cards'] } {
  const player = view.players[seat];
  return {
    cash: player?.cash ?? 0,
    lots: view.holdings.flatMap(({ owner }, lot) => (owner === seat ? [lot] : [])),
    cards: player?.cards ?? [],
  };
}

/** The same basket with a thing put in, or taken out again. */
export function toggled<T>(things: T[], thing: T): T[] {
  return things.includes(thing) ? things.filter((one) => one !== thing) : [...things, thing];
}
