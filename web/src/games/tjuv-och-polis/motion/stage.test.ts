import { expect, test } from 'vitest';
import { thief, view } from '../fixtures/tables';
import { at, line } from '../fixtures/town';
import { untouched } from './opening';
import { staged } from './stage';

const seat = (shown: ReturnType<typeof view>, of: number) => shown.thieves.find((one) => one.seat === of)!;

test('money goes between pocket and den and is never lost on the way', () => {
  const den = at(1, 8);
  const before = view();
  before.thieves[2] = thief(0, den, { carried: { any: true, sum: 3000 } });
  const hidden = staged(before, { on: 'hid', thief: 0, den, amount: 2000, all: false, secret: false });
  expect(seat(hidden, 0)).toMatchObject({ carried: { any: true, sum: 1000 }, hidden: [{ den, sum: 2000 }] });
  const fetched = staged(hidden, { on: 'fetched', thief: 0, den, amount: 2000, all: true, secret: false });
  expect(seat(fetched, 0)).toMatchObject({ carried: { any: true, sum: 3000 }, hidden: [] });
});

test('a secret sum is left to the server', () => {
  const before = view();
  const after = staged(before, { on: 'hid', thief: 2, den: at(1, 8), amount: null, all: true, secret: true });
  expect(after).toEqual(before);
});

test('the agency’s till is emptied by a robbery and filled by a fare', () => {
  const robbed = staged(view(), { on: 'robbed', thief: 0, at: at(4, 6), sum: 1000, agency: true });
  expect(robbed.till).toBe(0);
  const paid = staged(robbed, { on: 'bought_ticket', thief: 2, at: at(0, 1), fare: 1000 });
  expect(paid.till).toBe(1000);
  expect(seat(paid, 2)).toMatchObject({ fate: { is: 'leaving' }, carried: { sum: 14000 } });
});

test('the car ends on the last two squares of its way', () => {
  const after = staged(view(), { on: 'drove', path: line([3, 5], [3, 7]) });
  expect(after.car).toEqual({ head: at(3, 7), behind: at(3, 6) });
});

test('a sentence takes the loot and pays the police', () => {
  const after = staged(view(), { on: 'sentenced', thief: 2, turns: 3, lost: 15000, bounty: 3000 });
  expect(after.police_money).toBe(6000);
  expect(seat(after, 2)).toMatchObject({ fate: { is: 'prison', turns: 3 }, carried: { any: false, sum: 0 } });
});

test('a fourth arrest leaves thief and policeman in the police house, out of the game', () => {
  const event = { on: 'out_of_game', thief: 3, man: 1, lost: 0, bounty: 0, hidden: 0 } as const;
  const after = staged(view(), event);
  expect(seat(after, 3)).toMatchObject({ fate: { is: 'out' }, at: view().thieves[1]!.at });
  expect(after.men[1]).toMatchObject({ at: view().men[1]!.at, out: true, guards: [] });
});

test('before the opening nobody has thrown, unless the police was agreed on', () => {
  const opened = view({ lots: [4, 6, 2, 1] });
  expect(untouched(opened)).toBe(opened);
  const drawn = { ...opened, options: { ...opened.options, police: null } };
  expect(untouched(drawn)).toMatchObject({ lots: [0, 0, 0, 0], police: null, turn: null });
});
