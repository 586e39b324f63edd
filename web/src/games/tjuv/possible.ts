// Everything one can do now, in words.

import type { Seat } from '../../generated/protocol';
import type { TjuvAction, TjuvEvent, TjuvView } from '../../generated/tjuv';
import { t } from '../../text/text.svelte';
import type { Possibility, Standing } from '../game';
import { summedUp } from '../summed';
import { outcome } from './outcome';
import { say } from './words/say';
import { cardNames } from './words/words';

export function possible(
  { view, menu }: Standing<TjuvView, TjuvAction, TjuvEvent>,
  names: string[],
  seat: Seat | null,
): Possibility[] {
  return summedUp(menu, {
    kindOf: (action) => action.do,
    say,
    outcome: (choice) => outcome(choice, view, names, seat),
    several: (first, all) =>
      t(`tjuv.several.${first.do}`, { count: all.length, cards: cardNames(all.map(({ card }) => card)) }),
    ruleOf: () => null,
  });
}
