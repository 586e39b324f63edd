// Everything one can do now, in words. Squares are counted; those where something happens are told.

import type { Seat } from '../../generated/protocol';
import type { ChaseAction, ChaseBoard, ChaseEvent, ChaseView } from '../../generated/tjuv-och-polis';
import { money, t } from '../../text/text.svelte';
import type { Possibility, Standing } from '../game';
import { summedUp } from '../summed';
import { outcome } from './outcome';
import { say } from './words/say';

export function possible(
  { view, menu }: Standing<ChaseView, ChaseAction, ChaseEvent>,
  names: string[],
  seat: Seat | null,
  board: ChaseBoard,
): Possibility[] {
  // How far the police reach is told square by square on the map; here it would drown the rest.
  const calm = { ...view, help: null };
  return summedUp(menu, {
    kindOf: (action) => ('man' in action ? `${action.do} ${action.man}` : action.do),
    say: (action) => say(action, view, names, board),
    outcome: (choice) => (isPart(choice.action) ? '' : outcome(choice, calm, names, seat, board)),
    several,
    ruleOf: (action) => (action.do === 'try_escape' ? 'tp.prison.escape' : turnRule(view, seat)),
  });
}

const turnRule = (view: ChaseView, seat: Seat | null) =>
  view.police === seat ? 'tp.police.turn' : 'tp.thief.turn';

/** Some of the money: the sum says all there is to say. */
const isPart = (action: ChaseAction) => action.do === 'hide_part' || action.do === 'fetch_part';

function several(first: ChaseAction, all: ChaseAction[]): string {
  const count = all.length;
  switch (first.do) {
    case 'march':
    case 'send_by_tram':
      return t(`chase.several.${first.do}`, { man: first.man + 1, count });
    case 'hide_part':
    case 'fetch_part': {
      const sums = all.flatMap((action) => ('amount' in action ? [action.amount] : []));
      return t(`chase.several.${first.do}`, {
        least: money(Math.min(...sums)),
        most: money(Math.max(...sums)),
      });
    }
    case 'walk':
    case 'ride':
    case 'drive':
    case 'choose_den':
    case 'place_man':
    case 'place_car':
    case 'put_in_cell':
    case 'post_guard':
    case 'car_home':
    case 'take':
      return t(`chase.several.${first.do}`, { count });
    default:
      return '';
  }
}
