// What happened, in words: who did what to whom, and where.

import type { Seat } from '../../../generated/protocol';
import type { ChaseBoard, ChaseEvent } from '../../../generated/tjuv-och-polis';
import { money, t } from '../../../text/text.svelte';
import type { Telling } from '../../game';
import { atPlace, kindOf, placeName } from '../board/places';
import { capital, company, nameOrYou } from '../../../text/people';
import { faceName, pieceName } from './words';

/** These only prepare or accompany something that is told anyway. */
const ASIDE: ChaseEvent['on'][] = [
  'drew_lot',
  'man_placed',
  'car_placed',
  'threw',
  'put_in_cell',
  'guard_posted',
  'car_stayed',
];

/** An event as told to `seat`. Null for events this page does not know. */
export function describe(
  event: ChaseEvent,
  names: string[],
  seat: Seat | null,
  board: ChaseBoard,
): Telling | null {
  const text = sentence(event, names, seat, board);
  return text === null ? null : { text: capital(text), notable: !ASIDE.includes(event.on) };
}

function sentence(event: ChaseEvent, names: string[], seat: Seat | null, board: ChaseBoard): string | null {
  const actor = (by: Seat) => ({ who: names[by] ?? '', you: by === seat });
  switch (event.on) {
    case 'drew_lot':
    case 'threw':
      return t(`chase.event.${event.on}`, { face: faceName(event.die), ...actor(event.seat) });
    case 'police_chosen':
    case 'passed':
      return t(`chase.event.${event.on}`, actor(event.seat));
    case 'den_chosen':
      return t('chase.event.den_chosen', { place: placeName(board, event.den), ...actor(event.thief) });
    case 'man_placed':
    case 'guard_posted':
      return t(`chase.event.${event.on}`, { man: event.man + 1 });
    case 'car_placed':
      return t('chase.event.car_placed', { place: placeName(board, event.head) });
    case 'car_home':
    case 'car_stayed':
      return t(`chase.event.${event.on}`);
    case 'walked':
      return t('chase.event.walked', { place: goal(board, event.path), ...actor(event.thief) });
    case 'marched':
      return t('chase.event.marched', { place: goal(board, event.path), man: event.man + 1 });
    case 'drove':
      return t('chase.event.drove', { place: goal(board, event.path) });
    case 'rode':
      return t('chase.event.rode', { ...ride(event, board), ...actor(event.thief) });
    case 'man_rode':
      return t('chase.event.man_rode', { ...ride(event, board), man: event.man + 1 });
    case 'robbed':
      return t('chase.event.robbed', {
        place: placeName(board, event.at),
        sum: money(event.sum),
        agency: event.agency,
        ...actor(event.thief),
      });
    case 'hid':
    case 'fetched':
      return t(`chase.event.${event.on}`, {
        what: what(event.amount, event.all),
        place: placeName(board, event.den),
        ...actor(event.thief),
      });
    case 'arrested':
      return t('chase.event.arrested', {
        cause: event.cause,
        by: capital(pieceName(event.by)),
        whom: nameOrYou(event.thief, names, seat, 'object'),
        where: atPlace(board, event.at),
      });
    case 'wanted':
    case 'put_in_cell':
    case 'escaped':
    case 'released':
      return t(`chase.event.${event.on}`, actor(event.thief));
    case 'sentenced':
      return t('chase.event.sentenced', {
        turns: event.turns,
        lost: event.lost,
        loot: money(event.lost),
        bounty: money(event.bounty),
        ...actor(event.thief),
      });
    case 'out_of_game':
      return t('chase.event.out_of_game', {
        lost: event.lost,
        bounty: money(event.bounty),
        hidden: event.hidden,
        ...actor(event.thief),
      });
    case 'missed_six':
      return t('chase.event.missed_six', {
        six: event.die === 6,
        face: faceName(event.die),
        left: event.left,
        ...actor(event.thief),
      });
    case 'sat_out':
      return t('chase.event.sat_out', { left: event.left, ...actor(event.thief) });
    case 'bought_ticket':
      return t('chase.event.bought_ticket', {
        way: kindOf(board, event.at) ?? 'station',
        fare: money(event.fare),
        ...actor(event.thief),
      });
    case 'got_away':
      return t('chase.event.got_away', {
        known: event.carried !== null,
        carried: money(event.carried ?? 0),
        left: event.left ?? 0,
        remains: money(event.left ?? 0),
        ...actor(event.thief),
      });
    case 'time_up':
      return t('chase.event.time_up', { round: event.round });
    case 'game_over':
      return t('chase.event.game_over', {
        sum: money(event.totals[event.winners[0] ?? 0] ?? 0),
        ...winnersOf(event.winners, names, seat),
      });
    default:
      return null;
  }
}

function goal(board: ChaseBoard, path: number[]): string {
  return placeName(board, path.at(-1) ?? -1);
}

function ride(event: { line: number; to: number; changed: boolean }, board: ChaseBoard) {
  return { line: event.line, place: placeName(board, event.to), changed: event.changed };
}

/** A sum, or how much of a secret one. */
function what(amount: number | null, all: boolean): string {
  if (amount !== null) return money(amount);
  return all ? t('chase.what.all') : t('chase.what.part');
}

export function winnersOf(winners: Seat[], names: string[], seat: Seat | null) {
  return {
    winners: winners.length,
    you: winners.length === 1 && winners[0] === seat,
    who: capital(company(winners, names, winners.length === 1 ? null : seat)),
  };
}
