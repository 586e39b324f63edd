// All texts of the page, by language. Swedish is the original: its keys are the keys.

import type { Deck, MonopolAction, MonopolEvent, MonopolRefusal } from '../generated/monopol';
import type { ErrorCode, Mismatch, Reaction } from '../generated/protocol';
import type { TjuvAction, TjuvEvent, TjuvRefusal } from '../generated/tjuv';
import type {
  ChaseAction,
  ChaseEvent,
  ChaseRefusal,
  Feature,
  Form,
  MapFault,
} from '../generated/tjuv-och-polis';
import { actions as enActions } from './en/actions';
import { common as enCommon } from './en/common';
import { luck as enLuck } from './en/luck';
import { monopol as enMonopol } from './en/monopol';
import { monopolCards as enMonopolCards } from './en/monopol-cards';
import { monopolPanels as enMonopolPanels } from './en/monopol-panels';
import { monopolTable as enMonopolTable } from './en/monopol-table';
import { seats as enSeats } from './en/seats';
import { table as enTable } from './en/table';
import { tjuv as enTjuv } from './en/tjuv';
import { tjuvOchPolis as enTjuvOchPolis } from './en/tjuv-och-polis';
import { chaseStart as enChaseStart } from './en/tjuv-och-polis-start';
import { actions as svActions } from './sv/actions';
import { common as svCommon } from './sv/common';
import { luck as svLuck } from './sv/luck';
import { monopol as svMonopol } from './sv/monopol';
import { monopolCards as svMonopolCards } from './sv/monopol-cards';
import { monopolPanels as svMonopolPanels } from './sv/monopol-panels';
import { monopolTable as svMonopolTable } from './sv/monopol-table';
import { seats as svSeats } from './sv/seats';
import { table as svTable } from './sv/table';
import { tjuv as svTjuv } from './sv/tjuv';
import { tjuvOchPolis as svTjuvOchPolis } from './sv/tjuv-och-polis';
import { chaseStart as svChaseStart } from './sv/tjuv-och-polis-start';

/** Everything the server can say in a code has a text; a missing one is a type error here. */
type Sayable =
  | `error.${ErrorCode}`
  | `mismatch.${Mismatch['code']}`
  | `react.${Reaction}`
  | `tjuv.refusal.${TjuvRefusal['code']}`
  | `tjuv.event.${TjuvEvent['on']}`
  | `chase.refusal.${ChaseRefusal['code']}`
  | `chase.event.${ChaseEvent['on']}`
  | `chase.fault.${MapFault['fault']}`
  | `chase.form.${Form}`
  | `chase.feature.${Feature}`
  | `monopol.refusal.${MonopolRefusal['code']}`
  | `monopol.event.${MonopolEvent['on']}`
  | `monopol.deck.${Deck}`
  | `say.tjuv.${TjuvAction['do']}`
  | `say.chase.${ChaseAction['do']}`
  | `say.monopol.${MonopolAction['do']}`;

const sv = {
  ...svCommon,
  ...svLuck,
  ...svSeats,
  ...svTable,
  ...svActions,
  ...svTjuv,
  ...svTjuvOchPolis,
  ...svChaseStart,
  ...svMonopol,
  ...svMonopolCards,
  ...svMonopolPanels,
  ...svMonopolTable,
};
const en: Record<Key, string> = {
  ...enCommon,
  ...enLuck,
  ...enSeats,
  ...enTable,
  ...enActions,
  ...enTjuv,
  ...enTjuvOchPolis,
  ...enChaseStart,
  ...enMonopol,
  ...enMonopolCards,
  ...enMonopolPanels,
  ...enMonopolTable,
};

export type Key = keyof typeof sv;
export type Locale = 'sv' | 'en';

export const catalogue: Record<Locale, Record<Key, string>> = { sv, en };

sv satisfies Record<Sayable, string>;
