import { beforeEach, describe as group, expect, test } from 'vitest';
import type { MonopolEvent, MonopolRefusal } from '../../../generated/monopol';
import { speak } from '../../../text/text.svelte';
import { cardText } from './cards';
import { describe } from './describe';
import { board } from '../fixtures/board';
import { names, toAnna } from '../fixtures/standings';
import { whyNot } from './whynot';

/** Hard spaces read as any other. */
const tell = (event: MonopolEvent, seat: number | null = null) =>
  describe(event, names, seat, board)?.text.replaceAll('\u00a0', ' ');

beforeEach(() => speak('sv'));

const nothing = { cash: 0, lots: [], cards: [] };

group('an event', () => {
  test('says who did what to whom, and for how much', () => {
    expect(tell({ on: 'bought', seat: 1, lot: 13, price: 2_500 })).toBe('Bo köper Odengatan för 2 500 kr.');
    const paid: MonopolEvent = { on: 'paid', from: 1, to: 0, amount: 1_000, why: 'rent' };
    expect(tell(paid)).toBe('Bo betalar Anna 1 000 kr i hyra.');
    expect(tell(paid, 0)).toBe('Bo betalar dig 1 000 kr i hyra.');
    expect(tell({ ...paid, to: null, why: 'tax' }, 1)).toBe('Du betalar banken 1 000 kr i skatt.');
    speak('en');
    expect(tell(paid, 1)).toBe('You pay Anna 1 000 kr in rent.');
    expect(tell(paid, 0)).toBe('Bo pays you 1 000 kr in rent.');
  });

  test('names both sides of a deal', () => {
    const deal: MonopolEvent = { on: 'deal_made', offer: 7, ...toAnna };
    expect(tell(deal)).toBe('Affär! Bo ger Anna 6 000 kr och Vattenledningsverket och får Valhallavägen.');
    expect(tell({ ...deal, want: nothing }, 0)).toBe('Affär! Bo ger dig 6 000 kr och Vattenledningsverket.');
    const card = { ...nothing, cards: ['chance' as const] };
    expect(tell({ ...deal, on: 'offer_made', give: nothing, want: card })).toBe(
      'Bo vill ha ett fängelsekort av Anna.',
    );
    expect(tell({ ...deal, on: 'offer_made', want: nothing, settles: 2_000 })).toBe(
      'Bo vill betala Anna 2 000 kr med 6 000 kr och Vattenledningsverket.',
    );
  });

  test('reads the card aloud', () => {
    expect(tell({ on: 'drew_card', seat: 1, deck: 'community', card: 4 })).toBe(
      'Bo tar ett kort ur Allmänning: ”Du fyller år! Alla andra ger dig 200 kr var.”',
    );
  });

  test('tells the loan and its interest, as far as there is any', () => {
    expect(tell({ on: 'mortgaged', seat: 0, lot: 11, loan: 1_250, interest: 150 })).toBe(
      'Anna belånar S:t Eriksgatan för 1 250 kr, minus 150 kr i ränta.',
    );
    expect(tell({ on: 'lifted', seat: 0, lot: 11, loan: 1_250, interest: 150 })).toBe(
      'Anna löser lånet på S:t Eriksgatan för 1 250 kr och 150 kr i ränta.',
    );
    expect(tell({ on: 'lifted', seat: 0, lot: 11, loan: 1_250, interest: 0 })).toBe(
      'Anna löser lånet på S:t Eriksgatan för 1 250 kr.',
    );
  });

  test('that this page does not know is passed over', () => {
    expect(describe({ on: 'snowed' } as unknown as MonopolEvent, names, 0, board)).toBeNull();
  });

  test('is worth a line beside the now bar when something changed hands', () => {
    expect(describe({ on: 'bought', seat: 1, lot: 13, price: 2_500 }, names, 0, board)?.notable).toBe(true);
    expect(describe({ on: 'threw', seat: 1, dice: [3, 4] }, names, 0, board)?.notable).toBe(false);
  });

  test('has words in both languages, whichever it is', () => {
    const rent = { owner: 0, visitor: 1, lot: 15, amount: 1_000 };
    const deal = { offer: 7, from: 1, to: 0, give: toAnna.give, want: toAnna.want, settles: 0 };
    const events: MonopolEvent[] = [
      { on: 'threw_for_order', seat: 0, dice: [3, 4] },
      { on: 'begins', seat: 0 },
      { on: 'dealt_deed', to: 0, lot: 3, price: 1_000 },
      { on: 'threw', seat: 0, dice: [3, 3] },
      { on: 'moved', seat: 0, from: 3, to: 10, how: 'forward' },
      { on: 'moved', seat: 0, from: 7, to: 4, how: 'back' },
      { on: 'got_salary', seat: 0, amount: 4_000 },
      { on: 'bought', seat: 0, lot: 3, price: 1_000 },
      { on: 'declined', seat: 0, lot: 3 },
      { on: 'auction_opened', of: 'house', bidder: 0 },
      { on: 'bid', seat: 0, amount: 50 },
      { on: 'passed_bid', seat: 0 },
      { on: 'auction_won', seat: 0, of: { lot: 3 }, amount: 50 },
      { on: 'auction_failed', of: 'hotel' },
      { on: 'auction_opened', of: { card: 'chance' }, bidder: 0 },
      { on: 'rent_due', ...rent },
      { on: 'rent_claimed', ...rent },
      { on: 'rent_waived', ...rent },
      { on: 'rent_forgotten', ...rent },
      { on: 'drew_card', seat: 0, deck: 'chance', card: 3 },
      { on: 'got_money', seat: 0, amount: 500, parking: true },
      { on: 'paid', from: 0, to: null, amount: 500, why: 'interest' },
      { on: 'owes', debtor: 0, to: 1, amount: 500, why: 'birthday' },
      { on: 'kept_card', seat: 0, deck: 'chance' },
      { on: 'went_to_prison', seat: 0, because: 'third_doubles' },
      { on: 'stayed_in_prison', seat: 0, throws: 3 },
      { on: 'left_prison', seat: 0, by: 'third_throw' },
      { on: 'left_prison', seat: 0, by: 'card' },
      { on: 'built', seat: 0, lot: 3, level: 5, price: 1_000 },
      { on: 'sold', seat: 0, lot: 3, level: 0, price: 500 },
      { on: 'mortgaged', seat: 0, lot: 3, loan: 500, interest: 50 },
      { on: 'lifted', seat: 0, lot: 3, loan: 500, interest: 50 },
      { on: 'asked_for_wishes', builder: 0, lot: 3, left: 1 },
      { on: 'wished', seat: 0, count: 0 },
      { on: 'offer_made', ...deal },
      { on: 'offer_refused', offer: 7, from: 1, to: 0 },
      { on: 'offer_withdrawn', offer: 7, from: 0, to: 1 },
      { on: 'deal_made', ...deal },
      { on: 'bankrupt', seat: 0, to: null },
      { on: 'time_up', round: 20 },
      { on: 'game_over', worths: [0, 3_000], winners: [0, 1] },
    ];
    for (const language of ['sv', 'en'] as const) {
      speak(language);
      for (const event of events) {
        for (const seat of [0, null]) expect(tell(event, seat), event.on).toMatch(/^[^{}]+[.!?][”]?$/);
      }
    }
  });
});

group('a card', () => {
  test('names every sum and square of what it does, in both languages', () => {
    for (const language of ['sv', 'en'] as const) {
      speak(language);
      for (const deck of ['chance', 'community'] as const) {
        board[deck].forEach((effect, card) => {
          const text = cardText(board, deck, card);
          const place = 'square' in effect && effect.square > 0 ? [board.squares[effect.square]!.name] : [];
          const figures = Object.entries(effect)
            .filter(([name]) => ['amount', 'house', 'hotel', 'steps'].includes(name))
            .map(([, figure]) => new Intl.NumberFormat('sv').format(Number(figure)));
          for (const part of [...place, ...figures]) expect(text, `${deck} ${card}`).toContain(part);
          const prison = /fängelse|prison/.test(text);
          expect(prison, `${deck} ${card}`).toBe(effect.is === 'prison' || effect.is === 'out_of_prison');
        });
      }
    }
  });

  test('this page has never seen is left unread', () => {
    expect(cardText(board, 'chance', 16)).toBe('');
  });
});

group('a refusal', () => {
  const why = (refusal: MonopolRefusal) => whyNot(refusal, names, 0, board).replaceAll('\u00a0', ' ');

  test('says why, with names and sums', () => {
    expect(why({ code: 'not_your_turn', turn: 2 })).toBe('Det är Cecilias tur.');
    expect(why({ code: 'uneven', lot: 1, first: 3 })).toBe(
      'Bygg jämnt: Hornsgatan står på tur före Västerlånggatan.',
    );
    expect(why({ code: 'not_enough', need: 1_000, have: 900, to: 'build' })).toBe(
      'Bygget kostar 1 000 kr, och du har 900 kr.',
    );
    expect(why({ code: 'can_pay', raised: 5_000, owed: 2_800 })).toContain('5 000 kr');
  });

  test('has words in both languages, whichever it is', () => {
    const lot = 3;
    const refusals: MonopolRefusal[] = [
      ...(['seat_count', 'round_limit', 'dealt_count', 'claim_time'] as const).map((code) => ({
        code,
        min: 1,
        max: 9,
      })),
      { code: 'game_over' },
      { code: 'not_in_game', seat: 0 },
      { code: 'not_now', stage: 'auction' },
      { code: 'not_in_prison' },
      { code: 'too_late_for_fine' },
      { code: 'no_such_card' },
      { code: 'not_in_notes', note: 50 },
      { code: 'bid_too_low', least: 50 },
      ...(
        [
          'no_property',
          'not_yours',
          'group_incomplete',
          'lot_mortgaged',
          'lent_on',
          'carries_buildings',
          'not_mortgaged',
          'fully_built',
          'no_buildings',
          'wrong_building',
          'built',
        ] as const
      ).map((code) => ({ code, lot })),
      { code: 'sold_unevenly', lot, first: 1 },
      { code: 'bank_sold_out', hotel: true },
      { code: 'too_many_wished', most: 0 },
      { code: 'bid_below_price', lot: 3, price: 1_000, bid: 950 },
      { code: 'cannot_pay', raised: 900, owed: 2_000 },
      { code: 'debt_not_served', owed: 2_000 },
      { code: 'wrong_level', lot, most: 2 },
      { code: 'empty_offer' },
      { code: 'too_many_offers', max: 2 },
      { code: 'no_such_offer', offer: 7 },
      { code: 'offer_stale', offer: 7 },
      { code: 'nothing_to_settle', owed: 0 },
    ];
    for (const language of ['sv', 'en'] as const) {
      speak(language);
      for (const refusal of refusals) expect(why(refusal), refusal.code).toMatch(/^[^{}]+[.!]$/);
    }
  });

  test('of the options needs no board', () => {
    expect(whyNot({ code: 'seat_count', min: 2, max: 7 } as MonopolRefusal, [], null, null)).toBe(
      'Monopol spelas av 2 till 7.',
    );
  });

  test('from a newer server is not guessed at', () => {
    expect(whyNot({ code: 'too_sunny' }, names, 0, board)).toBe('');
  });
});
