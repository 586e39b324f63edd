// Cards, players and piles in words, in the reader's language.

import type { Seat } from '../../../generated/protocol';
import type { Card, StolenPile } from '../../../generated/tjuv';
import { whose } from '../../../text/people';
import { list, t } from '../../../text/text.svelte';
import { rankOf, suitOf } from '../../../ui/cards/card';

/** More cards than this are counted, not listed. */
const LISTED = 4;

/** `hjärter kung`, `the king of hearts`. */
export function cardName(card: Card): string {
  return t('tjuv.card', { suit: t(`tjuv.suit.${suitOf(card)}`), rank: t(`tjuv.rank.${rankOf(card)}`) });
}

export function cardNames(cards: Card[]): string {
  return cards.length > LISTED ? t('tjuv.cards', { count: cards.length }) : list(cards.map(cardName));
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
