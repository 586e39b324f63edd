// What the 32 cards say. The wording belongs to the page; sums and squares come with the board.

import type { Deck, MonopolBoard } from '../../../generated/monopol';
import { money, t, type Key } from '../../../text/text.svelte';
import { squareName } from './words';

type CardKey = Extract<Key, `monopol.card.${Deck}.${number}`>;

/** The words on a card; empty for one this page has never seen. */
export function cardText(board: MonopolBoard, deck: Deck, card: number): string {
  const effect = board[deck][card];
  if (!effect) return '';
  const sums = {
    sum: 'amount' in effect ? money(effect.amount) : '',
    house: 'house' in effect ? money(effect.house) : '',
    hotel: 'hotel' in effect ? money(effect.hotel) : '',
    square: 'square' in effect ? squareName(board, effect.square) : '',
    steps: 'steps' in effect ? effect.steps : 0,
  };
  return t(`monopol.card.${deck}.${card}` as CardKey, sums);
}
