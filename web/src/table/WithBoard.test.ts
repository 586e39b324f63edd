import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardOf } from '../board';
import type { GameModule } from '../games/game';
import { speak } from '../text/text.svelte';
import WithBoard from './WithBoard.svelte';

vi.mock('../board', () => ({ boardOf: vi.fn() }));
const ask = vi.mocked(boardOf);

const children = createRawSnippet<[unknown]>((board) => ({
  render: () => `<p>The board is ${JSON.stringify(board())}</p>`,
}));
const show = (hasBoard: boolean) =>
  render(WithBoard, { game: { name: 'test', hasBoard } as GameModule, rules: 1, options: {}, children });

beforeEach(() => {
  speak('sv');
  ask.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('draws at once where no board is needed', () => {
  show(false);
  expect(screen.getByText('The board is null')).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

it('waits for the board, and asks again and again while no answer comes', async () => {
  ask.mockResolvedValueOnce({ problem: 'Vi når inte servern.' });
  ask.mockResolvedValueOnce({ problem: 'Vi når inte servern.' });
  ask.mockResolvedValueOnce({ board: 'here' });
  show(true);
  expect(screen.getByRole('status').textContent).toContain('Vecklar ut kartan …');
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('status').textContent).toContain('Vi når inte servern. Vi försöker igen strax.');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByText('The board is "here"')).toBeTruthy();
});

it('says so when these options have no board, and asks no more', async () => {
  ask.mockResolvedValue({ refusal: { code: 'no_such_map' } });
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByRole('heading', { name: 'Spelplanen går inte att rita.' })).toBeTruthy();
  expect(ask).toHaveBeenCalledOnce();
});

it('asks no more once it is gone', async () => {
  ask.mockResolvedValue({ problem: 'Vi når inte servern.' });
  const { unmount } = show(true);
  await vi.advanceTimersByTimeAsync(0);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
});
