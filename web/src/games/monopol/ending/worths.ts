// What everybody was worth, round by round: the last view of each round speaks for it.

import type { MonopolView } from '../../../generated/monopol';

export interface Round {
  round: number;
  worths: number[];
}

export function byRound(views: MonopolView[]): Round[] {
  const rounds: Round[] = [];
  for (const { round, worths } of views) {
    if (rounds.at(-1)?.round === round) rounds.pop();
    rounds.push({ round, worths });
  }
  return rounds;
}

/** A round number of kronor, about a fifth of the most, so that four to six lines can be drawn. */
export function stepOf(most: number): number {
  const rough = Math.max(1, most / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? rough;
}
