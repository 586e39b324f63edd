// What happened, in words: who did what to whom.

import type { Seat } from '../../../generated/protocol';
import type { TjuvEvent, TjuvRefusal } from '../../../generated/tjuv';
import { list, t } from '../../../text/text.svelte';
import type { Telling } from '../../game';
import { capital, company, whose } from '../../../text/people';
import { cardName, cardNames, pileNames } from './words';

/** An event as told to `seat`. Null for other people's dealt cards, which only the eye needs to follow, and for events
 *  this page does not know. */
export function describe(event: TjuvEvent, names: string[], seat: Seat | null): Telling | null {
  const text = sentence(event, names, seat);
  return text === null ? null : { text: capital(text), notable: !['dealt', 'drew'].includes(event.on) };
}

function sentence(event: TjuvEvent, names: string[], seat: Seat | null): string | null {
  const actor = (by: Seat) => ({ who: names[by] ?? '', you: by === seat });
  switch (event.on) {
    case 'deal_begins':
      return t('tjuv.event.deal_begins', { deal: event.deal, ...actor(event.dealer) });
    case 'dealt':
      return event.card && event.to === seat ? t('tjuv.event.dealt', { card: cardName(event.card) }) : null;
    case 'drew':
      return t('tjuv.event.drew', {
        card: event.card ? cardName(event.card) : '',
        known: event.card !== null,
        ...actor(event.by),
      });
    case 'laid_lowest':
    case 'laid':
    case 'refilled':
      return t(`tjuv.event.${event.on}`, { card: cardName(event.card), ...actor(event.by) });
    case 'added':
    case 'put_under':
    case 'refilled_from_talon':
      return t(`tjuv.event.${event.on}`, { card: capital(cardName(event.card)) });
    case 'captured':
      return t('tjuv.event.captured', {
        taken: cardNames(event.table),
        card: cardName(event.card),
        thefts: event.stolen.length,
        piles: pileNames(event.stolen, names, seat),
        ...actor(event.by),
      });
    case 'took_last':
      return t('tjuv.event.took_last', { taken: cardNames(event.cards), ...actor(event.by) });
    case 'deal_over':
      return t('tjuv.event.deal_over', { counts: counted(event.counts, names, seat) });
    case 'match_over':
      return t('tjuv.event.match_over', winnersOf(event.winners, names, seat));
    default:
      return null;
  }
}

/** `Anna 14, du 12 och Bo 10`: the most first. */
function counted(counts: number[], names: string[], seat: Seat | null): string {
  const ranked = counts.map((count, by) => ({
    count,
    name: by === seat ? t('you') : (names[by] ?? ''),
  }));
  ranked.sort((a, b) => b.count - a.count);
  return list(ranked.map(({ count, name }) => `${name} ${count}`));
}

export function winnersOf(winners: Seat[], names: string[], seat: Seat | null) {
  return {
    winners: winners.length,
    you: winners.length === 1 && winners[0] === seat,
    who: capital(company(winners, names, winners.length === 1 ? null : seat)),
  };
}

/** Why the rules said no. The refusal may come from a newer server, so what is missing is simply not said. */
export function whyNot(refusal: { code: string }, names: string[]): string {
  const why = refusal as TjuvRefusal;
  switch (why.code) {
    case 'seat_count':
    case 'deal_count':
      return t(`tjuv.refusal.${why.code}`, { min: why.min, max: why.max });
    case 'not_your_turn':
      return t('tjuv.refusal.not_your_turn', { whose: whose(names[why.turn] ?? '') });
    case 'not_now':
      return t('tjuv.refusal.not_now', { stage: why.stage });
    case 'not_lowest':
      return capital(t('tjuv.refusal.not_lowest', both(why.card, why.lowest)));
    case 'not_highest':
      return capital(t('tjuv.refusal.not_highest', both(why.card, why.highest)));
    case 'must_capture':
      return capital(
        t('tjuv.refusal.must_capture', { card: cardName(why.card), other: cardName(why.beats) }),
      );
    case 'not_in_hand':
    case 'not_on_table':
    case 'only_piles':
    case 'beats_nothing':
      return capital(t(`tjuv.refusal.${why.code}`, { card: cardName(why.card) }));
    case 'match_over':
      return t('tjuv.refusal.match_over');
    default:
      return '';
  }
}

/** Two cards, the second at the beginning of a sentence. */
function both(card: string, other: string) {
  return { card: cardName(card), other: capital(cardName(other)) };
}
