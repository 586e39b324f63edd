import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Advice } from '../generated/protocol';
import { speak } from '../text/text.svelte';
import { Accounts } from './accounts.svelte';
import { Reviewer } from './reviewer.svelte';
import Review from './Review.svelte';

const replay = {
  steps: [{}, { seat: 0, action: 'dam' }, { seat: 0, action: 'kung' }, { seat: 0, action: 'sexan' }],
};
const advice: Advice[] = [
  { action: 'kung', chance: 0.61 },
  { action: 'dam', chance: 0.54 },
];
const jump = vi.fn<(step: number) => void>();

beforeEach(() => {
  speak('sv');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function lookAt(at: number, told = advice) {
  const reviewer = new Reviewer(replay, ({ from = 1 }, each) => {
    for (let step = from; step < replay.steps.length; step += 1) {
      if (!each({ decision: { step, played: replay.steps[step]!.action, advice: told } })) break;
    }
    return Promise.resolve(null);
  });
  render(Review, {
    reviewer,
    accounts: new Accounts('', () => Promise.resolve(null)),
    at,
    names: ['Anna'],
    first: 0,
    say: (action) => `Lägg ${String(action)}`,
    when: () => 'Giv 2',
    outcome: (action) => Promise.resolve(action === 'kung' ? 'Kungen tar alla.' : ''),
    jump,
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Visa mästarens drag' }));
  await vi.runAllTimersAsync();
  return screen.getByTestId('verdict').textContent?.replace(/\s+/g, ' ').trim();
}

test('a step that nobody decided says so', async () => {
  expect(await lookAt(0)).toBe('Här fanns inget att välja på.');
});

test('what was played stands beside what a master would have played', async () => {
  expect(await lookAt(1)).toBe(
    'Mästaren: Lägg kung (61 %) Kungen tar alla. Spelat: Lägg dam (54 %) 7 procentenheter bättre än det som spelades, enligt mästaren.',
  );
});

test('a decision like a master’s is praised', async () => {
  expect(await lookAt(2)).toBe('Mästaren hade gjort samma sak Lägg kung (61 %) Kungen tar alla.');
});

test('of what the master did not think of only the better is told', async () => {
  expect(await lookAt(3)).toBe('Mästaren: Lägg kung (61 %) Kungen tar alla.');
});

test('without chances there are no figures', async () => {
  const plain = advice.map(({ action }) => ({ action, chance: null }));
  expect(await lookAt(1, plain)).toBe('Mästaren: Lägg kung Kungen tar alla. Spelat: Lägg dam');
});

test('a turning point that was found leads to its step', async () => {
  await lookAt(0);
  await fireEvent.click(screen.getByRole('button', { name: 'Vändpunkter' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Leta upp vändpunkterna', hidden: true }));
  await vi.runAllTimersAsync();
  expect(screen.getByTestId('outcome').textContent).toBe('Ett val kostade mer än andra.');
  const point = screen.getByRole('button', { name: /^Giv 2 · Steg 1/, hidden: true });
  expect(point.textContent?.replace(/\s+/g, ' ')).toContain('från 61 % till 54 %');
  await fireEvent.click(point);
  expect(jump).toHaveBeenCalledExactlyOnceWith(1);
});
