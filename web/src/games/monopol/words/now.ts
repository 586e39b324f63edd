// One sentence: whose turn it is and what is being waited for. A second one if somebody has offered you a deal.

import type { MonopolAction, MonopolBoard, MonopolEvent, MonopolView } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import { list, money, t } from '../../../text/text.svelte';
import type { Standing } from '../../game';
import { winnersOf } from './describe';
import { capital, nameOrYou } from '../../../text/people';
import { payee, soldName, squareName } from './words';

type MonopolStanding = Standing<MonopolView, MonopolAction, MonopolEvent>;

export function now(
  standing: MonopolStanding,
  names: string[],
  seat: Seat | null,
  board: MonopolBoard,
): string {
  const { view, winners = [], waiting } = standing;
  if (view.stage === 'over') {
    return winners.length > 0 ? t('monopol.now.won', winnersOf(winners, names, seat)) : t('monopol.now.over');
  }
  if (view.stage === 'throw_for_order') return t('monopol.now.order');
  if (view.stage === 'deal_deeds') return t('monopol.now.deal_deeds');
  if (waiting.length === 0) return t('monopol.now.waiting');
  const mine = seat !== null && waiting.includes(seat);
  const sentence = mine ? yours(standing, names, seat, board) : theirs(view, waiting, names, seat, board);
  return capital([sentence, ...asked(standing, names, seat)].join(' '));
}

/** Who wants an answer from the viewer, if it can be given now and nothing is more urgent. */
function asked({ view, menu, waiting }: MonopolStanding, names: string[], seat: Seat | null): string[] {
  const open = menu.flatMap(({ action }) => (action.do === 'accept' ? [action.offer] : []));
  const from = view.offers
    .filter((offer) => open.includes(offer.number))
    .map((offer) => names[offer.from] ?? '');
  const urgent = view.stage !== 'turn' && seat !== null && waiting.includes(seat);
  return from.length > 0 && !urgent ? [t('monopol.now.asked', { who: list([...new Set(from)]) })] : [];
}

function yours({ view, menu }: MonopolStanding, names: string[], seat: Seat, board: MonopolBoard): string {
  const offers = (kind: MonopolAction['do']) => menu.some(({ action }) => action.do === kind);
  const me = view.players[seat];
  switch (view.stage) {
    case 'turn':
      if (me?.prison != null) {
        const ways = offers('pay_fine') ? (offers('use_card') ? 'both' : 'fine') : 'card';
        const way = offers('pay_fine') || offers('use_card') ? ways : 'throw';
        return t('monopol.now.prison', { throws: me.prison, way });
      }
      return view.again ? t('monopol.now.again') : t('monopol.now.turn');
    case 'buy': {
      const price = board.squares[me?.at ?? 0]?.deed?.price ?? 0;
      return t('monopol.now.buy', {
        lot: squareName(board, me?.at ?? 0),
        sum: money(price),
        affords: offers('buy') || menu.length === 0,
      });
    }
    case 'auction':
      return t('monopol.now.auction', { ...hammer(view, names, seat, board) });
    case 'claim':
      return t('monopol.now.claim', {
        who: names[view.turn] ?? '',
        lot: squareName(board, view.claim.lot),
        sum: money(view.claim.amount),
      });
    case 'fine_or_chance':
      return t('monopol.now.fine_or_chance');
    case 'debt': {
      const debt = view.debts[0];
      return t('monopol.now.debt', {
        whom: payee(debt?.creditor ?? null, names, seat),
        sum: money(debt?.amount ?? 0),
        missing: money(debt?.missing ?? 0),
      });
    }
    case 'take_over':
      return t('monopol.now.take_over');
    case 'wishes':
      return t('monopol.now.wishes', { who: names[view.builder] ?? '' });
    case 'place':
      return t('monopol.now.place', { thing: soldName(board, view.auction.of) });
    default:
      return t('monopol.now.waiting');
  }
}

function theirs(
  view: MonopolView,
  waiting: Seat[],
  names: string[],
  seat: Seat | null,
  board: MonopolBoard,
): string {
  const by = waiting[0] ?? view.turn;
  const who = names[by] ?? '';
  switch (view.stage) {
    case 'turn':
      return t('monopol.now.other.turn', {
        who,
        prison: view.players[by]?.prison != null,
        again: view.again,
      });
    case 'buy':
      return t('monopol.now.other.buy', { who, lot: squareName(board, view.players[by]?.at ?? 0) });
    case 'auction':
      return t('monopol.now.other.auction', { who, ...hammer(view, names, seat, board) });
    case 'claim':
      return t('monopol.now.other.claim', {
        who,
        whom: nameOrYou(view.turn, names, seat, 'object'),
        lot: squareName(board, view.claim.lot),
        sum: money(view.claim.amount),
      });
    case 'fine_or_chance':
      return t('monopol.now.other.fine_or_chance', { who });
    case 'debt': {
      const debt = view.debts[0];
      return t('monopol.now.other.debt', {
        who,
        whom: payee(debt?.creditor ?? null, names, seat),
        sum: money(debt?.amount ?? 0),
      });
    }
    case 'take_over':
      return t('monopol.now.other.take_over', { who });
    case 'wishes':
      return t('monopol.now.other.wishes', { who: list(waiting.map((one) => names[one] ?? '')) });
    case 'place':
      return t('monopol.now.other.place', { who, thing: soldName(board, view.auction.of) });
    default:
      return t('monopol.now.waiting');
  }
}

function hammer({ auction }: MonopolView, names: string[], seat: Seat | null, board: MonopolBoard) {
  return {
    thing: soldName(board, auction.of),
    bid: auction.leader !== null,
    sum: money(auction.high),
    leader: auction.leader === null ? '' : nameOrYou(auction.leader, names, seat, 'subject'),
  };
}
