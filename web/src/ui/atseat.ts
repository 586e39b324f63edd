// What is news at a seat, wherever a game draws that seat. A look back has no news.

import { getContext, setContext } from 'svelte';
import type { Reaction, Seat } from '../generated/protocol';

export interface SeatNews {
  /** How much time the seat has, where the table has a clock. */
  time(seat: Seat): { left: number; running: boolean; low: boolean } | null;
  /** What whoever sits there has just said. */
  reaction(seat: Seat): Reaction | null;
}

const KEY = Symbol('seat news');

export function tellSeatNews(news: SeatNews) {
  setContext(KEY, news);
}

export function seatNews(): SeatNews | undefined {
  return getContext<SeatNews | undefined>(KEY);
}
