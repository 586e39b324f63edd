// The texts of Tjuv. Whoever imports this has taught them to the page.

import type { TjuvEvent, TjuvRefusal } from '../generated/tjuv';
import { learn } from './catalogue';
import { tjuv as enTjuv } from './en/tjuv';
import { tjuv as svTjuv } from './sv/tjuv';

/** Everything the server can say in a code. */
type Sayable = `tjuv.refusal.${TjuvRefusal['code']}` | `tjuv.event.${TjuvEvent['on']}`;

const swedish = svTjuv;
swedish satisfies Record<Sayable, string>;

learn('sv', swedish);
learn('en', enTjuv);
