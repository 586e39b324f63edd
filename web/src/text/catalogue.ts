// All texts of the page, by language. Swedish is the original: its keys are the keys. Those of a game come with it.

import type { play as chasePlay } from '../games/tjuv-och-polis/text/sv/play';
import type { say as chaseSay } from '../games/tjuv-och-polis/text/sv/say';
import type { options as chaseOptions } from '../games/tjuv-och-polis/text/sv/options';
import type { start as chaseStart } from '../games/tjuv-och-polis/text/sv/start';
import type { cards as monopolCards } from '../games/monopol/text/sv/cards';
import type { panels as monopolPanels } from '../games/monopol/text/sv/panels';
import type { play as monopolPlay } from '../games/monopol/text/sv/play';
import type { say as monopolSay } from '../games/monopol/text/sv/say';
import type { start as monopolStart } from '../games/monopol/text/sv/start';
import type { table as monopolTable } from '../games/monopol/text/sv/table';
import type { play as tjuvPlay } from '../games/tjuv/text/sv/play';
import type { say as tjuvSay } from '../games/tjuv/text/sv/say';
import type { start as tjuvStart } from '../games/tjuv/text/sv/start';
import type { ErrorCode, Mismatch, Reaction } from '../generated/protocol';
import { common as enCommon } from './en/common';
import { luck as enLuck } from './en/luck';
import { seats as enSeats } from './en/seats';
import { table as enTable } from './en/table';
import { common as svCommon } from './sv/common';
import { luck as svLuck } from './sv/luck';
import { seats as svSeats } from './sv/seats';
import { table as svTable } from './sv/table';

/** Everything the server can say in a code has a text; a missing one is a type error here. The codes of a game are seen
 *  to where its texts are. */
type Sayable = `error.${ErrorCode}` | `mismatch.${Mismatch['code']}` | `react.${Reaction}`;

/** What is known from the start. */
const sv = { ...svCommon, ...svLuck, ...svSeats, ...svTable };
const en: Record<keyof typeof sv, string> = { ...enCommon, ...enLuck, ...enSeats, ...enTable };

sv satisfies Record<Sayable, string>;

/** What comes with a game. */
type Later = typeof tjuvPlay &
  typeof tjuvSay &
  typeof tjuvStart &
  typeof chasePlay &
  typeof chaseSay &
  typeof chaseOptions &
  typeof chaseStart &
  typeof monopolCards &
  typeof monopolPanels &
  typeof monopolPlay &
  typeof monopolSay &
  typeof monopolStart &
  typeof monopolTable;

export type Key = keyof typeof sv | keyof Later;
export type Locale = 'sv' | 'en';

// A game's sentences are drawn by that game alone, so whoever asks for one has fetched it.
export const catalogue = { sv, en } as Record<Locale, Record<Key, string>>;

/** Adds the texts of a game. */
export function learn(locale: Locale, texts: Partial<Record<Key, string>>) {
  Object.assign(catalogue[locale], texts);
}
