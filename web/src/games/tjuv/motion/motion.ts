// From events to motions: what flies from where to where, and when. Nothing here touches the page.

import type { Card, TjuvEvent, TjuvView } from '../../../generated/tjuv';
import { inHand, inPile, onTable, TABLE, TALON, type Place } from '../cards/places';
import { staged } from './stage';

/** How a thing moves: it glides, or it is snatched by a gloved hand. `glove` is that hand itself. */
export type Manner = 'glide' | 'snatch' | 'glove';

/** A place on the way, and when. Milliseconds from the beginning of the beat, at normal speed. */
export interface Stop {
  place: Place;
  arrives: number;
  leaves: number;
}

export interface Motion {
  /** What is seen: a card, or nothing for a card face down. */
  card: Card | null;
  manner: Manner;
  /** Two at least. The first is where it lay before the beat, the last where it lies after it. */
  stops: Stop[];
}

/** Events shown at the same time, the view they lead to, and what moves meanwhile. */
export interface Beat {
  events: TjuvEvent[];
  after: TjuvView;
  motions: Motion[];
  /** When the cards that are left close the gaps: after those that were taken have gone, before those that come. */
  closes: number;
  lasts: number;
}

/** No step is shown for longer than this, at normal speed. */
export const LONGEST = 1900;

const GLIDE = 380;
const DRAW = 260;
const DEAL_EVERY = 60;
const LAY_EVERY = 110;
const GATHER = 240;
const REACH = 300;
const SNATCH = 420;
const PAUSE = 80;

/** These come in rows, and a row is shown as one beat. */
const TOGETHER: TjuvEvent['on'][] = ['dealt', 'laid_lowest', 'put_under'];

/** These leave gaps on the table. */
const TAKING: TjuvEvent['on'][] = ['captured', 'put_under', 'took_last'];

/** The beats of a step. An event that is not known here moves nothing. */
export function beats(view: TjuvView, events: TjuvEvent[]): Beat[] {
  const shown = rows(events).map((row) => {
    const before = view;
    view = row.reduce(staged, view);
    const motions = row.flatMap((event, nth) => motion(before, event, nth));
    const lasts = Math.max(0, ...motions.map(ends));
    const closes = TAKING.some((on) => on === row[0]?.on) ? lasts - GLIDE : 0;
    return { events: row, after: view, motions, closes, lasts };
  });
  return hurried(shown);
}

function rows(events: TjuvEvent[]): TjuvEvent[][] {
  const rows: TjuvEvent[][] = [];
  for (const event of events) {
    const last = rows.at(-1);
    if (last && last[0]?.on === event.on && TOGETHER.includes(event.on)) last.push(event);
    else rows.push([event]);
  }
  return rows;
}

/** The same beats in time for the longest step. */
function hurried(shown: Beat[]): Beat[] {
  const total = shown.reduce((sum, beat) => sum + beat.lasts, 0);
  const share = Math.min(1, LONGEST / total);
  if (share === 1) return shown;
  return shown.map((beat) => ({
    ...beat,
    closes: beat.closes * share,
    lasts: beat.lasts * share,
    motions: beat.motions.map((motion) => ({
      ...motion,
      stops: motion.stops.map((stop) => at(stop, share)),
    })),
  }));
}

function ends(motion: Motion): number {
  return motion.stops.at(-1)?.arrives ?? 0;
}

function at({ place, arrives, leaves }: Stop, share: number): Stop {
  return { place, arrives: arrives * share, leaves: leaves * share };
}

/** Straight from one place to another, after a wait. */
function glide(card: Card | null, from: Place, to: Place, takes: number, wait = 0): Motion {
  const there = wait + takes;
  return {
    card,
    manner: 'glide',
    stops: [
      { place: from, arrives: 0, leaves: wait },
      { place: to, arrives: there, leaves: there },
    ],
  };
}

/** What moves in an event, the `nth` of its row. */
function motion(before: TjuvView, event: TjuvEvent, nth: number): Motion[] {
  switch (event.on) {
    case 'deal_begins':
      return before.piles.flatMap((piles, seat) =>
        piles.map(({ top }) => glide(top, inPile(seat, top), TALON, GLIDE)),
      );
    case 'dealt':
      return [glide(event.card, TALON, inHand(event.to, event.card), DRAW, nth * DEAL_EVERY)];
    case 'drew':
      return [glide(event.card, TALON, inHand(event.by, event.card), DRAW)];
    case 'laid_lowest':
    case 'laid':
    case 'refilled':
      return [glide(event.card, inHand(event.by, event.card), onTable(event.card), GLIDE, nth * LAY_EVERY)];
    case 'added':
    case 'refilled_from_talon':
      return [glide(event.card, TALON, onTable(event.card), GLIDE)];
    case 'put_under':
      return [glide(event.card, onTable(event.card), TALON, GLIDE, nth * LAY_EVERY)];
    case 'took_last':
      return event.cards.map((card, row) =>
        glide(card, onTable(card), inPile(event.by), GLIDE, row * LAY_EVERY),
      );
    case 'captured':
      return capture(event);
    default:
      return [];
  }
}

/** The played card lands among the cards it takes, they gather on it, the piles it steals are snatched across the
 *  table, and all of it ends in one pile. */
function capture({ by, card, table, stolen }: TjuvEvent & { on: 'captured' }): Motion[] {
  const pile = inPile(by, card);
  const meeting = table[0] ? onTable(table[0]) : TABLE;
  const gathered = GLIDE + GATHER;
  const grabbed = stolen.length > 0 ? GLIDE + REACH + PAUSE * stolen.length : 0;
  const homeward = Math.max(gathered + PAUSE, grabbed + SNATCH / 2);
  const home = homeward + GLIDE;

  const together = (one: Card, from: Place, waits: number, meets: number): Motion => ({
    card: one,
    manner: 'glide',
    stops: [
      { place: from, arrives: 0, leaves: waits },
      { place: meeting, arrives: meets, leaves: homeward },
      { place: pile, arrives: home, leaves: home },
    ],
  });
  const taken = table.map((one) => together(one, onTable(one), GLIDE, gathered));
  const played = together(card, inHand(by, card), 0, GLIDE);
  const thefts = stolen.flatMap(({ from, top }, nth) => {
    const reached = GLIDE + REACH + PAUSE * nth;
    const pulls = reached + PAUSE;
    const end = { place: pile, arrives: pulls + SNATCH, leaves: pulls + SNATCH };
    const victim = inPile(from, top);
    const glove: Motion = {
      card: null,
      manner: 'glove',
      stops: [
        { place: inHand(by), arrives: 0, leaves: reached - REACH },
        { place: victim, arrives: reached, leaves: pulls },
        end,
      ],
    };
    return [
      { card: top, manner: 'snatch', stops: [{ place: victim, arrives: 0, leaves: pulls }, end] } as Motion,
      glove,
    ];
  });
  return [...taken, played, ...thefts];
}
