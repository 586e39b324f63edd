import { expect, test } from 'vitest';
import { sinceOwn } from './understood';

test('what happened is news until the viewer has acted again', () => {
  const robbed = sinceOwn([], null, ['robbed']);
  expect(robbed).toEqual(['robbed']);
  const still = sinceOwn(robbed, null, ['laid']);
  expect(still).toEqual(['robbed', 'laid']);
  expect(sinceOwn(still, 'mine', ['captured'])).toEqual(['captured']);
});
