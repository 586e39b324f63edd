import { expect, test } from 'vitest';
import { gains, NOTHING } from './deal';
import { board } from '../fixtures/board';
import { toAnna, view } from '../fixtures/standings';

test('a deal is weighed for both: cash, printed prices, and the group it completes', () => {
  const { from, to } = gains(board, view(), toAnna);
  expect(from).toMatchObject({ seat: 1, cash: -6_000, deeds: 0, completes: ['pink'], breaks: [] });
  expect(to).toMatchObject({ seat: 0, cash: 6_000, deeds: 0, completes: [], breaks: [] });
});

test('whoever gives away one of a whole group breaks it up', () => {
  const deal = { ...toAnna, give: NOTHING, want: { ...NOTHING, lots: [3] } };
  expect(gains(board, view(), deal).to).toMatchObject({ deeds: -1_000, breaks: ['brown'] });
});

test('a mortgage costs whoever takes it over its interest, and the loan if it is lifted at once', () => {
  const deal = {
    ...toAnna,
    from: 0,
    to: 2,
    give: { ...NOTHING, cash: 1_000 },
    want: { ...NOTHING, lots: [25] },
  };
  expect(gains(board, view(), deal).from).toMatchObject({ deeds: 2_000, interest: 200, loans: 0 });
  expect(gains(board, view(), { ...deal, lift: [25] }).from).toMatchObject({ interest: 200, loans: 2_000 });
  expect(gains(board, view(), { ...deal, lift: [25] }).to).toMatchObject({
    cash: 1_000,
    interest: 0,
    loans: 0,
  });
});
