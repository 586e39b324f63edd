// What one can do, as a friend would propose it.

import { MONOPOL } from '../../../generated/facts';
import type { Basket, MonopolAction, MonopolBoard, MonopolView } from '../../../generated/monopol';
import { money, t } from '../../../text/text.svelte';
import { goods, isEmpty, lotNames, soldName, squareName } from './words';

export function say(action: MonopolAction, view: MonopolView, names: string[], board: MonopolBoard): string {
  const called = (seat: number | undefined) => (seat === undefined ? '' : (names[seat] ?? ''));
  const offered = (number: number) => view.offers.find((offer) => offer.number === number);
  switch (action.do) {
    case 'buy':
    case 'decline': {
      const lot = view.players[view.turn]?.at ?? 0;
      const sum = money(board.squares[lot]?.deed?.price ?? 0);
      return t(`monopol.say.${action.do}`, { lot: squareName(board, lot), sum });
    }
    case 'bid':
      return t('monopol.say.bid', { sum: money(action.amount) });
    case 'claim':
      return t('monopol.say.claim', { sum: money(view.claim.amount) });
    case 'sell':
      return t('monopol.say.sell', { lot: squareName(board, action.lot), level: action.down_to });
    case 'build':
      return t('monopol.say.build', {
        lot: squareName(board, action.lot),
        hotel: view.holdings[action.lot]?.higher === MONOPOL.hotel,
      });
    case 'mortgage':
    case 'lift':
      return t(`monopol.say.${action.do}`, { lot: squareName(board, action.lot) });
    case 'wish':
      return t('monopol.say.wish', { count: action.count });
    case 'place':
      return t('monopol.say.place', {
        thing: soldName(board, view.auction.of),
        lot: squareName(board, action.lot),
      });
    case 'offer':
      return t('monopol.say.offer', {
        kind: kindOf(action.give, action.want),
        whom: called(action.to),
        give: goods(board, action.give),
        want: goods(board, action.want),
      });
    case 'offer_settlement':
      return t('monopol.say.offer_settlement', {
        sum: money(action.value),
        lots: lotNames(board, action.lots),
      });
    case 'accept':
    case 'refuse':
      return t(`monopol.say.${action.do}`, { whom: called(offered(action.offer)?.from) });
    case 'withdraw':
      return t('monopol.say.withdraw', { whom: called(offered(action.offer)?.to) });
    case 'throw':
    case 'pay_fine':
    case 'use_card':
    case 'pass_bid':
    case 'waive':
    case 'forget':
    case 'pay_card':
    case 'take_chance':
    case 'keep_mortgages':
    case 'go_bankrupt':
      return t(`monopol.say.${action.do}`);
  }
}

/** Which of the ways to propose a deal fits. */
function kindOf(give: Basket, want: Basket): 'gives' | 'wants' | 'buys' | 'sells' | 'swaps' {
  if (isEmpty(want)) return 'gives';
  if (isEmpty(give)) return 'wants';
  if (isCash(give)) return 'buys';
  return isCash(want) ? 'sells' : 'swaps';
}

const isCash = ({ lots, cards }: Basket) => lots.length === 0 && cards.length === 0;
