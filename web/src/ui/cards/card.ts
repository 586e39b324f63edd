import type { Card } from '../../generated/tjuv';

export type Suit = 'C' | 'D' | 'H' | 'S';
export type Rank = '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A';

export const SUITS: readonly Suit[] = ['C', 'D', 'H', 'S'];
export const RANKS: readonly Rank[] = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** All 36 cards, by suit and then by rank. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

/** A card is written as suit and rank: `S10`, `HA`. */
export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

export function rankOf(card: Card): Rank {
  return card.slice(1) as Rank;
}

/** What stands in the corner, by language. */
const INDICES: Record<string, Partial<Record<Rank, string>>> = {
  sv: { J: 'Kn', Q: 'D', K: 'K', A: 'E' },
};

export function indexOf(card: Card, language: string): string {
  const rank = rankOf(card);
  return INDICES[language]?.[rank] ?? rank;
}

export type Pip = { x: number; y: number };

const LEFT = 0;
const MIDDLE = 0.5;
const RIGHT = 1;

/** Both columns with a pip at each of these heights. */
function columns(...heights: number[]): Pip[] {
  return heights.flatMap((y) => [
    { x: LEFT, y },
    { x: RIGHT, y },
  ]);
}

function middle(...heights: number[]): Pip[] {
  return heights.map((y) => ({ x: MIDDLE, y }));
}

/** Where the pips of a number card stand, as shares of the field's width and height. */
export const PIPS: Partial<Record<Rank, Pip[]>> = {
  '6': columns(0, 1 / 2, 1),
  '7': [...columns(0, 1 / 2, 1), ...middle(1 / 4)],
  '8': [...columns(0, 1 / 2, 1), ...middle(1 / 4, 3 / 4)],
  '9': [...columns(0, 1 / 3, 2 / 3, 1), ...middle(1 / 2)],
  '10': [...columns(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)],
};
