// All texts of the page, by language. Swedish is the original: its keys are the keys. Those of a game come with it.

import type { MonopolAction } from '../generated/monopol';
import type { ErrorCode, Mismatch, Reaction } from '../generated/protocol';
import type { TjuvAction } from '../generated/tjuv';
import type { ChaseAction } from '../generated/tjuv-och-polis';
import { actions as enActions } from './en/actions';
import { common as enCommon } from './en/common';
import { games as enGames } from './en/games';
import { luck as enLuck } from './en/luck';
import { seats as enSeats } from './en/seats';
import { table as enTable } from './en/table';
import { actions as svActions } from './sv/actions';
import { common as svCommon } from './sv/common';
import { games as svGames } from './sv/games';
import { luck as svLuck } from './sv/luck';
import type { monopol } from './sv/monopol';
import type { monopolCards } from './sv/monopol-cards';
import type { monopolPanels } from './sv/monopol-panels';
import type { monopolTable } from './sv/monopol-table';
import { seats as svSeats } from './sv/seats';
import { table as svTable } from './sv/table';
import type { tjuv } from './sv/tjuv';
import type { tjuvOchPolis } from './sv/tjuv-och-polis';
import type { chaseStart } from './sv/tjuv-och-polis-start';

/** Everything the server can say in a code has a text; a missing one is a type error here. The codes of a game are seen
 *  to where its texts are. */
type Sayable =
  | `error.${ErrorCode}`
  | `mismatch.${Mismatch['code']}`
  | `react.${Reaction}`
  | `say.tjuv.${TjuvAction['do']}`
  | `say.chase.${ChaseAction['do']}`
  | `say.monopol.${MonopolAction['do']}`;

/** What is known from the start. */
const sv = { ...svCommon, ...svGames, ...svLuck, ...svSeats, ...svTable, ...svActions };
const en: Record<keyof typeof sv, string> = {
  ...enCommon,
  ...enGames,
  ...enLuck,
  ...enSeats,
  ...enTable,
  ...enActions,
};

sv satisfies Record<Sayable, string>;

/** What comes with a game. */
type Later = typeof tjuv &
  typeof tjuvOchPolis &
  typeof chaseStart &
  typeof monopol &
  typeof monopolCards &
  typeof monopolPanels &
  typeof monopolTable;

export type Key = keyof typeof sv | keyof Later;
export type Locale = 'sv' | 'en';

// A game's sentences are drawn by that game alone, so whoever asks for one has fetched it.
export const catalogue = { sv, en } as Record<Locale, Record<Key, string>>;

/** Adds the texts of a game. */
export function learn(locale: Locale, texts: Partial<Record<Key, string>>) {
  Object.assign(catalogue[locale], texts);
}
