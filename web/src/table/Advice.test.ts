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
  render(Advice, { consultation, say: (action) => `Lägg ${String(action)}`, point, play, onclose });
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

test('a master who does not reckon in chances shows no figure', () => {
  show({ is: 'told', advice: [{ action: 'kung', chance: null }] });
  expect(names()).toEqual(['Bäst: Lägg kung']);
  expect(screen.getByTestId('advice').textContent).not.toContain('%');
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
