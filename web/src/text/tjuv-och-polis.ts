// The texts of Tjuv och Polis. Whoever imports this has taught them to the page.

import type { ChaseEvent, ChaseRefusal, Feature, Form, MapFault } from '../generated/tjuv-och-polis';
import { learn } from './catalogue';
import { tjuvOchPolis as enTjuvOchPolis } from './en/tjuv-och-polis';
import { chaseStart as enChaseStart } from './en/tjuv-och-polis-start';
import { tjuvOchPolis as svTjuvOchPolis } from './sv/tjuv-och-polis';
import { chaseStart as svChaseStart } from './sv/tjuv-och-polis-start';

/** Everything the server can say in a code. */
type Sayable =
  | `chase.refusal.${ChaseRefusal['code']}`
  | `chase.event.${ChaseEvent['on']}`
  | `chase.fault.${MapFault['fault']}`
  | `chase.form.${Form}`
  | `chase.feature.${Feature}`;

const swedish = { ...svTjuvOchPolis, ...svChaseStart };
swedish satisfies Record<Sayable, string>;

learn('sv', swedish);
learn('en', { ...enTjuvOchPolis, ...enChaseStart });
