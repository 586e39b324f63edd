import { expect, test } from 'vitest';
import { bidding, claiming, offer, offered, owing, position, throwing, view } from './fixtures/positions';
import { hintFor } from './hints';

test('what turns up for the first time is explained, what matters most first', () => {
  const first = ({ menu, view }: ReturnType<typeof bidding>) => hintFor(menu, [], view, 0, []);
  expect(first(bidding())).toBe('auction');
  expect(first(claiming())).toBe('claim');
  expect(first(owing())).toBe('debt');
  expect(first(offered())).toBe('offer');
  expect(first(throwing())).toBeNull();
  expect(
    first(position(view({ stage: 'buy' }), [offer({ do: 'buy' }), offer({ do: 'build', lot: 3 })])),
  ).toBe('build');
});

test('what is understood is not explained again, and nothing to those who watch', () => {
  const { menu, view } = bidding();
  expect(hintFor(menu, [], view, 0, ['auction'])).toBeNull();
  expect(hintFor(menu, [], view, null, [])).toBeNull();
});

test('a loan of one’s own is explained when it has been taken', () => {
  const loan = { on: 'mortgaged', seat: 0, lot: 5, loan: 2_000, interest: 200 } as const;
  const { menu, view } = throwing();
  expect(hintFor(menu, [loan], view, 0, [])).toBe('mortgage');
  expect(hintFor(menu, [loan], view, 1, [])).toBeNull();
});
