// What one can do, as a friend would propose it.

import type { ChaseAction, ChaseBoard, ChaseView } from '../../../generated/tjuv-och-polis';
import { money, t } from '../../../text/text.svelte';
import { atPlace, placeName } from '../board/places';
import { pieceName } from './words';

export function say(action: ChaseAction, _view: ChaseView, _names: string[], board: ChaseBoard): string {
  switch (action.do) {
    case 'choose_den':
      return t('chase.say.choose_den', { place: placeName(board, action.den) });
    case 'place_man':
    case 'put_in_cell':
    case 'post_guard':
      return t(`chase.say.${action.do}`, { where: atPlace(board, action.at) });
    case 'place_car':
    case 'drive':
      return t(`chase.say.${action.do}`, { place: placeName(board, action.head) });
    case 'walk':
    case 'ride':
      return t(`chase.say.${action.do}`, { place: placeName(board, action.to) });
    case 'march':
    case 'send_by_tram':
      // People count policemen from one.
      return t(`chase.say.${action.do}`, { man: action.man + 1, place: placeName(board, action.to) });
    case 'hide_part':
    case 'fetch_part':
      return t(`chase.say.${action.do}`, { sum: money(action.amount) });
    case 'take':
      return t('chase.say.take', { piece: pieceName(action.by) });
    case 'throw':
    case 'hide_all':
    case 'fetch_all':
    case 'leave_money':
    case 'try_escape':
    case 'sit_out':
    case 'car_home':
    case 'car_stays':
      return t(`chase.say.${action.do}`);
  }
}
