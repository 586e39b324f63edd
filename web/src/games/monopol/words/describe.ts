// What happened, in words: who did what to whom, and for how much.

import type { Basket, MonopolBoard, MonopolEvent } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import { money, t } from '../../../text/text.svelte';
import type { Telling } from '../../game';
import { cardText } from './cards';
import { capital, company, nameOrYou } from '../../../text/people';
import { goods, isEmpty, payee, soldName, squareName } from './words';

/** These only prepare or accompany something that is told anyway. */
const ASIDE: MonopolEvent['on'][] = [
  'threw_for_order',
  'threw',
  'declined',
  'passed_bid',
  'rent_due',
  'wished',
];

/** An event as told to `seat`. Null for events this page does not know. */
export function describe(
  event: MonopolEvent,
  names: string[],
  seat: Seat | null,
  board: MonopolBoard,
): Telling | null {
  const text = sentence(event, names, seat, board);
  return text === null ? null : { text: capital(text), notable: !ASIDE.includes(event.on) };
}

function sentence(
  event: MonopolEvent,
  names: string[],
  seat: Seat | null,
  board: MonopolBoard,
): string | null {
  const actor = (by: Seat) => ({ who: names[by] ?? '', you: by === seat });
  const object = (by: Seat) => nameOrYou(by, names, seat, 'object');
  switch (event.on) {
    case 'threw_for_order': {
      const [one, other] = event.dice;
      return t('monopol.event.threw_for_order', { one, other, ...actor(event.seat) });
    }
    case 'threw': {
      const [one, other] = event.dice;
      return t('monopol.event.threw', { one, other, doubles: one === other, ...actor(event.seat) });
    }
    case 'begins':
    case 'passed_bid':
    case 'kept_card':
      return t(`monopol.event.${event.on}`, actor(event.seat));
    case 'dealt_deed':
      return t('monopol.event.dealt_deed', deed(board, event.lot, event.price, actor(event.to)));
    case 'moved':
      return t('monopol.event.moved', {
        place: squareName(board, event.to),
        how: event.how,
        ...actor(event.seat),
      });
    case 'got_salary':
    case 'bid':
      return t(`monopol.event.${event.on}`, { sum: money(event.amount), ...actor(event.seat) });
    case 'bought':
      return t('monopol.event.bought', deed(board, event.lot, event.price, actor(event.seat)));
    case 'declined':
      return t('monopol.event.declined', { lot: squareName(board, event.lot), ...actor(event.seat) });
    case 'auction_opened':
      return t('monopol.event.auction_opened', { thing: soldName(board, event.of), ...actor(event.bidder) });
    case 'auction_won':
      return t('monopol.event.auction_won', {
        thing: soldName(board, event.of),
        sum: money(event.amount),
        ...actor(event.seat),
      });
    case 'auction_failed':
      return t('monopol.event.auction_failed', { thing: soldName(board, event.of) });
    case 'rent_due':
      return t('monopol.event.rent_due', {
        ...rent(board, event.lot, event.amount),
        whom: object(event.owner),
        ...actor(event.visitor),
      });
    case 'rent_claimed':
    case 'rent_waived':
    case 'rent_forgotten':
      return t(`monopol.event.${event.on}`, {
        ...rent(board, event.lot, event.amount),
        whom: object(event.visitor),
        ...actor(event.owner),
      });
    case 'drew_card':
      return t('monopol.event.drew_card', {
        deck: event.deck,
        card: cardText(board, event.deck, event.card),
        ...actor(event.seat),
      });
    case 'got_money':
      return t('monopol.event.got_money', {
        sum: money(event.amount),
        parking: event.parking,
        ...actor(event.seat),
      });
    case 'paid':
      return t('monopol.event.paid', {
        sum: money(event.amount),
        why: event.why,
        whom: payee(event.to, names, seat),
        ...actor(event.from),
      });
    case 'owes':
      return t('monopol.event.owes', {
        sum: money(event.amount),
        why: event.why,
        whom: payee(event.to, names, seat),
        ...actor(event.debtor),
      });
    case 'went_to_prison':
      return t('monopol.event.went_to_prison', { because: event.because, ...actor(event.seat) });
    case 'stayed_in_prison':
      return t('monopol.event.stayed_in_prison', { throws: event.throws, ...actor(event.seat) });
    case 'left_prison':
      return t('monopol.event.left_prison', { by: event.by, ...actor(event.seat) });
    case 'built':
    case 'sold':
      return t(`monopol.event.${event.on}`, {
        level: event.level,
        ...deed(board, event.lot, event.price, actor(event.seat)),
      });
    case 'mortgaged':
    case 'lifted':
      return t(`monopol.event.${event.on}`, {
        charged: event.interest > 0,
        interest: money(event.interest),
        ...deed(board, event.lot, event.loan, actor(event.seat)),
      });
    case 'asked_for_wishes':
      return t('monopol.event.asked_for_wishes', {
        lot: squareName(board, event.lot),
        left: event.left,
        ...actor(event.builder),
      });
    case 'wished':
      return t('monopol.event.wished', { count: event.count, ...actor(event.seat) });
    case 'offer_made':
    case 'deal_made':
      return t(`monopol.event.${event.on}`, {
        ...swap(board, event),
        whom: object(event.to),
        ...actor(event.from),
      });
    case 'offer_refused':
      return t('monopol.event.offer_refused', { whom: object(event.from), ...actor(event.to) });
    case 'offer_withdrawn':
      return t('monopol.event.offer_withdrawn', { whom: object(event.to), ...actor(event.from) });
    case 'bankrupt':
      return t('monopol.event.bankrupt', { whom: payee(event.to, names, seat), ...actor(event.seat) });
    case 'time_up':
      return t('monopol.event.time_up', { round: event.round });
    case 'game_over':
      return t('monopol.event.game_over', {
        sum: money(event.worths[event.winners[0] ?? 0] ?? 0),
        ...winnersOf(event.winners, names, seat),
      });
    default:
      return null;
  }
}

function deed(board: MonopolBoard, lot: number, sum: number, actor: { who: string; you: boolean }) {
  return { lot: squareName(board, lot), sum: money(sum), ...actor };
}

function rent(board: MonopolBoard, lot: number, amount: number) {
  return { lot: squareName(board, lot), sum: money(amount) };
}

/** Both sides of a deal, and which of the ways to say it fits. */
function swap(board: MonopolBoard, deal: { give: Basket; want: Basket; settles: number }) {
  const kind =
    deal.settles > 0 ? 'settles' : isEmpty(deal.want) ? 'gives' : isEmpty(deal.give) ? 'wants' : 'swaps';
  return {
    kind,
    give: goods(board, deal.give),
    want: goods(board, deal.want),
    sum: money(deal.settles),
  };
}

export function winnersOf(winners: Seat[], names: string[], seat: Seat | null) {
  return {
    winners: winners.length,
    you: winners.length === 1 && winners[0] === seat,
    who: capital(company(winners, names, winners.length === 1 ? null : seat)),
  };
}
