// What would come of an action at once, beyond what is said of it anyway.

import type { Seat } from '../../generated/protocol';
import type { TjuvView } from '../../generated/tjuv';
import { describe } from './words/describe';
import type { TjuvChoice } from './actions/preview';

/** Only a capture does more to the table than the card that is played. */
export function outcome({ would }: TjuvChoice, _view: TjuvView, names: string[], seat: Seat | null): string {
  const captured = would.find((event) => event.on === 'captured');
  return captured ? (describe(captured, names, seat)?.text ?? '') : '';
}
