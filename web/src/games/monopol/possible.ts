// Everything one can do now, in words. Bids, and what can be done with many deeds, are summed up.

import type { MonopolAction, MonopolBoard, MonopolEvent, MonopolView } from '../../generated/monopol';
import type { Seat } from '../../generated/protocol';
import { money, t } from '../../text/text.svelte';
import type { Possibility, Standing } from '../game';
import { summedUp } from '../summed';
import { outcome } from './outcome';
import { say } from './words/say';

export function possible(
  { view, menu }: Standing<MonopolView, MonopolAction, MonopolEvent>,
  names: string[],
  seat: Seat | null,
  board: MonopolBoard,
): Possibility[] {
  const offered = summedUp(menu, {
    // To one offer there may be many ways to say yes.
    kindOf: (action) => (action.do === 'accept' ? `accept ${action.offer}` : action.do),
    say: (action) => say(action, view, names, board),
    outcome: (choice) => outcome(choice, view, names, seat, board),
    several: (first, all) =>
      first.do === 'accept' ? say(first, view, names, board) : several(first.do, all),
    ruleOf: () => 'mo.turn.throw',
  });
  // A deal is put together by hand, so no menu holds it.
  const deals = seat !== null && view.may_deal.includes(seat);
  return deals ? [...offered, { what: t('monopol.several.deal'), brings: [], rule: 'mo.deal' }] : offered;
}

function several(kind: MonopolAction['do'], all: MonopolAction[]): string {
  switch (kind) {
    case 'bid': {
      const sums = all.flatMap((action) => (action.do === 'bid' ? [action.amount] : []));
      return t('monopol.several.bid', { least: money(Math.min(...sums)), most: money(Math.max(...sums)) });
    }
    case 'wish': {
      const counts = all.flatMap((action) => (action.do === 'wish' ? [action.count] : []));
      return t('monopol.several.wish', { most: Math.max(...counts) });
    }
    case 'build':
    case 'sell':
    case 'mortgage':
    case 'lift':
    case 'place':
      return t(`monopol.several.${kind}`, {
        count: new Set(all.flatMap((action) => ('lot' in action ? [action.lot] : []))).size,
      });
    case 'refuse':
    case 'withdraw':
      return t(`monopol.several.${kind}`, { count: all.length });
    default:
      return '';
  }
}
