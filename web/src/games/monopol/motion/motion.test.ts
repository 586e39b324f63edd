import { describe, expect, it } from 'vitest';
import type { MonopolEvent } from '../../../generated/monopol';
import { moments } from '../../../test/moments';
import { LONGEST } from '../../beat';
import { player, view } from '../fixtures/standings';
import { beats, marks } from './motion';

const event = (happened: MonopolEvent) => happened;
const shown = (...events: MonopolEvent[]) =>
  beats(moments(view(), ...events.map((one): [MonopolEvent] => [one])));
const total = (events: MonopolEvent[]) => shown(...events).reduce((sum, beat) => sum + beat.lasts, 0);

describe('the beats of a step', () => {
  it('walk a token over every square on its way, past GÅ too', () => {
    const [beat] = shown({ on: 'moved', seat: 0, from: 38, to: 2, how: 'forward' });
    expect(beat!.walk).toEqual({ seat: 0, squares: [38, 39, 0, 1, 2] });
  });

  it('show what goes on where somebody arrives when they have arrived', () => {
    const arrived = view({ stage: 'buy', players: view().players.with(0, player(12_400, 14)) });
    const [beat] = beats(
      moments(view(), [event({ on: 'moved', seat: 0, from: 9, to: 14, how: 'forward' }), arrived]),
    );
    expect(beat!.after).toEqual({ ...arrived, stage: view().stage });
  });

  it('walk it backwards where a card says so', () => {
    const [beat] = shown({ on: 'moved', seat: 0, from: 1, to: 38, how: 'back' });
    expect(beat!.walk!.squares).toEqual([1, 0, 39, 38]);
  });

  it('lead a prisoner straight to where the view after has them', () => {
    const caught = view({ players: view().players.with(3, player(22_000, 10, { prison: 0 })) });
    const [beat] = beats(
      moments(view(), [event({ on: 'went_to_prison', seat: 3, because: 'square' }), caught]),
    );
    expect(beat!.walk).toEqual({ seat: 3, squares: [30, 10] });
    expect(beat!.after.players[3]).toMatchObject({ at: 10, prison: 0 });
  });

  it('let money fly from purse to purse, and to the bank', () => {
    const flights = shown(
      { on: 'paid', from: 1, to: 0, amount: 200, why: 'rent' },
      { on: 'bought', seat: 1, lot: 21, price: 4200 },
      { on: 'got_salary', seat: 2, amount: 4000 },
      { on: 'mortgaged', seat: 0, lot: 5, loan: 2000, interest: 200 },
      { on: 'lifted', seat: 0, lot: 5, loan: 2000, interest: 200 },
      { on: 'lifted', seat: 0, lot: 5, loan: 2000, interest: 0 },
    ).flatMap((beat) => beat.flights);
    expect(flights).toEqual([
      { from: 1, to: 0, sum: 200 },
      { from: 1, to: null, sum: 4200 },
      { from: null, to: 2, sum: 4000 },
      { from: null, to: 0, sum: 2000 },
      { from: 0, to: null, sum: 200 },
      { from: 0, to: null, sum: 2000 },
      { from: 0, to: null, sum: 200 },
      { from: 0, to: null, sum: 2000 },
    ]);
  });

  it('show both sides of a deal, and nothing where no cash is paid', () => {
    const give = { cash: 1300, lots: [21], cards: [] };
    const want = { cash: 0, lots: [11], cards: [] };
    const [beat] = shown({ on: 'deal_made', offer: 1, from: 0, to: 1, give, want, settles: 0 });
    expect(beat!.flights).toEqual([{ from: 0, to: 1, sum: 1300 }]);
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

  it('move nothing for an event of a newer server, and draw what it led to', () => {
    const after = view({ pot: 500 });
    const [beat] = beats(moments(view(), [{ on: 'juggled' } as unknown as MonopolEvent, after]));
    expect(beat).toMatchObject({ walk: null, flights: [], dice: false });
    expect(beat!.after).toBe(after);
  });
});

it('an event lights the squares it is about', () => {
  expect(marks({ on: 'bought', seat: 0, lot: 21, price: 4200 })).toEqual([21]);
  expect(marks({ on: 'auction_opened', of: { lot: 5 }, bidder: 0 })).toEqual([5]);
  expect(marks({ on: 'auction_opened', of: 'house', bidder: 0 })).toEqual([]);
  expect(marks({ on: 'passed_bid', seat: 0 })).toEqual([]);
});
