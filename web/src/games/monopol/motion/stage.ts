// The view between the events of a step, so that each event can be shown by itself. It only moves tokens, money and
// deeds for the eye: when the step has been shown, the server's view is drawn, whatever was made of the events here.

import type {
  Basket,
  HoldingView,
  Lot,
  MonopolEvent,
  MonopolView,
  PlayerView,
} from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import { soldLot } from '../words/words';

const HOTEL = 5;

export function staged(view: MonopolView, event: MonopolEvent, prison: number): MonopolView {
  switch (event.on) {
    case 'threw_for_order': {
      const pips = event.dice[0] + event.dice[1];
      return { ...view, dice: event.dice, order: changed(view.order, event.seat, () => pips) };
    }
    case 'begins':
      return { ...view, turn: event.seat, first: event.seat };
    case 'threw':
      return { ...view, turn: event.seat, dice: event.dice };
    case 'dealt_deed':
      return taken(view, event.lot, event.to, event.price);
    case 'bought':
      return taken({ ...view, stage: 'turn' }, event.lot, event.seat, event.price);
    case 'rent_claimed':
    case 'rent_waived':
    case 'rent_forgotten':
    case 'auction_failed':
      return { ...view, stage: 'turn' };
    case 'moved':
      return player(view, event.seat, () => ({ at: event.to }));
    case 'went_to_prison':
      return player(view, event.seat, () => ({ at: prison, prison: 0 }));
    case 'stayed_in_prison':
      return player(view, event.seat, () => ({ prison: event.throws }));
    case 'left_prison':
      return player(view, event.seat, () => ({ prison: null }));
    case 'got_salary':
      return cash(view, event.seat, event.amount);
    case 'got_money':
      return cash(event.parking ? { ...view, pot: 0 } : view, event.seat, event.amount);
    case 'paid': {
      const poorer = cash(view, event.from, -event.amount);
      return event.to === null ? poorer : cash(poorer, event.to, event.amount);
    }
    case 'kept_card':
      return player(view, event.seat, ({ cards }) => ({ cards: [...cards, event.deck] }));
    case 'auction_opened': {
      const bidding = view.players.flatMap(({ out }, seat) => (out ? [] : [seat]));
      const auction = { of: event.of, high: 0, leader: null, bidder: event.bidder, bidding };
      return { ...view, stage: 'auction', auction };
    }
    case 'bid':
      return { ...view, auction: { ...view.auction, high: event.amount, leader: event.seat } };
    case 'passed_bid': {
      const bidding = view.auction.bidding.filter((seat) => seat !== event.seat);
      return { ...view, auction: { ...view.auction, bidding } };
    }
    case 'auction_won': {
      const lot = soldLot(event.of);
      return lot === null
        ? cash(view, event.seat, -event.amount)
        : taken({ ...view, stage: 'turn' }, lot, event.seat, event.amount);
    }
    case 'built':
      return built(cash(view, event.seat, -event.price), event.lot, event.level);
    case 'sold':
      return built(cash(view, event.seat, event.price), event.lot, event.level);
    case 'mortgaged':
      return holding(cash(view, event.seat, event.loan - event.interest), event.lot, { mortgaged: true });
    case 'lifted':
      return holding(cash(view, event.seat, -event.loan - event.interest), event.lot, { mortgaged: false });
    case 'deal_made':
      return handed(handed(view, event.from, event.to, event.give), event.to, event.from, event.want);
    case 'bankrupt':
      return player(view, event.seat, () => ({ out: true, cash: 0, cards: [] }));
    default:
      return view;
  }
}

function changed<T>(list: T[], index: number, change: (one: T) => T): T[] {
  return list.map((one, nth) => (nth === index ? change(one) : one));
}

function player(
  view: MonopolView,
  seat: Seat,
  change: (one: PlayerView) => Partial<PlayerView>,
): MonopolView {
  return { ...view, players: changed(view.players, seat, (one) => ({ ...one, ...change(one) })) };
}

/** A purse is never drawn below nothing: what is missing is owed, and the server says so. */
function cash(view: MonopolView, seat: Seat, amount: number): MonopolView {
  return player(view, seat, (one) => ({ cash: Math.max(0, one.cash + amount) }));
}

function holding(view: MonopolView, lot: Lot, change: Partial<HoldingView>): MonopolView {
  return { ...view, holdings: changed(view.holdings, lot, (one) => ({ ...one, ...change })) };
}

function taken(view: MonopolView, lot: Lot, owner: Seat, price: number): MonopolView {
  return holding(cash(view, owner, -price), lot, { owner });
}

function built(view: MonopolView, lot: Lot, level: number): MonopolView {
  const before = view.holdings[lot]?.level ?? 0;
  const houses = (of: number) => (of === HOTEL ? 0 : of);
  const hotels = (of: number) => (of === HOTEL ? 1 : 0);
  return holding(
    {
      ...view,
      houses: view.houses + houses(before) - houses(level),
      hotels: view.hotels + hotels(before) - hotels(level),
    },
    lot,
    { level },
  );
}

function handed(view: MonopolView, from: Seat, to: Seat, goods: Basket): MonopolView {
  const paid = cash(cash(view, from, -goods.cash), to, goods.cash);
  const owned = goods.lots.reduce((after, lot) => holding(after, lot, { owner: to }), paid);
  const given = player(owned, from, ({ cards }) => ({
    cards: cards.filter((card) => !goods.cards.includes(card)),
  }));
  return player(given, to, ({ cards }) => ({ cards: [...cards, ...goods.cards] }));
}
