import { expect, test } from 'vitest';
import { view } from '../fixtures/standings';
import { byRound, stepOf } from './worths';

test('a round is worth what it was when it ended', () => {
  const at = (round: number, ...worths: number[]) => view({ round, worths });
  expect(byRound([at(0, 1, 1), at(1, 2, 2), at(1, 3, 1), at(2, 4, 0)])).toEqual([
    { round: 0, worths: [1, 1] },
    { round: 1, worths: [3, 1] },
    { round: 2, worths: [4, 0] },
  ]);
  expect(byRound([])).toEqual([]);
});

test('the lines of the chart stand at round sums', () => {
  expect(stepOf(129_150)).toBe(50_000);
  expect(stepOf(30_000)).toBe(10_000);
  expect(stepOf(0)).toBe(1);
});
