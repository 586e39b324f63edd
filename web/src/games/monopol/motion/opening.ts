import type { MonopolView } from '../../../generated/monopol';

/** The same table before anybody threw for who begins. Deeds dealt for the shorter game lie with the bank again, and as
 *  they were paid for at their printed price, everybody has in cash what they are worth. */
export function untouched(view: MonopolView): MonopolView {
  return {
    ...view,
    stage: 'throw_for_order',
    round: 0,
    dice: [0, 0],
    order: view.order.map(() => 0),
    players: view.players.map((one, seat) => ({ ...one, cash: view.worths[seat] ?? one.cash })),
    holdings: view.holdings.map((one) => ({ ...one, owner: null })),
  };
}
