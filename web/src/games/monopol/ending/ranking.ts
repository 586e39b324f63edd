// Who came where, once the game is over: the winners, then the others who are left by what they are worth, then those who
// went bankrupt, the last of them first.

import type { MonopolView } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';

export interface Placed {
  seat: Seat;
  /** Those who cannot be told apart share a place. */
  place: number;
  worth: number;
  out: boolean;
}

/** `views` are all of the match, from the opening on; without them nobody knows who went bankrupt first. */
export function placed(view: MonopolView, winners: Seat[], views: MonopolView[]): Placed[] {
  const lasted = (seat: Seat) => views.filter(({ players }) => !players[seat]?.out).length;
  const ranked = view.players
    .map(({ out }, seat) => ({
      seat,
      worth: view.worths[seat] ?? 0,
      out,
      rank: [Number(winners.includes(seat)), Number(!out), out ? lasted(seat) : (view.worths[seat] ?? 0)],
    }))
    .toSorted((a, b) => compare(b.rank, a.rank));
  return ranked.map(({ rank, ...one }) => ({
    ...one,
    place: ranked.findIndex((other) => compare(other.rank, rank) === 0) + 1,
  }));
}

function compare(a: number[], b: number[]): number {
  const differs = a.findIndex((one, index) => one !== b[index]);
  return differs < 0 ? 0 : a[differs]! - b[differs]!;
}
