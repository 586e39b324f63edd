// Who came where, in the order of the places that are told.

import type { Seat } from '../generated/protocol';

/** All seats, the first place first; those who share one stay in the order of the table. */
export function byPlace(places: number[]): { seat: Seat; place: number }[] {
  return places.map((place, seat) => ({ seat, place })).toSorted((a, b) => a.place - b.place);
}
