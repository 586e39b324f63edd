// Players, pieces and throws in words, in the reader's language.

import type { Piece } from '../../../generated/tjuv-och-polis';
import { t } from '../../../text/text.svelte';

/** `polisman 2`, `radiobilen`. People count policemen from one. */
export function pieceName(piece: Piece): string {
  return piece === 'car' ? t('chase.car') : t('chase.man', { man: piece.man + 1 });
}

/** `fyra`, as one says what the die shows. */
export function faceName(die: number): string {
  return t('chase.face', { die });
}
