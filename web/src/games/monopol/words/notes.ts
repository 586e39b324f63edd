// The beginner's hand: the first time a thing turns up, one sentence explains it. Once understood, never again.

import type { MonopolEvent, MonopolView } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import { firstUnknown, understoodIn } from '../../understood';
import type { MonopolChoice } from '../actions/menu';

export type Note =
  'claim' | 'debt' | 'wishes' | 'auction' | 'prison' | 'offer' | 'build' | 'mortgage' | 'buy';

/** The clause behind each. */
export const RULES: Record<Note, string> = {
  claim: 'mo.rent.claim',
  debt: 'mo.debt',
  wishes: 'mo.shortage.auction',
  auction: 'mo.auction.form',
  prison: 'mo.prison.doubles',
  offer: 'mo.deal',
  build: 'mo.house.even',
  mortgage: 'mo.mortgage.interest',
  buy: 'mo.buy',
};

export const understood = understoodIn<Note>('monopol');

/** The first thing in this menu, or in what has happened since the player last acted, that they have not met before. */
export function noteFor(
  menu: MonopolChoice[],
  happened: MonopolEvent[],
  view: MonopolView,
  seat: Seat | null,
  known: Note[],
): Note | null {
  if (seat === null) return null;
  const offers = (kind: string) => menu.some(({ action }) => action.do === kind);
  const met: Record<Note, boolean> = {
    claim: offers('claim'),
    debt: view.stage === 'debt' && view.debts[0]?.debtor === seat,
    wishes: offers('wish'),
    // While others bid one still stands in the same auction.
    auction: view.stage === 'auction' && view.auction.bidding.includes(seat),
    prison: offers('throw') && view.players[seat]?.prison != null,
    offer: offers('refuse'),
    build: offers('build'),
    mortgage: happened.some((event) => event.on === 'mortgaged' && event.seat === seat),
    buy: offers('buy'),
  };
  return firstUnknown(met, known);
}
