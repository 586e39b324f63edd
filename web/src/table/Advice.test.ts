import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../text/text.svelte';
import Advice from './Advice.svelte';
import type { Consultation } from './adviser.svelte';

beforeEach(() => speak('sv'));
afterEach(cleanup);

const point = vi.fn<(action: unknown) => void>();
const play = vi.fn<(action: unknown) => void>();
const onclose = vi.fn<() => void>();

function show(consultation: Consultation) {
  for (const spy of [point, play, onclose]) spy.mockClear();
  render(Advice, {
    consultation,
    say: (action) => `Lägg ${String(action)}`,
    outcome: (action) => (action === 'kung' ? 'Du tar hjärter åtta.' : ''),
    point,
    play,
    onclose,
  });
}
const names = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')!.getAttribute('aria-label')!.replaceAll('\u00a0', ' '));

test('each piece of advice has its chance in words, the best is called so, and a press plays it', async () => {
  show({
    is: 'told',
    advice: [
      { action: 'kung', chance: 0.61 },
      { action: 'dam', chance: 0.54 },
    ],
  });
  expect(names()).toEqual(['Bäst: Lägg kung, 61 % chans att vinna', 'Lägg dam, 54 % chans att vinna']);
  const dam = screen.getByRole('button', { name: /^Lägg dam/ });
  await fireEvent.pointerEnter(dam);
  await fireEvent.pointerLeave(dam);
  expect(point.mock.calls.flat()).toEqual(['dam', null]);
  await fireEvent.click(dam);
  expect(play).toHaveBeenCalledExactlyOnceWith('dam');
});

/** The line that describes each piece of advice. */
const reasons = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')!.getAttribute('aria-describedby')!)
    .map((id) => document.getElementById(id)!.textContent);

test('each says why: what comes of it, and how it compares', () => {
  show({
    is: 'told',
    advice: [
      { action: 'kung', chance: 0.61 },
      { action: 'dam', chance: 0.544 },
      { action: 'sexan', chance: 0.6 },
    ],
  });
  expect(reasons()).toEqual([
    'Du tar hjärter åtta. 7 procentenheter bättre än ”Lägg dam”.',
    '7 procentenheter sämre än det bästa.',
    'En procentenhet sämre än det bästa.',
  ]);
});

test('what is about as good is not made to look better', () => {
  show({
    is: 'told',
    advice: [
      { action: 'dam', chance: 0.612 },
      { action: 'sexan', chance: 0.608 },
    ],
  });
  expect(reasons()).toEqual(['Ungefär lika bra som ”Lägg sexan”.', 'Ungefär lika bra som det bästa.']);
});

test('a master who does not reckon in chances shows no figure', () => {
  show({ is: 'told', advice: [{ action: 'kung', chance: null }] });
  expect(names()).toEqual(['Bäst: Lägg kung']);
  expect(screen.getByTestId('advice').textContent).not.toContain('%');
  expect(reasons()).toEqual(['Du tar hjärter åtta.']);
});

test('thinking and failing are said in words, and Escape puts it away', async () => {
  show({ is: 'thinking' });
  expect(screen.getByRole('status').textContent).toBe('Mästaren tänker …');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(onclose).toHaveBeenCalledOnce();
  cleanup();
  show({ is: 'failed', problem: 'Vi når inte servern.' });
  expect(screen.getByRole('alert').textContent).toBe('Vi når inte servern.');
});
