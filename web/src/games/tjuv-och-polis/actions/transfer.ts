// Hiding and fetching as the menu offers it: every sum, the smallest first, and all of it last.

import type { ChaseAction } from '../../../generated/tjuv-och-polis';
import type { ChaseChoice } from './choices';

type Transfer = Extract<ChaseAction, { do: 'hide_all' | 'hide_part' | 'fetch_all' | 'fetch_part' }>;

export interface Way {
  kind: 'hide' | 'fetch';
  steps: { action: Transfer; sum: number }[];
}

export function ways(offers: ChaseChoice[]): Way[] {
  return (['hide', 'fetch'] as const).flatMap((kind) => {
    const steps = offers.flatMap(({ action, would }) => {
      if (action.do !== `${kind}_all` && action.do !== `${kind}_part`) return [];
      const moved = would.find((event) => event.on === 'hid' || event.on === 'fetched');
      return [{ action: action as Transfer, sum: moved?.amount ?? 0 }];
    });
    return steps.length > 0 ? [{ kind, steps: steps.toSorted((a, b) => a.sum - b.sum) }] : [];
  });
}
