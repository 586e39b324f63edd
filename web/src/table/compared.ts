// One piece of advice against another, where the master reckons in chances.

import { t } from '../text/text.svelte';
import type { Advice } from './adviser.svelte';

/** How much better one chance is than another, in the percentage points that are seen; null where either is unknown. */
export function points(one: number | null | undefined, other: number | null | undefined): number | null {
  if (one == null || other == null) return null;
  return Math.round(one * 100) - Math.round(other * 100);
}

/** The best against the next best, any other against the best. */
export function compared(told: Advice[], nth: number, say: (action: unknown) => string): string {
  const [one, other] = [told[nth], told[nth === 0 ? 1 : 0]];
  const ahead = points(one?.chance, other?.chance);
  if (ahead === null || other === undefined) return '';
  return nth === 0
    ? t('advice.better', { points: ahead, other: say(other.action) })
    : t('advice.worse', { points: -ahead });
}
