import { expect, test } from 'vitest';
import { byPlace } from './places';

test('everybody is listed by the place they are told to have, and who shares one by seat', () => {
  expect(byPlace([4, 1, 2, 2])).toEqual([
    { seat: 1, place: 1 },
    { seat: 2, place: 2 },
    { seat: 3, place: 2 },
    { seat: 0, place: 4 },
  ]);
});
