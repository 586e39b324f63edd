import { expect, test } from 'vitest';
import type { TjuvEvent } from '../../../generated/tjuv';
import { moments } from '../../../test/moments';
import { LONGEST } from '../../beat';
import { dealOver, robbery, table, theft } from '../fixtures/tables';
import { beats, type Motion } from './motion';

const before = table(4).view;

function route(motion: Motion): string[] {
  return motion.stops.map((stop) => stop.place);
}

test('a capture gathers the cards on the table and brings them home', () => {
  const [capture] = beats(theft().moments);
  const routes = capture!.motions.map(route);
  expect(routes).toContainEqual(['hand:0:HK', 'table:H6', 'pile:0:HK']);
  expect(routes).toContainEqual(['table:H8', 'table:H6', 'pile:0:HK']);
});

test('a theft is a glove that reaches for the pile and pulls it home', () => {
  const [capture] = beats(theft().moments);
  const glove = capture!.motions.find((motion) => motion.manner === 'glove')!;
  const pile = capture!.motions.find((motion) => motion.manner === 'snatch')!;
  expect(route(glove)).toEqual(['hand:0', 'pile:1:HQ', 'pile:0:HK']);
  expect(route(pile)).toEqual(['pile:1:HQ', 'pile:0:HK']);
  expect(pile.stops[0]!.leaves).toBe(glove.stops[1]!.leaves);
});

test('a hidden card is drawn face down', () => {
  const drawn = beats(robbery().moments)[1]!;
  expect(drawn.motions).toHaveLength(1);
  expect(drawn.motions[0]!.card).toBeNull();
  expect(route(drawn.motions[0]!)).toEqual(['talon', 'hand:3']);
});

test('each beat leads to the view that was told', () => {
  const { moments, standing } = theft();
  expect(beats(moments).map((beat) => beat.after)).toEqual([moments[0]!.after, standing.view]);
});

test('a row of cards leads to the view after the last of them', () => {
  const { moments } = dealOver();
  expect(beats(moments).map(({ events, after }) => [events.length, after.talon])).toEqual([
    [1, 9],
    [1, 9],
    [1, 36],
    [4, 32],
  ]);
});

test('a new deal brings every pile back to the talon', () => {
  const begins = beats(dealOver().moments)[2]!;
  expect(begins.motions.map(route)).toEqual(
    ['pile:0:CA', 'pile:0:DK', 'pile:1:HQ', 'pile:3:C10', 'pile:3:SK'].map((pile) => [pile, 'talon']),
  );
});

test('no step is longer than the longest, and nothing moves backwards in time', () => {
  const dealt = (_: unknown, nth: number): [TjuvEvent] => [
    { on: 'dealt', to: nth % 11, round: 1, card: null },
  ];
  const deal = moments(before, ...Array.from({ length: 33 }, dealt));
  for (const step of [deal, theft().moments, dealOver().moments]) {
    const shown = beats(step);
    expect(shown.reduce((sum, beat) => sum + beat.lasts, 0)).toBeLessThanOrEqual(LONGEST + 1);
    for (const { stops } of shown.flatMap((beat) => beat.motions)) {
      const times = stops.flatMap((stop) => [stop.arrives, stop.leaves]);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  }
});

test('the cards of a deal fly in one beat, a little apart', () => {
  const [deal] = beats(
    moments(
      before,
      [{ on: 'dealt' as const, to: 0, round: 1, card: 'DJ' }],
      [{ on: 'dealt' as const, to: 1, round: 1, card: null }],
    ),
  );
  expect(deal!.motions.map((motion) => motion.stops[0]!.leaves)).toEqual([0, 60]);
});

test('an event of a newer server moves nothing, and what it led to is drawn', () => {
  const unknown = { on: 'juggled', by: 2 } as unknown as TjuvEvent;
  const after = { ...before, talon: 3 };
  const [beat] = beats(moments(before, [unknown, after]));
  expect(beat).toMatchObject({ motions: [], lasts: 0 });
  expect(beat!.after).toBe(after);
});
