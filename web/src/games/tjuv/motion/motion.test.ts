import { expect, test } from 'vitest';
import type { TjuvEvent, TjuvView } from '../../../generated/tjuv';
import { dealOver, robbery, table, theft } from '../fixtures/tables';
import { beats, LONGEST, type Motion } from './motion';
import { staged } from './stage';

const before = table(4).view;

function route(motion: Motion): string[] {
  return motion.stops.map((stop) => stop.place);
}

test('a capture gathers the cards on the table and brings them home', () => {
  const [capture] = beats(before, theft().events);
  const routes = capture!.motions.map(route);
  expect(routes).toContainEqual(['hand:0:HK', 'table:H6', 'pile:0:HK']);
  expect(routes).toContainEqual(['table:H8', 'table:H6', 'pile:0:HK']);
});

test('a theft is a glove that reaches for the pile and pulls it home', () => {
  const [capture] = beats(before, theft().events);
  const glove = capture!.motions.find((motion) => motion.manner === 'glove')!;
  const pile = capture!.motions.find((motion) => motion.manner === 'snatch')!;
  expect(route(glove)).toEqual(['hand:0', 'pile:1:HQ', 'pile:0:HK']);
  expect(route(pile)).toEqual(['pile:1:HQ', 'pile:0:HK']);
  expect(pile.stops[0]!.leaves).toBe(glove.stops[1]!.leaves);
});

test('a hidden card is drawn face down', () => {
  const drawn = beats(before, robbery().events)[1]!;
  expect(drawn.motions).toHaveLength(1);
  expect(drawn.motions[0]!.card).toBeNull();
  expect(route(drawn.motions[0]!)).toEqual(['talon', 'hand:3']);
});

test('each beat leads to the view the server draws', () => {
  const step = theft();
  const after = beats(before, step.events).at(-1)!.after;
  const { hands, table, talon, counts } = step.standing.view;
  expect({ hands: after.hands, table: after.table, talon: after.talon, counts: after.counts }).toEqual({
    hands,
    table,
    talon,
    counts,
  });
  const tops = (view: TjuvView) => view.piles.map((piles) => piles.map(({ top, size }) => [top, size]));
  expect(tops(after)).toEqual(tops(step.standing.view));
});

test('no step is longer than the longest, and nothing moves backwards in time', () => {
  const deal: TjuvEvent[] = Array.from({ length: 33 }, (_, nth) => ({
    on: 'dealt',
    to: nth % 11,
    round: 1,
    card: null,
  }));
  for (const events of [deal, theft().events, dealOver().events]) {
    const shown = beats(before, events);
    expect(shown.reduce((sum, beat) => sum + beat.lasts, 0)).toBeLessThanOrEqual(LONGEST + 1);
    for (const { stops } of shown.flatMap((beat) => beat.motions)) {
      const times = stops.flatMap((stop) => [stop.arrives, stop.leaves]);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  }
});

test('the cards of a deal fly in one beat, a little apart', () => {
  const [deal] = beats(before, [
    { on: 'dealt', to: 0, round: 1, card: 'DJ' },
    { on: 'dealt', to: 1, round: 1, card: null },
  ]);
  expect(deal!.motions.map((motion) => motion.stops[0]!.leaves)).toEqual([0, 60]);
});

test('an event of a newer server moves nothing and changes nothing', () => {
  const unknown = { on: 'juggled', by: 2 } as unknown as TjuvEvent;
  const [beat] = beats(before, [unknown]);
  expect(beat!.motions).toEqual([]);
  expect(beat!.after).toEqual(before);
});

test('a new deal clears the table and counts the deal into the totals', () => {
  const ended = staged(before, {
    on: 'deal_over',
    deal: 1,
    counts: [14, 9, 4, 9],
    totals: [14, 9, 4, 9],
    next_dealer: 2,
  });
  const begun = staged(ended, { on: 'deal_begins', deal: 2, dealer: 2 });
  expect(begun).toMatchObject({
    deal: 2,
    dealer: 2,
    table: [],
    talon: 36,
    counts: [0, 0, 0, 0],
    totals: [14, 9, 4, 9],
  });
});
