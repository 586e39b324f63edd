import { expect, test } from 'vitest';
import { LookingBack } from './lookback';

test('every step has the view that its beats lead to, and shares what they do not touch', () => {
  const looking = new LookingBack();
  const verdict = { holds: { steps: 2, draws: 0, luck: 'second' as const, without: [] } };
  expect(looking.take({ before: { cash: [1, 2], deeds: { a: 0 } } })).toBeNull();
  const first = [
    { events: [], changed: [[['cash', 0], 5] as [(string | number)[], unknown]] },
    { events: [], changed: [[['cash', 1], 6] as [(string | number)[], unknown]] },
  ];
  expect(looking.take({ step: first })).toBeNull();
  expect(looking.take({ step: [{ events: [], changed: [] }] })).toBeNull();
  const back = looking.take({ verdict });
  expect(back?.verdict).toEqual(verdict);
  expect(back?.steps.map(({ view }) => view)).toEqual([
    { cash: [5, 6], deeds: { a: 0 } },
    { cash: [5, 6], deeds: { a: 0 } },
  ]);
  expect(back?.steps[1]?.view).toBe(back?.steps[0]?.view);
});

test('where no step holds there is only the verdict', () => {
  const verdict = { fails: { code: 'unknown_game' as const, game: 'ludo' } };
  expect(new LookingBack().take({ verdict })).toEqual({ verdict, steps: [] });
});
