// How much time each seat has, where the table has a clock. The host tells it with every standing; in between it is
// counted here, so that a pause or a stand-in stops it at once.

import type { Clock, Seat, TableInfo } from '../generated/protocol';

export interface Clocks {
  /** What each seat had left, in milliseconds, … */
  left: readonly number[];
  /** … at this moment, on the clock of `performance.now()`. */
  at: number;
  /** Whose time has been running since. */
  running: readonly Seat[];
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Nobody is hurried earlier than this, however long the bank is. */
const LOW_AT_MOST = HOUR;
const LOW_AT_LEAST = 15 * SECOND;

/** The clocks as the host has just told them. */
export function told(left: readonly number[], waiting: readonly Seat[], table: TableInfo | null, at: number) {
  return { left, at, running: table ? running(waiting, table) : waiting } satisfies Clocks;
}

/** The same clocks when something is new about the table: what has run so far has run. */
export function settled(clocks: Clocks, waiting: readonly Seat[], table: TableInfo, at: number): Clocks {
  const left = clocks.left.map((_, seat) => leftAt(clocks, seat, at));
  return { left, at, running: running(waiting, table) };
}

/** What a seat has left, in milliseconds. */
export function leftAt({ left, at, running }: Clocks, seat: Seat, now: number): number {
  const before = left[seat] ?? 0;
  return running.includes(seat) ? Math.max(0, before - (now - at)) : before;
}

/** From here on the time is short; null where there is no clock. */
export function lowFrom(clock: Clock): number | null {
  if (clock.kind === 'calm') return null;
  const whole = clock.kind === 'bank' ? clock.seconds * SECOND : clock.hours * HOUR;
  return Math.max(LOW_AT_LEAST, Math.min(whole / 10, LOW_AT_MOST));
}

/** A clock runs for whoever is waited for, unless a bot plays for them or the match is paused. */
function running(waiting: readonly Seat[], table: TableInfo): Seat[] {
  if (table.paused_ms !== undefined) return [];
  return waiting.filter((seat) => {
    const info = table.seats[seat];
    return info?.kind === 'person' && info.plays === 'themselves';
  });
}
