import { expect, test } from 'vitest';
import { columns, crammed, others, seating } from './seating';

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

test('on a phone the others sit in at most two rows', () => {
  for (let count = 1; count <= 10; count += 1)
    expect(Math.ceil(count / columns(count))).toBe(count < 4 ? 1 : 2);
});

test('the more there are, the fewer piles each has room for', () => {
  expect(crammed(3, 7)).toBe(false);
  expect(crammed(3, 8)).toBe(true);
  expect(crammed(10, 2)).toBe(true);
});
