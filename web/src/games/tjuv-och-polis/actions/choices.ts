// The menu in the shape of the map: which pieces can be moved, and where to. Nothing here is worked out: the offers
// say it, and what would happen is in their events.

import type {
  ChaseAction,
  ChaseBoard,
  ChaseEvent,
  ChaseView,
  Place,
} from '../../../generated/tjuv-och-polis';
import type { Choice } from '../../game';
import { trail } from '../motion/motion';
import { policeKey, thiefKey, type PieceKey } from '../pieces/pieces';

export type ChaseChoice = Choice<ChaseAction, ChaseEvent>;

/** A square to choose. */
export interface End {
  key: string;
  choice: ChaseChoice;
  at: Place;
  /** Where the car's rear would stand. */
  behind: Place | null;
  /** The way there, from the first square to the last. */
  path: Place[];
  /** The tram line taken. */
  line: number | null;
}

/** The squares one piece can go to; or, without a piece, those to choose from. */
export interface Group {
  key: PieceKey | 'square';
  ends: End[];
}

export interface Choices {
  throws: ChaseChoice | null;
  groups: Group[];
  /** Hiding and fetching money, and leaving it. */
  money: ChaseChoice[];
  /** What else is chosen by a button. */
  others: ChaseChoice[];
}

export function choicesOf(menu: ChaseChoice[], view: ChaseView, board: ChaseBoard): Choices {
  const choices: Choices = { throws: null, groups: [], money: [], others: [] };
  const groups = new Map<string, Group>();
  for (const choice of menu) {
    const target = targetOf(choice.action, view);
    if (target) {
      const group = groups.get(target.key) ?? { key: target.key, ends: [] };
      group.ends.push(endOf(choice, target.at, board));
      groups.set(target.key, group);
    } else if (choice.action.do === 'throw') choices.throws = choice;
    else if (/^(hide|fetch|leave)_/.test(choice.action.do)) choices.money.push(choice);
    else choices.others.push(choice);
  }
  choices.groups = [...groups.values()];
  return choices;
}

function targetOf(action: ChaseAction, view: ChaseView): { key: Group['key']; at: Place } | null {
  switch (action.do) {
    case 'choose_den':
      return { key: 'square', at: action.den };
    case 'place_man':
    case 'put_in_cell':
    case 'post_guard':
      return { key: 'square', at: action.at };
    case 'place_car':
    case 'car_home':
      return { key: 'square', at: action.head };
    case 'walk':
    case 'ride':
      return { key: thiefKey(view.turn ?? 0), at: action.to };
    case 'march':
    case 'send_by_tram':
      return { key: policeKey({ man: action.man }), at: action.to };
    case 'drive':
      return { key: 'car', at: action.head };
    case 'take': {
      const { by } = action;
      const at = by === 'car' ? view.car?.head : view.men[by.man]?.at;
      return at === undefined || at === null ? null : { key: 'square', at };
    }
    default:
      return null;
  }
}

function endOf(choice: ChaseChoice, at: Place, board: ChaseBoard): End {
  const { action, would } = choice;
  const behind = 'behind' in action ? action.behind : null;
  const rode = would.find((event) => event.on === 'rode' || event.on === 'man_rode');
  const way = would.map((event) => trail(event, board)).find((path) => path.length > 0);
  return {
    key: behind === null ? `${at}` : `${at}:${behind}`,
    choice,
    at,
    behind,
    path: way ?? [],
    line: rode?.line ?? null,
  };
}

/** The square nearest in a direction, for the arrow keys. */
export function towards(ends: End[], from: End, key: string, board: ChaseBoard): End | null {
  const spot = (end: End) => {
    const square = board.plan.squares[end.at];
    const rear = end.behind === null ? square : board.plan.squares[end.behind];
    // Two ends may share a square; they differ by where the car comes from.
    return {
      x: (square?.column ?? 0) * 0.9 + (rear?.column ?? 0) * 0.1,
      y: (square?.row ?? 0) * 0.9 + (rear?.row ?? 0) * 0.1,
    };
  };
  const here = spot(from);
  const ahead = (end: End) => {
    const { x, y } = spot(end);
    const [dx, dy] = [x - here.x, y - here.y];
    switch (key) {
      case 'ArrowRight':
        return { forward: dx, aside: Math.abs(dy) };
      case 'ArrowLeft':
        return { forward: -dx, aside: Math.abs(dy) };
      case 'ArrowDown':
        return { forward: dy, aside: Math.abs(dx) };
      default:
        return { forward: -dy, aside: Math.abs(dx) };
    }
  };
  const candidates = ends
    .filter((end) => end.key !== from.key)
    .map((end) => ({ end, ...ahead(end) }))
    .filter(({ forward }) => forward > 0.01)
    .toSorted((a, b) => a.forward + 2 * a.aside - (b.forward + 2 * b.aside));
  return candidates[0]?.end ?? null;
}
