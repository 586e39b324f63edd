// From events to what is seen: what moves where, and for how long. Nothing here touches the page.

import type { Deck, MonopolEvent, MonopolView } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import { inTime, type Beat as AnyBeat } from '../../beat';
import type { Moment } from '../../game';
import { SQUARES } from '../board/ring';
import { soldLot } from '../words/words';

/** A token on its way, from square to square. */
export interface Walk {
  seat: Seat;
  squares: number[];
}

/** A walk as it is carried out: in so many milliseconds. */
export interface Going extends Walk {
  lasts: number;
}

/** Whose purse; null is the bank's. */
export type Purse = Seat | null;

/** Money that changes hands. */
export interface Flight {
  from: Purse;
  to: Purse;
  sum: number;
}

/** A card that is being read. */
export interface Drawn {
  seat: Seat;
  deck: Deck;
  card: number;
}

/** An event, and what is seen meanwhile. */
export interface Beat extends AnyBeat<MonopolView, MonopolEvent> {
  walk: Walk | null;
  flights: Flight[];
  /** The dice are in the air. */
  dice: boolean;
}

const STEP = 105;
const WALK_MIN = 320;
const WALK_MAX = 950;
const TUMBLE = 700;
const ORDER = 330;
const LED = 550;
const CARD = 700;
const COINS = 520;
const RAISED = 320;
const HAMMER = 420;
const GLANCE = 160;

/** The beats of a step, one for each event. An event that is not known here moves nothing. */
export function beats(moments: Moment<MonopolView, MonopolEvent>[]): Beat[] {
  return inTime(
    moments.map((moment) => {
      const { event, before } = moment;
      const walk = walkOf(moment);
      // What goes on where somebody arrives is seen when they have arrived.
      const after = walk ? { ...moment.after, stage: before.stage } : moment.after;
      const dice = event.on === 'threw' || event.on === 'threw_for_order';
      const flights = flightsOf(event);
      return { events: [event], after, walk, flights, dice, lasts: lasts(event, walk) };
    }),
  );
}

/** The squares an event is about, to be lit while one points at its words. */
export function marks(event: MonopolEvent): number[] {
  switch (event.on) {
    case 'moved':
      return [event.to];
    case 'deal_made':
    case 'offer_made':
      return [...event.give.lots, ...event.want.lots];
    case 'auction_opened':
    case 'auction_won':
    case 'auction_failed':
      return [soldLot(event.of)].filter((lot) => lot !== null);
    default:
      return 'lot' in event ? [event.lot] : [];
  }
}

function walkOf({ event, before, after }: Moment<MonopolView, MonopolEvent>): Walk | null {
  switch (event.on) {
    case 'moved':
      return { seat: event.seat, squares: way(event.from, event.to, event.how === 'forward' ? 1 : -1) };
    case 'went_to_prison': {
      const squares = [before, after].flatMap(({ players }) => players[event.seat]?.at ?? []);
      return { seat: event.seat, squares };
    }
    default:
      return null;
  }
}

/** Every square on the way, the first and the last among them. */
function way(from: number, to: number, step: 1 | -1): number[] {
  const squares = [from];
  for (let at = from; at !== to;) {
    at = (at + step + SQUARES) % SQUARES;
    squares.push(at);
  }
  return squares;
}

function flightsOf(event: MonopolEvent): Flight[] {
  switch (event.on) {
    case 'got_salary':
    case 'got_money':
      return [{ from: null, to: event.seat, sum: event.amount }];
    case 'paid':
      return [{ from: event.from, to: event.to, sum: event.amount }];
    case 'bought':
    case 'built':
      return [{ from: event.seat, to: null, sum: event.price }];
    case 'sold':
      return [{ from: null, to: event.seat, sum: event.price }];
    case 'auction_won':
      return [{ from: event.seat, to: null, sum: event.amount }];
    case 'mortgaged':
      return [
        { from: null, to: event.seat, sum: event.loan },
        { from: event.seat, to: null, sum: event.interest },
      ].filter(({ sum }) => sum > 0);
    case 'lifted':
      return [event.loan, event.interest]
        .filter((sum) => sum > 0)
        .map((sum) => ({ from: event.seat, to: null, sum }));
    case 'deal_made':
      return [
        { from: event.from, to: event.to, sum: event.give.cash },
        { from: event.to, to: event.from, sum: event.want.cash },
      ].filter(({ sum }) => sum > 0);
    default:
      return [];
  }
}

function lasts(event: MonopolEvent, walk: Walk | null): number {
  switch (event.on) {
    case 'moved':
      return Math.min(WALK_MAX, Math.max(WALK_MIN, ((walk?.squares.length ?? 1) - 1) * STEP));
    case 'went_to_prison':
      return LED;
    case 'threw':
      return TUMBLE;
    case 'threw_for_order':
      return ORDER;
    case 'drew_card':
      return CARD;
    case 'got_salary':
    case 'got_money':
    case 'paid':
    case 'bought':
    case 'deal_made':
      return COINS;
    case 'built':
    case 'sold':
    case 'mortgaged':
    case 'lifted':
      return RAISED;
    case 'auction_won':
    case 'auction_opened':
    case 'bankrupt':
      return HAMMER;
    default:
      return GLANCE;
  }
}
