// Cards, players and piles in words, in the reader's language.

import type { Seat } from '../../generated/protocol';
import type { Card, StolenPile } from '../../generated/tjuv';
import { language, list, t } from '../../text/text.svelte';
import { rankOf, suitOf } from '../../ui/cards/card';

/** More cards than this are counted, not listed. */
const LISTED = 4;

/** `hjärter kung`, `the king of hearts`. */
export function cardName(card: Card): string {
  return t('tjuv.card', { suit: t(`tjuv.suit.${suitOf(card)}`), rank: t(`tjuv.rank.${rankOf(card)}`) });
}

export function cardNames(cards: Card[]): string {
  return cards.length > LISTED ? t('tjuv.cards', { count: cards.length }) : list(cards.map(cardName));
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** The owner form of a name: `Annas`, `Lars`, `Anna's`. */
export function whose(name: string): string {
  if (language() === 'en') return `${name}’s`;
  return /[sxz]$/i.test(name) ? name : `${name}s`;
}

/** The names of some seats, with `du` for the viewer's own, which comes last as one says it. */
export function company(seats: Seat[], names: string[], seat: Seat | null): string {
  const others = seats.filter((one) => one !== seat).map((one) => names[one] ?? '');
  return list(seats.some((one) => one === seat) ? [...others, t('tjuv.you')] : others);
}

/** `Annas hög på 9 kort och din hög på 2 kort`. */
export function pileNames(stolen: StolenPile[], names: string[], seat: Seat | null): string {
  return list(
    stolen.map(({ from, size }) =>
      from === seat
        ? t('tjuv.pile.yours', { size })
        : t('tjuv.pile.theirs', { whose: whose(names[from] ?? ''), size }),
    ),
  );
}
