// What one can do, as a friend would propose it.

import type { TjuvAction } from '../../../generated/tjuv';
import { t } from '../../../text/text.svelte';
import { cardName } from './words';

export function say(action: TjuvAction): string {
  return t(`say.tjuv.${action.do}`, { card: cardName(action.card) });
}
