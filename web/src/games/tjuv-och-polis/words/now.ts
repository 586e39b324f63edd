// One sentence: whose turn it is and what is being waited for.

import type { Seat } from '../../../generated/protocol';
import type { ChaseAction, ChaseBoard, ChaseEvent, ChaseView } from '../../../generated/tjuv-och-polis';
import { list, t } from '../../../text/text.svelte';
import type { Standing } from '../../game';
import { winnersOf } from './describe';
import { placeName } from '../board/places';
import { capital, nameOrYou } from '../../../text/people';
import { faceName, pieceName } from './words';

type ChaseStanding = Standing<ChaseView, ChaseAction, ChaseEvent>;

export function now(standing: ChaseStanding, names: string[], seat: Seat | null, board: ChaseBoard): string {
  const { view, winners = [] } = standing;
  if (view.stage === 'over') {
    return winners.length > 0 ? t('chase.now.won', winnersOf(winners, names, seat)) : t('chase.now.over');
  }
  if (view.stage === 'draw_lots') return t('chase.now.lots');
  const actor = standing.waiting[0];
  if (actor === undefined) return t('chase.now.waiting');
  return actor === seat ? yours(standing, names, seat, board) : theirs(view, actor, names, seat, board);
}

function yours({ view, menu }: ChaseStanding, names: string[], seat: Seat, board: ChaseBoard): string {
  const whom = view.captive ? nameOrYou(view.captive.thief, names, seat, 'object') : '';
  switch (view.stage) {
    case 'place_man':
      return t('chase.now.place_man', { man: (view.to_place ?? 0) + 1 });
    case 'choose_den':
    case 'place_car':
    case 'choose_post':
    case 'choose_car_home':
      return t(`chase.now.${view.stage}`);
    case 'choose_taker':
    case 'choose_cell':
      return t(`chase.now.${view.stage}`, { whom });
    case 'in_den':
      return t('chase.now.in_den', { place: standsIn(view, seat, board) });
    case 'move':
      return seat === view.police ? toMove(view, menu) : toWalk(view);
    case 'turn':
      return seat === view.police ? policeTurn(view, menu, names) : thiefTurn(view, menu, seat);
    default:
      return t('chase.now.waiting');
  }
}

function thiefTurn(view: ChaseView, menu: ChaseStanding['menu'], seat: Seat): string {
  const fate = view.thieves.find((thief) => thief.seat === seat)?.fate;
  if (fate?.is === 'prison') return t('chase.now.turn.prison', { turns: fate.turns });
  const offers = (...kinds: ChaseAction['do'][]) => menu.some(({ action }) => kinds.includes(action.do));
  if (offers('hide_all', 'fetch_all')) return t('chase.now.turn.money');
  return offers('ride') ? t('chase.now.turn.ride') : t('chase.now.turn');
}

function policeTurn(view: ChaseView, menu: ChaseStanding['menu'], names: string[]): string {
  const leaving = view.thieves.filter((thief) => thief.fate.is === 'leaving');
  if (leaving.length > 0) {
    return t('chase.now.turn.last_chance', { who: list(leaving.map((thief) => names[thief.seat] ?? '')) });
  }
  const rides = menu.some(({ action }) => action.do === 'send_by_tram');
  return rides ? t('chase.now.turn.send') : t('chase.now.turn');
}

function toMove(view: ChaseView, menu: ChaseStanding['menu']): string {
  const face = faceName(view.die ?? 0);
  const offered = view.due.filter((piece) =>
    menu.some(({ action }) =>
      piece === 'car' ? action.do === 'drive' : action.do === 'march' && action.man === piece.man,
    ),
  );
  if (offered.length === 0) return t('chase.now.move.police', { face });
  return t('chase.now.move.must', { face, pieces: capital(list(offered.map(pieceName))) });
}

/** Whoever walks out has thrown a six; the way may be shorter than that. */
function toWalk(view: ChaseView): string {
  if (view.escaping) return t('chase.now.move.escaped', { steps: view.die ?? 0 });
  return t('chase.now.move.thief', { face: faceName(view.die ?? 0) });
}

function theirs(view: ChaseView, actor: Seat, names: string[], seat: Seat | null, board: ChaseBoard): string {
  const who = names[actor] ?? '';
  const whom = view.captive ? nameOrYou(view.captive.thief, names, seat, 'object') : '';
  switch (view.stage) {
    case 'choose_den':
      return t('chase.now.other.choose_den', { who });
    case 'place_man':
    case 'place_car':
      return t('chase.now.other.place', { who });
    case 'move':
      return t('chase.now.other.move', { who, face: faceName(view.die ?? 0) });
    case 'in_den':
      return t('chase.now.other.in_den', { who, place: standsIn(view, actor, board) });
    case 'choose_taker':
    case 'choose_cell':
    case 'choose_post':
    case 'choose_car_home':
      return t('chase.now.other.arrest', { who, whom });
    default: {
      const imprisoned = view.thieves.some((thief) => thief.seat === actor && thief.fate.is === 'prison');
      return t(imprisoned ? 'chase.now.other.prison' : 'chase.now.other.turn', { who });
    }
  }
}

function standsIn(view: ChaseView, seat: Seat, board: ChaseBoard): string {
  return placeName(board, view.thieves.find((thief) => thief.seat === seat)?.at ?? -1);
}
