// Why the rules said no, in a sentence.

import type { Seat } from '../../../generated/protocol';
import type { ChaseBoard, ChaseRefusal, Place } from '../../../generated/tjuv-och-polis';
import { money, t } from '../../../text/text.svelte';
import { placeName } from '../board/places';
import { capital, nameOrYou, whose } from '../../../text/people';
import { pieceName } from './words';

/** The refusal may come from a newer server, so what is missing is simply not said. */
export function whyNot(
  refusal: { code: string },
  names: string[],
  seat: Seat | null,
  board: ChaseBoard | null,
): string {
  const text = sentence(refusal as ChaseRefusal, names, seat, board);
  return capital(text);
}

function sentence(why: ChaseRefusal, names: string[], seat: Seat | null, board: ChaseBoard | null): string {
  const place = (at: Place) => (board ? placeName(board, at) : t('chase.place.unknown'));
  switch (why.code) {
    case 'seat_count':
    case 'round_limit':
      return t(`chase.refusal.${why.code}`, { min: why.min, max: why.max });
    case 'bad_map':
      return t('chase.refusal.bad_map', {
        count: why.faults.length,
        line: why.faults[0]?.line ?? 0,
        column: why.faults[0]?.column ?? 0,
      });
    case 'not_your_turn':
      return t('chase.refusal.not_your_turn', { whose: whose(names[why.turn] ?? '') });
    case 'not_now':
      return t('chase.refusal.not_now', { stage: why.stage });
    case 'in_prison':
      return t('chase.refusal.in_prison', { turns: why.turns });
    case 'not_a_den':
    case 'not_in_house':
    case 'police_in_den':
    case 'police_at_escape':
      return t(`chase.refusal.${why.code}`, { place: place(why.at) });
    case 'taken':
      return t('chase.refusal.taken', { place: place(why.at), tram: why.tram });
    case 'stands_still':
      return t('chase.refusal.stands_still', { same_den: why.same_den });
    case 'not_at_gate':
      return t('chase.refusal.not_at_gate', { place: place(why.gate) });
    case 'not_on_line':
    case 'police_in_the_way':
    case 'thief_on_stop_in_the_way':
      return t(`chase.refusal.${why.code}`, { place: place(why.to) });
    case 'no_way':
      return t('chase.refusal.no_way', { place: place(why.to), steps: why.steps, flight: why.flight });
    case 'no_such_man':
    case 'out_of_game':
      return t(`chase.refusal.${why.code}`, { man: why.man + 1 });
    case 'guards':
      return t('chase.refusal.guards', {
        man: why.man + 1,
        prisoner: nameOrYou(why.prisoner, names, seat, 'object'),
      });
    case 'must_move_on':
      return t('chase.refusal.must_move_on', { piece: pieceName(why.piece), escape: why.escape });
    case 'not_nearest':
      return t('chase.refusal.not_nearest', { piece: pieceName(why.by), wire: why.wire });
    case 'rode_already':
      return t('chase.refusal.rode_already', { changed: why.changed });
    case 'cannot_pay':
      return t('chase.refusal.cannot_pay', { fare: money(why.fare), carried: money(why.carried) });
    case 'not_wanted':
    case 'safe_on_stop':
      return t(`chase.refusal.${why.code}`, { who: names[why.thief] ?? '' });
    case 'not_so_much':
      return t('chase.refusal.not_so_much', { have: money(why.have) });
    case 'no_such_police':
    case 'no_such_map':
    case 'game_over':
    case 'only_police':
    case 'only_thieves':
    case 'not_in_prison':
    case 'no_such_place':
    case 'not_at_stop':
    case 'thief_in_house':
    case 'car_off_street':
    case 'car_backward':
    case 'not_in_den':
    case 'moved_money_already':
    case 'not_whole_thousands':
    case 'no_money':
      return t(`chase.refusal.${why.code}`);
    default:
      return '';
  }
}
