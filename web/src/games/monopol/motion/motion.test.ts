import { describe, expect, it } from 'vitest';
import type { MonopolEvent } from '../../../generated/monopol';
import { board } from '../fixtures/board';
import { player, view } from '../fixtures/standings';
import { beats, LONGEST, marks } from './motion';

const total = (events: MonopolEvent[]) =>
  beats(view(), events, board).reduce((sum, beat) => sum + beat.lasts, 0);

describe('the beats of a step', () => {
  it('walk a token over every square on its way, past GÅ too', () => {
    const [beat] = beats(view(), [{ on: 'moved', seat: 0, from: 38, to: 2, how: 'forward' }], board);
    expect(beat!.walk).toEqual({ seat: 0, squares: [38, 39, 0, 1, 2] });
    expect(beat!.after.players[0]!.at).toBe(2);
  });

  it('walk it backwards where a card says so', () => {
    const [beat] = beats(view(), [{ on: 'moved', seat: 0, from: 1, to: 38, how: 'back' }], board);
    expect(beat!.walk!.squares).toEqual([1, 0, 39, 38]);
  });

  it('lead a prisoner straight to the cell', () => {
    const [beat] = beats(view(), [{ on: 'went_to_prison', seat: 3, because: 'square' }], board);
    expect(beat!.walk).toEqual({ seat: 3, squares: [30, 10] });
    expect(beat!.after.players[3]).toMatchObject({ at: 10, prison: 0 });
  });

  it('let money fly from purse to purse, and to the bank', () => {
    const flights = beats(
      view(),
      [
        { on: 'paid', from: 1, to: 0, amount: 200, why: 'rent' },
        { on: 'bought', seat: 1, lot: 21, price: 4200 },
        { on: 'got_salary', seat: 2, amount: 4000 },
      ],
      board,
    ).flatMap((beat) => beat.flights);
    expect(flights).toEqual([
      { from: 1, to: 0, sum: 200 },
      { from: 1, to: null, sum: 4200 },
      { from: null, to: 2, sum: 4000 },
    ]);
  });

  it('show both sides of a deal, and nothing where no cash is paid', () => {
    const give = { cash: 1300, lots: [21], cards: [] };
    const want = { cash: 0, lots: [11], cards: [] };
    const [beat] = beats(
      view(),
      [{ on: 'deal_made', offer: 1, from: 0, to: 1, give, want, settles: 0 }],
      board,
    );
    expect(beat!.flights).toEqual([{ from: 0, to: 1, sum: 1300 }]);
    expect(beat!.after.holdings[21]!.owner).toBe(1);
    expect(beat!.after.holdings[11]!.owner).toBe(0);
  });

  it('never last longer than two seconds in all', () => {
    const long: MonopolEvent[] = [
      { on: 'threw', seat: 0, dice: [6, 6] },
      { on: 'moved', seat: 0, from: 24, to: 36, how: 'forward' },
      { on: 'drew_card', seat: 0, deck: 'chance', card: 14 },
      { on: 'moved', seat: 0, from: 36, to: 35, how: 'forward' },
      { on: 'got_salary', seat: 0, amount: 4000 },
    ];
    expect(total(long)).toBeCloseTo(LONGEST);
    expect(total(long.slice(0, 1))).toBeLessThan(LONGEST);
  });
});

describe('the view between the events', () => {
  const after = (...events: MonopolEvent[]) => beats(view(), events, board).at(-1)!.after;

  it('counts houses out of the bank and hotels back into it', () => {
    expect(after({ on: 'built', seat: 0, lot: 3, level: 1, price: 1000 })).toMatchObject({ houses: 30 });
    const hotel = view({ houses: 27, holdings: view().holdings.map((one) => ({ ...one, level: 4 })) });
    const [beat] = beats(hotel, [{ on: 'built', seat: 0, lot: 3, level: 5, price: 1000 }], board);
    expect(beat!.after).toMatchObject({ houses: 31, hotels: 11 });
  });

  it('draws no purse below nothing', () => {
    const poor = view({ players: [player(100, 9), player(0, 21)] });
    const [beat] = beats(poor, [{ on: 'paid', from: 0, to: 1, amount: 300, why: 'rent' }], board);
    expect(beat!.after.players.map(({ cash }) => cash)).toEqual([0, 300]);
  });
});

it('an event lights the squares it is about', () => {
  expect(marks({ on: 'bought', seat: 0, lot: 21, price: 4200 })).toEqual([21]);
  expect(marks({ on: 'auction_opened', of: { lot: 5 }, bidder: 0 })).toEqual([5]);
  expect(marks({ on: 'auction_opened', of: 'house', bidder: 0 })).toEqual([]);
  expect(marks({ on: 'passed_bid', seat: 0 })).toEqual([]);
});
