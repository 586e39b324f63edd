// The texts of Monopol. Whoever imports this has taught them to the page.

import type { Deck, MonopolEvent, MonopolRefusal } from '../generated/monopol';
import { learn } from './catalogue';
import { monopol as enMonopol } from './en/monopol';
import { monopolCards as enMonopolCards } from './en/monopol-cards';
import { monopolPanels as enMonopolPanels } from './en/monopol-panels';
import { monopolTable as enMonopolTable } from './en/monopol-table';
import { monopol as svMonopol } from './sv/monopol';
import { monopolCards as svMonopolCards } from './sv/monopol-cards';
import { monopolPanels as svMonopolPanels } from './sv/monopol-panels';
import { monopolTable as svMonopolTable } from './sv/monopol-table';

/** Everything the server can say in a code. */
type Sayable =
  | `monopol.refusal.${MonopolRefusal['code']}`
  | `monopol.event.${MonopolEvent['on']}`
  | `monopol.deck.${Deck}`;

const swedish = { ...svMonopol, ...svMonopolCards, ...svMonopolPanels, ...svMonopolTable };
swedish satisfies Record<Sayable, string>;

learn('sv', swedish);
learn('en', { ...enMonopol, ...enMonopolCards, ...enMonopolPanels, ...enMonopolTable });
