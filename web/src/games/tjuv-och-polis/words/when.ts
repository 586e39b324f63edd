import type { ChaseView } from '../../../generated/tjuv-och-polis';
import { t } from '../../../text/text.svelte';

/** Which round it is. */
export function when({ round, options: { rounds } }: ChaseView): string {
  if (round === 0) return t('chase.round.zero');
  return rounds === null ? t('chase.round', { round }) : t('chase.round.of', { round, rounds });
}
