import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../../../announce.svelte';
import { MONOPOL } from '../../../generated/facts';
import { speak } from '../../../text/text.svelte';
import FirstHotel from './FirstHotel.svelte';
import { board } from '../fixtures/board';
import { holdings, names, view } from '../fixtures/standings';

const say = vi.spyOn(announcements, 'say');
const WORDS = 'Annas hotell på Hornsgatan, det första i stan!';

beforeEach(() => {
  speak('sv');
  say.mockClear();
});
afterEach(cleanup);

const bare = view();
const one = view({ holdings: holdings({ 3: { level: MONOPOL.hotel } }) });
const two = view({ holdings: holdings({ 1: { level: MONOPOL.hotel }, 3: { level: MONOPOL.hotel } }) });

test('the first hotel is seen once and told once', async () => {
  const { rerender } = render(FirstHotel, { view: bare, board, names, seat: 1, speed: 1 });
  expect(screen.queryByTestId('first-hotel')).toBeNull();
  await rerender({ view: one });
  expect(screen.getByTestId('first-hotel').textContent).toContain(WORDS);
  expect(say).toHaveBeenCalledExactlyOnceWith(WORDS);
  await fireEvent.animationEnd(screen.getByTestId('first-hotel'));
  expect(screen.queryByTestId('first-hotel')).toBeNull();
  await rerender({ view: two });
  await rerender({ view: bare });
  await rerender({ view: one });
  expect(screen.queryByTestId('first-hotel')).toBeNull();
  expect(say).toHaveBeenCalledOnce();
});

test('whoever wants no motion is told in words alone', async () => {
  const { rerender } = render(FirstHotel, { view: bare, board, names, seat: 1, speed: 0 });
  await rerender({ view: one });
  expect(screen.queryByTestId('first-hotel')).toBeNull();
  expect(say).toHaveBeenCalledExactlyOnceWith(WORDS);
});

test('one’s own is called so', async () => {
  const { rerender } = render(FirstHotel, { view: bare, board, names, seat: 0, speed: 0 });
  await rerender({ view: one });
  expect(say).toHaveBeenCalledExactlyOnceWith('Ditt hotell på Hornsgatan, det första i stan!');
});

test('whoever comes later has missed it', async () => {
  const { rerender } = render(FirstHotel, { view: one, board, names, seat: 1, speed: 1 });
  await rerender({ view: two });
  expect(say).not.toHaveBeenCalled();
});
