// All texts of the page, by language. Swedish is the original: its keys are the keys. Those of a game come with it.

import type { ErrorCode, Mismatch, Reaction } from '../generated/protocol';
import type { Asked } from '../generated/texts';
import { common as enCommon } from './en/common';
import { luck as enLuck } from './en/luck';
import { puzzle as enPuzzle } from './en/puzzle';
import { seats as enSeats } from './en/seats';
import { table as enTable } from './en/table';
import { common as svCommon } from './sv/common';
import { luck as svLuck } from './sv/luck';
import { puzzle as svPuzzle } from './sv/puzzle';
import { seats as svSeats } from './sv/seats';
import { table as svTable } from './sv/table';

/** Everything the server can say in a code has a text; a missing one is a type error here. The codes of a game are seen
 *  to where its texts are. */
type Sayable = `error.${ErrorCode}` | `mismatch.${Mismatch['code']}` | `react.${Reaction}`;

/** What is known from the start. */
const sv = { ...svCommon, ...svLuck, ...svPuzzle, ...svSeats, ...svTable };
const en: Record<keyof typeof sv, string> = { ...enCommon, ...enLuck, ...enPuzzle, ...enSeats, ...enTable };

sv satisfies Record<Sayable, string>;

/** Of every sentence there is, those of the games with them. */
export type Key = keyof Asked;
export type Locale = 'sv' | 'en';

// A game's sentences are drawn by that game alone, so whoever asks for one has fetched it.
export const catalogue = { sv, en } as Record<Locale, Record<Key, string>>;

/** Adds the texts of a game. */
export function learn(locale: Locale, texts: Partial<Record<Key, string>>) {
  Object.assign(catalogue[locale], texts);
}
