// Where each token stands, so that no two on a square hide each other.

import type { MonopolView } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import { stand, standInCell, type Plot, type Point } from './ring';

export interface Standing extends Point {
  seat: Seat;
}

export function placesOf(view: MonopolView, plots: Plot[], size: number): Standing[] {
  const inGame = view.players.flatMap((player, seat) => (player.out ? [] : [{ ...player, seat }]));
  return inGame.flatMap(({ seat, at, prison }) => {
    const plot = plots[at];
    if (!plot) return [];
    const beside = inGame.filter((one) => one.at === at && (one.prison === null) === (prison === null));
    const nth = beside.findIndex((one) => one.seat === seat);
    const place = prison === null ? stand : standInCell;
    return [{ seat, ...place(plot, nth, beside.length, size) }];
  });
}

/** The points a token passes on its way over these squares, to where it will stand. */
export function passed(squares: number[], plots: Plot[], size: number, end: Point): Point[] {
  const before = squares.slice(0, -1).flatMap((at) => {
    const plot = plots[at];
    return plot ? [stand(plot, 0, 1, size)] : [];
  });
  return [...before, end];
}
