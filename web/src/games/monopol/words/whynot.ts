// Why the rules said no, in a sentence.

import type { Lot, MonopolBoard, MonopolRefusal } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import { money, t } from '../../../text/text.svelte';
import { capital, whose } from '../../../text/people';
import { squareName } from './words';

/** The refusal may come from a newer server, so what is missing is simply not said. */
export function whyNot(
  refusal: { code: string },
  names: string[],
  seat: Seat | null,
  board: MonopolBoard | null,
): string {
  return capital(sentence(refusal as MonopolRefusal, names, seat, board));
}

function sentence(
  why: MonopolRefusal,
  names: string[],
  seat: Seat | null,
  board: MonopolBoard | null,
): string {
  const name = (lot: Lot) => (board ? squareName(board, lot) : t('monopol.square.unknown'));
  switch (why.code) {
    case 'seat_count':
    case 'round_limit':
    case 'dealt_count':
    case 'claim_time':
      return t(`monopol.refusal.${why.code}`, { min: why.min, max: why.max });
    case 'not_in_game':
      return t('monopol.refusal.not_in_game', { who: names[why.seat] ?? '', you: why.seat === seat });
    case 'not_your_turn':
      return t('monopol.refusal.not_your_turn', { whose: whose(names[why.turn] ?? '') });
    case 'not_now':
      return t('monopol.refusal.not_now', { stage: why.stage });
    case 'not_enough':
      return t('monopol.refusal.not_enough', { need: money(why.need), have: money(why.have), to: why.to });
    case 'not_in_notes':
      return t('monopol.refusal.not_in_notes', { note: money(why.note) });
    case 'bid_too_low':
      return t('monopol.refusal.bid_too_low', { least: money(why.least) });
    case 'no_property':
    case 'not_yours':
    case 'group_incomplete':
    case 'lot_mortgaged':
    case 'lent_on':
    case 'carries_buildings':
    case 'not_mortgaged':
    case 'fully_built':
    case 'no_buildings':
    case 'wrong_building':
    case 'built':
      return t(`monopol.refusal.${why.code}`, { lot: name(why.lot) });
    case 'uneven':
    case 'sold_unevenly':
      return t(`monopol.refusal.${why.code}`, { lot: name(why.lot), first: name(why.first) });
    case 'bank_sold_out':
      return t('monopol.refusal.bank_sold_out', { hotel: why.hotel });
    case 'too_many_wished':
      return t('monopol.refusal.too_many_wished', { most: why.most });
    case 'wrong_level':
      return t('monopol.refusal.wrong_level', { lot: name(why.lot), most: why.most });
    case 'too_many_offers':
      return t('monopol.refusal.too_many_offers', { max: why.max });
    case 'nothing_to_settle':
      return t('monopol.refusal.nothing_to_settle', { owed: why.owed, sum: money(why.owed) });
    case 'bid_below_price':
      return t('monopol.refusal.bid_below_price', {
        lot: name(why.lot),
        price: money(why.price),
        bid: money(why.bid),
      });
    case 'debt_not_served':
      return t('monopol.refusal.debt_not_served', { owed: money(why.owed) });
    case 'can_pay':
    case 'cannot_pay':
      return t(`monopol.refusal.${why.code}`, { raised: money(why.raised), owed: money(why.owed) });
    case 'game_over':
    case 'not_in_prison':
    case 'too_late_for_fine':
    case 'no_such_card':
    case 'empty_offer':
    case 'no_such_offer':
    case 'offer_stale':
      return t(`monopol.refusal.${why.code}`);
    default:
      return '';
  }
}
