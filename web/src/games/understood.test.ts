import { expect, test } from 'vitest';
import { sinceOwn } from './understood';

test('what happened is news until the viewer has acted again', () => {
  const robbed = sinceOwn<string>([], { cmd: null, events: ['robbed'] });
  expect(robbed).toEqual(['robbed']);
  const still = sinceOwn(robbed, { cmd: null, events: ['laid'] });
  expect(still).toEqual(['robbed', 'laid']);
  expect(sinceOwn(still, { cmd: 'mine', events: ['captured'] })).toEqual(['captured']);
});
