// All texts of the page, by language. Swedish is the original: its keys are the keys.

import type { ErrorCode, Fault } from '../generated/protocol';
import type { TjuvEvent, TjuvRefusal } from '../generated/tjuv';
import { common as enCommon } from './en/common';
import { tjuv as enTjuv } from './en/tjuv';
import { common as svCommon } from './sv/common';
import { tjuv as svTjuv } from './sv/tjuv';

/** Everything the server can say in a code has a text; a missing one is a type error here. */
type Sayable =
  | `error.${ErrorCode}`
  | `fault.${Fault['code']}`
  | `tjuv.refusal.${TjuvRefusal['code']}`
  | `tjuv.event.${TjuvEvent['on']}`;

const sv = { ...svCommon, ...svTjuv };
const en: Record<Key, string> = { ...enCommon, ...enTjuv };

export type Key = keyof typeof sv;
export type Locale = 'sv' | 'en';

export const catalogue: Record<Locale, Record<Key, string>> = { sv, en };

sv satisfies Record<Sayable, string>;
