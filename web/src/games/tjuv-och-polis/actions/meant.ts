// What somebody means who presses a square that the menu does not offer. Nothing here knows whether it is allowed: it
// is put into the words of an action and asked of the server, which answers why not and by which rule.

import type { Seat } from '../../../generated/protocol';
import type { ChaseAction, ChaseBoard, ChaseView, Place } from '../../../generated/tjuv-och-polis';
import { manOf, standings, thiefKey, type PieceKey, type Standing } from '../pieces/pieces';
import { middle, squareOf, type Point } from '../board/places';

/** The square at a point of the picture; none where there are only houses, grass and water. */
export function squareAt(board: ChaseBoard, { x, y }: Point): Place | null {
  const [column, row] = [Math.floor(x / board.cell), Math.floor(y / board.cell)];
  const found = board.plan.squares.findIndex((square) => square.column === column && square.row === row);
  return found < 0 ? null : found;
}

/** `pieces` are those that may be meant: the one that has been chosen, or all there are to choose from. */
export function meant(
  at: Place,
  view: ChaseView,
  board: ChaseBoard,
  seat: Seat,
  pieces: PieceKey[],
): ChaseAction | null {
  switch (view.stage) {
    case 'choose_den':
      return { do: 'choose_den', den: at };
    case 'place_man':
      return { do: 'place_man', at };
    case 'place_car':
      return { do: 'place_car', head: at, behind: beside(board, at) };
    case 'choose_cell':
      return { do: 'put_in_cell', at };
    case 'choose_post':
      return { do: 'post_guard', at };
    case 'choose_car_home':
      return { do: 'car_home', head: at, behind: beside(board, at) };
    case 'choose_taker': {
      const by = policeAt(at, view, board);
      return by === null ? null : { do: 'take', by: by === 'car' ? 'car' : { man: manOf(by) } };
    }
    default:
      if (seat !== view.police) return byThief(at, view, board, seat);
      return byPolice(at, view, board, policeAt(at, view, board) ?? nearest(at, view, board, pieces));
  }
}

/** Whoever stands on a stop before the throw and presses another means the tram. */
function byThief(at: Place, view: ChaseView, board: ChaseBoard, seat: Seat): ChaseAction {
  const from = standings(view, board).get(thiefKey(seat))?.place;
  return rides(from, at, view, board) ? { do: 'ride', to: at } : { do: 'walk', to: at };
}

function byPolice(at: Place, view: ChaseView, board: ChaseBoard, piece: PieceKey | null): ChaseAction | null {
  if (piece === null) return null;
  if (piece === 'car') return { do: 'drive', head: at, behind: beside(board, at) };
  const from = standings(view, board).get(piece)?.place;
  const man = manOf(piece);
  return rides(from, at, view, board) ? { do: 'send_by_tram', man, to: at } : { do: 'march', man, to: at };
}

function rides(from: Place | undefined, to: Place, view: ChaseView, board: ChaseBoard): boolean {
  const isStop = (place: Place) => (squareOf(board, place)?.lines.length ?? 0) > 0;
  return view.stage === 'turn' && from !== undefined && from !== to && isStop(from) && isStop(to);
}

/** Any square beside this one, for the rear of a car that was pressed only where its head should be. */
function beside(board: ChaseBoard, at: Place): Place {
  const here = squareOf(board, at)!;
  const found = board.plan.squares.findIndex(
    ({ row, column }) => Math.abs(row - here.row) + Math.abs(column - here.column) === 1,
  );
  return found < 0 ? at : found;
}

/** Who presses one of the police means that piece, whatever was chosen before. */
function policeAt(at: Place, view: ChaseView, board: ChaseBoard): PieceKey | null {
  const there = police(view, board).find(
    ({ key, place }) => place === at || (key === 'car' && view.car?.behind === at),
  );
  return there?.key ?? null;
}

/** Of these pieces, or of all if there are none, the nearest as the crow flies. */
function nearest(at: Place, view: ChaseView, board: ChaseBoard, pieces: PieceKey[]): PieceKey | null {
  const goal = middle(board, at);
  const far = ({ pose }: Standing) => Math.hypot(pose.x - goal.x, pose.y - goal.y);
  const all = police(view, board).toSorted((one, other) => far(one) - far(other));
  return (all.find(({ key }) => pieces.includes(key)) ?? all[0])?.key ?? null;
}

function police(view: ChaseView, board: ChaseBoard): Standing[] {
  return [...standings(view, board).values()].filter(({ key }) => !key.startsWith('thief:'));
}
