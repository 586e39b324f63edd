// Which properties an action is about, so that they can be shown on the board.

import type { Lot, MonopolAction, MonopolView } from '../../../generated/monopol';
import { soldLot } from '../words/words';

export function lotsIn(action: MonopolAction, view: MonopolView): Lot[] {
  switch (action.do) {
    case 'buy':
    case 'decline':
      return [view.players[view.turn]?.at ?? 0];
    case 'bid':
    case 'pass_bid':
      return [soldLot(view.auction.of)].filter((lot) => lot !== null);
    case 'claim':
    case 'waive':
    case 'forget':
      return [view.claim.lot];
    case 'build':
    case 'sell':
    case 'mortgage':
    case 'lift':
    case 'place':
      return [action.lot];
    case 'offer':
      return [...action.give.lots, ...action.want.lots];
    case 'offer_settlement':
      return action.lots;
    case 'accept':
    case 'refuse':
    case 'withdraw': {
      const offer = view.offers.find(({ number }) => number === action.offer);
      return offer ? [...offer.give.lots, ...offer.want.lots] : [];
    }
    case 'throw':
    case 'pay_fine':
    case 'use_card':
    case 'pay_card':
    case 'take_chance':
    case 'keep_mortgages':
    case 'wish':
    case 'go_bankrupt':
      return [];
  }
}
