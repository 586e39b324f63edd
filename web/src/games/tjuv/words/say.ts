// What one can do, as a friend would propose it.

import type { TjuvAction } from '../../../generated/tjuv';
import { t } from '../../../text/text.svelte';
import { cardName } from './words';

export function say(action: TjuvAction): string {
  return t(`tjuv.say.${action.do}`, { card: cardName(action.card) });
}
