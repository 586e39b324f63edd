// The sentences of Tjuv och Polis. Whoever imports this has taught them to the page.

import type {
  ChaseAction,
  ChaseEvent,
  ChaseRefusal,
  Feature,
  Form,
  MapFault,
} from '../../../generated/tjuv-och-polis';
import { learn } from '../../../text/catalogue';
import { options as enOptions } from './en/options';
import { play as enPlay } from './en/play';
import { say as enSay } from './en/say';
import { options as svOptions } from './sv/options';
import { play as svPlay } from './sv/play';
import { say as svSay } from './sv/say';

/** Everything the server can say in a code. */
type Sayable =
  | `chase.refusal.${ChaseRefusal['code']}`
  | `chase.event.${ChaseEvent['on']}`
  | `chase.say.${ChaseAction['do']}`
  | `chase.fault.${MapFault['fault']}`
  | `chase.form.${Form}`
  | `chase.feature.${Feature}`;

const swedish = { ...svPlay, ...svSay, ...svOptions };
swedish satisfies Record<Sayable, string>;

learn('sv', swedish);
learn('en', { ...enPlay, ...enSay, ...enOptions });
