// The pieces on the map: which there are, and where each is drawn.

import type { Seat } from '../../../generated/protocol';
import type { ChaseBoard, ChaseView, Piece, Place, ThiefView } from '../../../generated/tjuv-och-polis';
import { middle, type Point } from '../board/places';

/** Names a piece in the page: `thief:2`, `man:0`, `car`. */
export type PieceKey = string;

export function thiefKey(seat: Seat): PieceKey {
  return `thief:${seat}`;
}

export function policeKey(piece: Piece): PieceKey {
  return piece === 'car' ? 'car' : `man:${piece.man}`;
}

/** The number of a policeman, from his name. */
export function manOf(key: PieceKey): number {
  return Number(key.slice('man:'.length));
}

/** Where a piece stands and which way it looks, in degrees clockwise from the right. */
export interface Pose extends Point {
  turn: number;
}

export interface Standing {
  key: PieceKey;
  place: Place;
  pose: Pose;
  /** Several share a square, so each is drawn smaller. */
  crowded: boolean;
}

/** How far apart pieces on one square stand, in squares. */
const APART = 0.26;

/** Where every piece on the map is drawn. Those who share a square fan out. */
export function standings(view: ChaseView, board: ChaseBoard): Map<PieceKey, Standing> {
  const on: [PieceKey, Place][] = [
    ...view.men.flatMap(({ at }, man): [PieceKey, Place][] =>
      at === null ? [] : [[policeKey({ man }), at]],
    ),
    ...view.thieves.flatMap((thief): [PieceKey, Place][] => {
      const at = whereIs(thief, view);
      return at === null ? [] : [[thiefKey(thief.seat), at]];
    }),
  ];
  const all = on.map(([key, place]): [PieceKey, Standing] => {
    const here = on.filter(([, other]) => other === place);
    const nth = here.findIndex(([one]) => one === key);
    const pose = { ...fanned(middle(board, place), nth, here.length, board.cell), turn: 0 };
    return [key, { key, place, pose, crowded: here.length > 1 }];
  });
  if (view.car) {
    const { head, behind } = view.car;
    all.push(['car', { key: 'car', place: head, pose: carPose(board, head, behind), crowded: false }]);
  }
  return new Map(all);
}

/** An arrested thief is with whoever made the arrest until a square in the police house is chosen. */
function whereIs(thief: ThiefView, view: ChaseView): Place | null {
  if (thief.at !== null || thief.fate.is !== 'taken') return thief.at;
  if (view.captive?.thief !== thief.seat || view.captive.by === null) return null;
  const { by } = view.captive;
  return by === 'car' ? (view.car?.head ?? null) : (view.men[by.man]?.at ?? null);
}

function fanned({ x, y }: Point, nth: number, count: number, cell: number): Point {
  if (count === 1) return { x, y };
  const angle = (nth / count) * 2 * Math.PI + (count === 2 ? Math.PI : -Math.PI / 2);
  return { x: x + Math.cos(angle) * APART * cell, y: y + Math.sin(angle) * APART * cell };
}

/** The car lies over both its squares with its nose on the head. */
export function carPose(board: ChaseBoard, head: Place, behind: Place): Pose {
  const [nose, tail] = [middle(board, head), middle(board, behind)];
  const turn = (Math.atan2(nose.y - tail.y, nose.x - tail.x) * 180) / Math.PI;
  return { x: (nose.x + tail.x) / 2, y: (nose.y + tail.y) / 2, turn };
}

/** The poses of the car along a path of its head, turning the short way at every corner. */
export function drivePoses(board: ChaseBoard, from: Pose, path: Place[]): Pose[] {
  let { turn } = from;
  const poses = path.slice(1).map((head, index) => {
    const pose = carPose(board, head, path[index]!);
    turn += ((((pose.turn - turn) % 360) + 540) % 360) - 180;
    return { ...pose, turn };
  });
  return [from, ...poses];
}
