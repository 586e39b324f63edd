import { expect, test } from 'vitest';
import { bidding, choice, claiming, offered, owing, standing, throwing, view } from '../fixtures/standings';
import { noteFor } from './notes';

test('what turns up for the first time is explained, what matters most first', () => {
  const first = ({ menu, view }: ReturnType<typeof bidding>) => noteFor(menu, [], view, 0, []);
  expect(first(bidding())).toBe('auction');
  expect(first(claiming())).toBe('claim');
  expect(first(owing())).toBe('debt');
  expect(first(offered())).toBe('offer');
  expect(first(throwing())).toBeNull();
  expect(
    first(standing(view({ stage: 'buy' }), [choice({ do: 'buy' }), choice({ do: 'build', lot: 3 })])),
  ).toBe('build');
});

test('what is understood is not explained again, and nothing to those who watch', () => {
  const { menu, view } = bidding();
  expect(noteFor(menu, [], view, 0, ['auction'])).toBeNull();
  expect(noteFor(menu, [], view, null, [])).toBeNull();
});

test('what is explained stays true while others bid, and no longer than the auction', () => {
  const { view } = bidding();
  expect(noteFor([], [], view, 0, [])).toBe('auction');
  const passed = { ...view, auction: { ...view.auction, bidding: [1, 2] } };
  expect(noteFor([], [], passed, 0, [])).toBeNull();
  expect(noteFor([], [], throwing().view, 0, [])).toBeNull();
});

test('a loan of one’s own is explained when it has been taken', () => {
  const loan = { on: 'mortgaged', seat: 0, lot: 5, loan: 2_000, interest: 200 } as const;
  const { menu, view } = throwing();
  expect(noteFor(menu, [loan], view, 0, [])).toBe('mortgage');
  expect(noteFor(menu, [loan], view, 1, [])).toBeNull();
});
