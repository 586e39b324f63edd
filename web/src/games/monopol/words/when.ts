import type { MonopolView } from '../../../generated/monopol';
import { t } from '../../../text/text.svelte';

/** Which round it is; nothing while they throw for who begins. */
export function when({ round, options: { rounds } }: MonopolView): string {
  if (round === 0) return '';
  return rounds === null ? t('monopol.round', { round }) : t('monopol.round.of', { round, rounds });
}
