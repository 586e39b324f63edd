// What would come of an action at once, beyond what is said of it anyway.

import type { Seat } from '../../generated/protocol';
import type { ChaseAction, ChaseBoard, ChaseEvent, ChaseView, Place } from '../../generated/tjuv-och-polis';
import { capital } from '../../text/people';
import { t } from '../../text/text.svelte';
import type { ChaseChoice } from './actions/choices';
import { describe } from './words/describe';
import { placeName, spokenPlace } from './board/places';

/** These tell only that what was chosen is done. */
const SAID: ChaseEvent['on'][] = [
  'den_chosen',
  'man_placed',
  'car_placed',
  'walked',
  'rode',
  'marched',
  'man_rode',
  'drove',
  'put_in_cell',
  'guard_posted',
  'car_home',
  'car_stayed',
];

export function outcome(
  { action, would }: ChaseChoice,
  view: ChaseView,
  names: string[],
  seat: Seat | null,
  board: ChaseBoard,
): string {
  const happens = would
    .filter((event) => !SAID.includes(event.on))
    .flatMap((event) => describe(event, names, seat, board)?.text ?? []);
  const at = goalOf(action);
  if (at === null) return happens.join(' ');
  const sixths = view.help?.ends.find((danger) => danger.to === at)?.sixths;
  const danger = sixths === undefined ? [] : [t('chase.danger.there', { sixths })];
  return [...(happens.length > 0 ? happens : special(at, board)), ...danger].join(' ');
}

/** What the square is, where its name alone does not say it: `Råttboet, tjuvnäste.` */
function special(at: Place, board: ChaseBoard): string[] {
  const spoken = spokenPlace(board, at);
  return spoken.toLowerCase() === placeName(board, at).toLowerCase() ? [] : [`${capital(spoken)}.`];
}

function goalOf(action: ChaseAction): Place | null {
  switch (action.do) {
    case 'walk':
    case 'ride':
    case 'march':
    case 'send_by_tram':
      return action.to;
    case 'drive':
      return action.head;
    case 'choose_den':
      return action.den;
    default:
      return null;
  }
}
