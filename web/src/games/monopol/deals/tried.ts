// What the table has told about a deal that somebody tried. Nothing is worked out: it stands in what would happen.

import type { Lot, MonopolEvent, MonopolView, OfferView } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import type { Moment, Tried } from '../../game';

export type MonopolTried = Tried<MonopolView, MonopolEvent>;

const momentsIn = (tried: MonopolTried | null): Moment<MonopolView, MonopolEvent>[] =>
  tried && 'moments' in tried ? tried.moments : [];

/** The offer that would lie open. */
export function offerIn(tried: MonopolTried | null): OfferView | null {
  for (const { event, after } of momentsIn(tried)) {
    if (event.on === 'offer_made') return after.offers.find(({ number }) => number === event.offer) ?? null;
  }
  return null;
}

/** The loans that somebody would pay back to the bank at once. */
export function liftedIn(tried: MonopolTried | null, seat: Seat): { lot: Lot; loan: number }[] {
  return momentsIn(tried).flatMap(({ event }) =>
    event.on === 'lifted' && event.seat === seat ? [{ lot: event.lot, loan: event.loan }] : [],
  );
}

/** Why it cannot be. */
export function refusalIn(tried: MonopolTried | null): Extract<MonopolTried, { rule: string }> | null {
  return tried && 'refusal' in tried ? tried : null;
}
