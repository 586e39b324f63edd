// How strong a bot is, in the reader's language.

import type { Level } from './generated/protocol';
import { t } from './text/text.svelte';

/** What is proposed to whoever has not chosen. */
export const USUAL_LEVEL: Level = 'medium';

/** Whom one meets in a first game. */
export const FIRST_LEVEL: Level = 'easy';

export const levelName = (level: Level): string => t(`level.${level}`);
