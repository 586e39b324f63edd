// How strong a bot is, in the reader's language.

import { LEVELS } from './generated/facts';
import { t } from './text/text.svelte';

export type Level = (typeof LEVELS)[number];

/** What is proposed to whoever has not chosen. */
export const USUAL_LEVEL: Level = 'medium';

/** Null for the levels of another time, which an old table may still have. */
export function levelName(level: string): string | null {
  const known = LEVELS.find((one) => one === level);
  return known ? t(`level.${known}`) : null;
}
