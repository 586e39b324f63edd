// What a card would do if it were played now, read from the menu. Nothing here is worked out: the choice says it.

import type { Seat } from '../../../generated/protocol';
import type { Card, StolenPile, TjuvAction, TjuvEvent } from '../../../generated/tjuv';
import { t } from '../../../text/text.svelte';
import type { Choice } from '../../game';
import { capital } from '../../../text/people';
import { cardName, cardNames, pileNames } from '../words/words';

export type TjuvChoice = Choice<TjuvAction, TjuvEvent>;

/** The use a card has. */
export interface Use {
  action: TjuvAction;
  /** The table cards it would take. */
  table: Card[];
  /** The piles it would steal. */
  stolen: StolenPile[];
  /** How many cards the new pile would have; nothing unless it captures. */
  size: number;
}

/** The use of each card in the menu. */
export function uses(menu: TjuvChoice[]): Map<Card, Use> {
  return new Map(menu.map((choice) => [choice.action.card, use(choice)]));
}

function use({ action, would }: TjuvChoice): Use {
  const captured = would.find((event) => event.on === 'captured');
  if (!captured) return { action, table: [], stolen: [], size: 0 };
  return { action, table: captured.table, stolen: captured.stolen, size: captured.size };
}

/** The caption, after the name of the card: `tar 3 kort och stjäl Annas hög på 9 kort`. */
export function caption(of: Use, names: string[], seat: Seat | null): string {
  return t(`tjuv.use.${of.action.do}`, {
    table: of.table.length,
    thefts: of.stolen.length,
    piles: pileNames(of.stolen, names, seat),
  });
}

/** The card and its use, for whoever hears the page: `Hjärter kung, tar hjärter åtta`. */
export function label(card: Card, of: Use | undefined, names: string[], seat: Seat | null): string {
  const name = capital(cardName(card));
  if (!of) return name;
  return t(`tjuv.label.${of.action.do}`, {
    card: name,
    taken: cardNames(of.table),
    thefts: of.stolen.length,
    piles: pileNames(of.stolen, names, seat),
  });
}

/** The button that does it. */
export function verb(of: Use): string {
  return t(`tjuv.do.${of.action.do}`, { count: of.size });
}

/** In step 1 a card has two conceivable uses and one that is allowed. This is the other, for whoever asks why not. */
export function otherUse(of: Use): TjuvAction | null {
  const { card } = of.action;
  if (of.action.do === 'capture') return { do: 'lay', card };
  if (of.action.do === 'lay') return { do: 'capture', card };
  return null;
}
