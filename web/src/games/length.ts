// What the lab found, made into how long a game lasts.

import type { Length } from './game';

/** Rounds until one game of ten is over, half of them, nine of ten; decisions in a round of the whole game, and of its
 *  first rounds, where there is more to decide. */
export type Figures = readonly [number, number, number, number, number];

/** A game that ends after so many rounds at the latest is as long as it would have been, but no longer. */
export function limited([low, middle, high, whole, early]: Figures, limit: number | null): Length {
  const capped = (rounds: number) => (limit === null ? rounds : Math.min(rounds, limit));
  return {
    rounds: [capped(low), capped(middle), capped(high)],
    decisions: limit !== null && limit < middle ? early : whole,
  };
}

/** Rounds that take longer, or are played several times over. */
export function stretched({ rounds, decisions }: Length, by: number): Length {
  const [low, middle, high] = rounds.map((count) => Math.round(count * by)) as Length['rounds'];
  return { rounds: [low, middle, high], decisions };
}
