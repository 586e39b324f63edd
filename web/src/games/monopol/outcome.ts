// What would come of an action at once, beyond what is said of it anyway, and what the deeds it is about are worth to
// whoever decides: what is printed on them, and how much of the colour one has. Nothing is worked out.

import type { Lot, MonopolAction, MonopolBoard, MonopolEvent, MonopolView } from '../../generated/monopol';
import type { Seat } from '../../generated/protocol';
import { money, t } from '../../text/text.svelte';
import { describe } from './words/describe';
import { familyOf, lotsOf } from './deeds/groups';
import type { MonopolChoice } from './actions/menu';
import { familyName, soldLot } from './words/words';

/** These tell only that what was chosen is done. */
const SAID: MonopolEvent['on'][] = [
  'bought',
  'declined',
  'bid',
  'passed_bid',
  'rent_claimed',
  'built',
  'offer_made',
  'offer_refused',
  'offer_withdrawn',
  'wished',
];

export function outcome(
  { action, would }: MonopolChoice,
  view: MonopolView,
  names: string[],
  seat: Seat | null,
  board: MonopolBoard,
): string {
  const happens = would
    .filter((event) => !SAID.includes(event.on))
    .flatMap((event) => describe(event, names, seat, board)?.text ?? []);
  const built = would.flatMap((event) => (event.on === 'built' ? [rises(event, board)] : []));
  const gained = gainedBy(action, view).flatMap((lot) => worth(lot, view, seat, board));
  return [...happens, ...built, ...new Set(gained)].join(' ');
}

/** What the house costs, and the rent that the deed promises for it. */
function rises({ lot, level, price }: MonopolEvent & { on: 'built' }, board: MonopolBoard): string {
  const rent = board.squares[lot]?.deed?.rents[level] ?? 0;
  return t('monopol.outcome.built', { sum: money(price), rent: money(rent) });
}

/** The deeds one would get, or bids for. */
function gainedBy(action: MonopolAction, view: MonopolView): Lot[] {
  switch (action.do) {
    case 'buy':
      return [view.players[view.turn]?.at ?? 0];
    case 'bid':
      return [soldLot(view.auction.of)].filter((lot) => lot !== null);
    case 'offer':
      return action.want.lots;
    case 'accept':
      return view.offers.find(({ number }) => number === action.offer)?.give.lots ?? [];
    default:
      return [];
  }
}

/** The printed price where it is bid for, and how many of its kind one has already. */
function worth(lot: Lot, view: MonopolView, seat: Seat | null, board: MonopolBoard): string[] {
  const family = familyOf(board, lot);
  if (!family) return [];
  const all = lotsOf(board, family);
  const own = all.filter((one) => view.holdings[one]?.owner === seat).length;
  const has = t('monopol.outcome.family', { own, all: all.length, family: familyName(family) });
  const price = board.squares[lot]?.deed?.price ?? 0;
  return view.stage === 'auction' ? [t('monopol.outcome.price', { sum: money(price) }), has] : [has];
}
