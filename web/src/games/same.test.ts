import { expect, test } from 'vitest';
import { same } from './same';

test.each([
  [{ do: 'throw' }, { do: 'throw' }, true],
  [{ do: 'walk', to: 3 }, { to: 3, do: 'walk' }, true],
  [{ do: 'walk', to: 3 }, { do: 'walk', to: 4 }, false],
  [{ do: 'take', by: { man: 1 } }, { do: 'take', by: { man: 1 } }, true],
  [{ do: 'take', by: { man: 1 } }, { do: 'take', by: 'car' }, false],
  [{ do: 'accept', lift: [1, 2] }, { do: 'accept', lift: [1, 2] }, true],
  [{ do: 'accept', lift: [1, 2] }, { do: 'accept', lift: [2, 1] }, false],
  [{ do: 'accept', lift: [1] }, { do: 'accept', lift: [1, 2] }, false],
  [{ do: 'throw' }, null, false],
])('%j and %j', (one, other, alike) => {
  expect(same(one, other)).toBe(alike);
  expect(same(other, one)).toBe(alike);
});
