// From events to motions: what flies from where to where, and when. Nothing here touches the page.

import type { Card, TjuvEvent, TjuvView } from '../../../generated/tjuv';
import { inTime, type Beat as AnyBeat } from '../../beat';
import type { Moment } from '../../game';
import { inHand, inPile, onTable, TABLE, TALON, type Place } from '../cards/places';

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

/** Events shown at the same time, and what moves meanwhile. */
export interface Beat extends AnyBeat<TjuvView, TjuvEvent> {
  motions: Motion[];
  /** When the cards that are left close the gaps: after those that were taken have gone, before those that come. */
  closes: number;
}

type TjuvMoment = Moment<TjuvView, TjuvEvent>;

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
export function beats(moments: TjuvMoment[]): Beat[] {
  return inTime(rows(moments).map(beatOf), hurried);
}

function beatOf(row: [TjuvMoment, ...TjuvMoment[]]): Beat {
  const motions = row.flatMap(({ event }, nth) => motion(row[0].before, event, nth));
  const lasts = Math.max(0, ...motions.map(ends));
  return {
    events: row.map(({ event }) => event),
    after: row.at(-1)!.after,
    motions,
    closes: TAKING.includes(row[0].event.on) ? lasts - GLIDE : 0,
    lasts,
  };
}

function rows(moments: TjuvMoment[]): [TjuvMoment, ...TjuvMoment[]][] {
  const rows: [TjuvMoment, ...TjuvMoment[]][] = [];
  for (const moment of moments) {
    const { on } = moment.event;
    const last = rows.at(-1);
    if (last && last[0].event.on === on && TOGETHER.includes(on)) last.push(moment);
    else rows.push([moment]);
  }
  return rows;
}

function hurried(beat: Beat, share: number): Beat {
  return {
    ...beat,
    closes: beat.closes * share,
    lasts: beat.lasts * share,
    motions: beat.motions.map((motion) => ({
      ...motion,
      stops: motion.stops.map((stop) => at(stop, share)),
    })),
  };
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
