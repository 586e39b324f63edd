import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LedgerLine } from '../generated/protocol';
import { speak } from '../text/text.svelte';
import { Accounts } from './accounts.svelte';
import Chances from './Chances.svelte';

const begins = (calibrated = true): LedgerLine => ({
  begins: { steps: 3, start: [0.5, 0.5], calibrated },
});
const step = (number: number, by: number | undefined, share: number, parts: number[]): LedgerLine => {
  const both = (value: number) => [value, -value];
  const [luck, choice, deal, unforeseen] = parts.map(both);
  const lists = { luck: luck!, choice: choice!, deal: deal!, unforeseen: unforeseen! };
  return { step: { step: number, by, shares: [share, 1 - share], ...lists } };
};
const lines = [
  step(0, undefined, 0.6, [0.1, 0, 0, 0]),
  step(1, 0, 0.55, [0, -0.05, 0, 0]),
  step(2, 1, 1, [0.3, 0.1, 0.02, 0.03]),
];

function accounts(told: LedgerLine[]) {
  return new Accounts('', (_, each) => {
    for (const line of told) if (!each(line)) break;
    return Promise.resolve(null);
  });
}

const jump = vi.fn<(step: number) => void>();
const show = (made: Accounts) =>
  render(Chances, { accounts: made, at: 1, names: ['Anna', 'Bo'], first: 0, jump, onclose: () => {} });

beforeEach(() => speak('sv'));
afterEach(cleanup);

test('start, luck, own choices, others’ choices, deals and the unforeseen make the result', async () => {
  const made = accounts([begins(), ...lines]);
  expect(made.sums(0)).toBeNull();
  await made.make();
  for (const seat of [0, 1]) {
    const { start, luck, own, others, deals, unforeseen, result } = made.sums(seat)!;
    expect(start + luck + own + others + deals + unforeseen).toBeCloseTo(result, 9);
  }
  expect(made.sums(0)).toMatchObject({ own: -0.05, others: 0.1 });
  expect(made.sums(1)).toMatchObject({ own: -0.1, others: 0.05 });
  expect(made.strokes(1).map((stroke) => stroke.step)).toEqual([0, 2]);
});

test('whoever stops hears no more', async () => {
  const made: Accounts = new Accounts('', (_, each) => {
    expect(each(begins())).toBe(true);
    made.stop();
    expect(each(lines[0]!)).toBe(false);
    return Promise.resolve(null);
  });
  await made.make();
  expect(made.finished).toBe(false);
  expect(made.running).toBe(false);
});

test('the curve says where everybody stands, and the ledger what made it so', async () => {
  const made = accounts([begins(), ...lines]);
  await made.make();
  show(made);
  const slider = screen.getByRole('slider', { hidden: true });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Steg 1: Anna 55\s%, Bo 45\s%$/);
  await fireEvent.input(slider, { target: { value: '2' } });
  expect(jump).toHaveBeenCalledWith(2);
  const said = screen.getByTestId('ledger').textContent?.replace(/\s+/g, ' ');
  expect(said).toContain('Tur+40,0');
  expect(said).toContain('Egna val−5,0');
});

test('where the chances do not come true there are no sums', async () => {
  const made = accounts([begins(false), ...lines]);
  await made.make();
  show(made);
  expect(screen.queryByTestId('ledger')).toBeNull();
  expect(screen.getByRole('status', { hidden: true }).textContent).toContain('ungefär');
});

test('nor where the estimate was far off in this match', async () => {
  const made = accounts([begins(), ...lines.slice(0, 2), step(2, 1, 1, [0.02, 0, 0, 0.43])]);
  await made.make();
  show(made);
  expect(screen.queryByTestId('ledger')).toBeNull();
  expect(screen.getByRole('status', { hidden: true }).textContent).toContain('43 procentenheter');
});
