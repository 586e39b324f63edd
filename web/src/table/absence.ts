// Who is away, since when, and what the others may do about it.

import type { Seat, SeatInfo, TableInfo, Wish } from '../generated/protocol';

const SECOND = 1_000;

/** A table, and when it was told on the clock of `performance.now()`: what it says of time was true then. */
export interface ToldTable {
  info: TableInfo;
  at: number;
}

type Person = Extract<SeatInfo, { kind: 'person' }>;

export function personAt(info: TableInfo, seat: Seat): Person | null {
  const found = info.seats[seat];
  return found?.kind === 'person' ? found : null;
}

/** All who can still act for themselves. */
export function persons(info: TableInfo): Seat[] {
  return info.seats.flatMap((seat, index) =>
    seat.kind === 'person' && (seat.plays === 'themselves' || seat.plays === 'stand_in') ? [index] : [],
  );
}

/** For how many milliseconds a person has been gone; null for one who is here. */
export function goneFor({ info, at }: ToldTable, seat: Seat, now: number): number | null {
  const person = personAt(info, seat);
  if (!person || person.online) return null;
  return (person.gone_ms ?? 0) + (now - at);
}

/** How many milliseconds of the table's grace are left to somebody who is gone; none when it is over. */
export function graceLeft(told: ToldTable, seat: Seat, now: number): number {
  const gone = goneFor(told, seat, now) ?? 0;
  return Math.max(0, told.info.settings.grace * SECOND - gone);
}

/** Those the match waits for in vain. Whoever sits at this screen is not away. */
export function awaited(info: TableInfo, waiting: readonly Seat[], here: readonly Seat[]): Seat[] {
  if (info.paused_ms !== undefined) return [];
  return waiting.filter((seat) => {
    const person = personAt(info, seat);
    return person && !person.online && person.plays === 'themselves' && !here.includes(seat);
  });
}

/** Whoever has said that they want this. */
export function wishing(info: TableInfo, wanted: Wish): Seat[] {
  const same = (wish: Wish) =>
    wish.kind === wanted.kind &&
    (wish.kind !== 'remove' || (wanted.kind === 'remove' && wish.seat === wanted.seat));
  return (info.wishes ?? []).filter(({ wish }) => same(wish)).map(({ seat }) => seat);
}

/** For how many milliseconds more the match is paused, if nobody resumes it; null if it is not. */
export function pauseLeft({ info, at }: ToldTable, now: number): number | null {
  return info.paused_ms === undefined ? null : Math.max(0, info.paused_ms - (now - at));
}
