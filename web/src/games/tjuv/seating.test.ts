import { expect, test } from 'vitest';
import { others, seating } from './seating';

test('the next to play sits at the left, and so on round the table', () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(3, null)).toEqual([0, 1, 2]);
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
  'with %i players everyone has a place, in turn order',
  (count) => {
    for (const seat of [0, count - 1, null]) {
      const { left, top, right } = seating(count, seat);
      expect([...left, ...top, ...right]).toEqual(others(count, seat));
      expect(left.length).toBe(right.length);
      expect(top.length).toBeGreaterThan(0);
    }
  },
);
