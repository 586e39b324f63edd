// The sentences of Tjuv. Whoever imports this has taught them to the page.

import type { TjuvAction, TjuvEvent, TjuvRefusal } from '../../../generated/tjuv';
import { learn } from '../../../text/catalogue';
import { play as enPlay } from './en/play';
import { say as enSay } from './en/say';
import { play as svPlay } from './sv/play';
import { say as svSay } from './sv/say';

/** Everything the server can say in a code. */
type Sayable =
  `tjuv.refusal.${TjuvRefusal['code']}` | `tjuv.event.${TjuvEvent['on']}` | `tjuv.say.${TjuvAction['do']}`;

const swedish = { ...svPlay, ...svSay };
swedish satisfies Record<Sayable, string>;

learn('sv', swedish);
learn('en', { ...enPlay, ...enSay });
