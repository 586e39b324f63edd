// The sentences of Monopol. Whoever imports this has taught them to the page.

import type { Deck, MonopolAction, MonopolEvent, MonopolRefusal } from '../../../generated/monopol';
import { learn } from '../../../text/catalogue';
import { cards as enCards } from './en/cards';
import { panels as enPanels } from './en/panels';
import { play as enPlay } from './en/play';
import { say as enSay } from './en/say';
import { table as enTable } from './en/table';
import { cards as svCards } from './sv/cards';
import { panels as svPanels } from './sv/panels';
import { play as svPlay } from './sv/play';
import { say as svSay } from './sv/say';
import { table as svTable } from './sv/table';

/** Everything the server can say in a code. */
type Sayable =
  | `monopol.refusal.${MonopolRefusal['code']}`
  | `monopol.event.${MonopolEvent['on']}`
  | `monopol.say.${MonopolAction['do']}`
  | `monopol.deck.${Deck}`;

const swedish = { ...svPlay, ...svSay, ...svCards, ...svPanels, ...svTable };
swedish satisfies Record<Sayable, string>;

learn('sv', swedish);
learn('en', { ...enPlay, ...enSay, ...enCards, ...enPanels, ...enTable });
