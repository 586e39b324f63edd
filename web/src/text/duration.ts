// Spans of time, in words and on the face of a clock.

import { t } from './text.svelte';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `40 sekunder`, `3 minuter`, `en timme`, `3 dygn`: the largest unit that says enough. */
export function duration(ms: number): string {
  if (ms >= 2 * DAY) return t('time.days', { count: Math.round(ms / DAY) });
  if (ms >= HOUR) return t('time.hours', { count: Math.round(ms / HOUR) });
  // Up to two minutes every second counts, unless they are whole.
  if (ms >= 2 * MINUTE || ms === MINUTE) return t('time.minutes', { count: Math.round(ms / MINUTE) });
  return t('time.seconds', { count: Math.ceil(ms / SECOND) });
}

/** `4:05`, or `7 tim 12 min` where nobody counts seconds. */
export function face(ms: number): string {
  if (ms >= HOUR) {
    const minutes = Math.floor(ms / MINUTE);
    return t('time.hours.short', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
