// All texts of the page, by language. Swedish is the original: its keys are the keys.

import type { ErrorCode, Fault } from '../generated/protocol';
import type { TjuvEvent, TjuvRefusal } from '../generated/tjuv';
import type { ChaseEvent, ChaseRefusal, Feature, Form, Wrong } from '../generated/tjuv-och-polis';
import { common as enCommon } from './en/common';
import { tjuv as enTjuv } from './en/tjuv';
import { tjuvOchPolis as enTjuvOchPolis } from './en/tjuv-och-polis';
import { chaseStart as enChaseStart } from './en/tjuv-och-polis-start';
import { common as svCommon } from './sv/common';
import { tjuv as svTjuv } from './sv/tjuv';
import { tjuvOchPolis as svTjuvOchPolis } from './sv/tjuv-och-polis';
import { chaseStart as svChaseStart } from './sv/tjuv-och-polis-start';

/** Everything the server can say in a code has a text; a missing one is a type error here. */
type Sayable =
  | `error.${ErrorCode}`
  | `fault.${Fault['code']}`
  | `tjuv.refusal.${TjuvRefusal['code']}`
  | `tjuv.event.${TjuvEvent['on']}`
  | `chase.refusal.${ChaseRefusal['code']}`
  | `chase.event.${ChaseEvent['on']}`
  | `chase.fault.${Wrong['fault']}`
  | `chase.form.${Form}`
  | `chase.feature.${Feature}`;

const sv = { ...svCommon, ...svTjuv, ...svTjuvOchPolis, ...svChaseStart };
const en: Record<Key, string> = { ...enCommon, ...enTjuv, ...enTjuvOchPolis, ...enChaseStart };

export type Key = keyof typeof sv;
export type Locale = 'sv' | 'en';

export const catalogue: Record<Locale, Record<Key, string>> = { sv, en };

sv satisfies Record<Sayable, string>;
