import { cleanup, render, screen as page } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../text/text.svelte';
import Ended from './Ended.svelte';

const reload = vi.fn();

beforeEach(() => {
  speak('sv');
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a line that is closed for good', () => {
  it('reloads an old page by itself once, and then leaves it to the person', () => {
    render(Ended, { error: 'protocol' });
    flushSync();
    expect(reload).toHaveBeenCalledTimes(1);
    cleanup();
    render(Ended, { error: 'protocol' });
    flushSync();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(page.getByRole('heading', { name: 'Spelbord har uppdaterats' })).toBeTruthy();
    page.getByRole('button', { name: 'Ladda om sidan' }).click();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('says that a seat’s link was made anew, and lets one watch', () => {
    const onwatch = vi.fn();
    render(Ended, { error: 'wrong_token', onwatch });
    expect(page.getByText(/Länken till platsen har gjorts om/)).toBeTruthy();
    page.getByRole('button', { name: 'Titta på i stället' }).click();
    expect(onwatch).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('says that a table is closed to watchers, in both languages', () => {
    render(Ended, { error: 'not_watched' });
    expect(page.getByRole('heading', { name: 'Bordet är stängt för åskådare' })).toBeTruthy();
    speak('en');
    flushSync();
    expect(page.getByRole('heading', { name: 'The table is closed to watchers' })).toBeTruthy();
  });

  it('opens one of several seats at such a table by itself', () => {
    const onlyas = vi.fn();
    const seats = [
      { seat: 0, token: 'a', name: 'Anna' },
      { seat: 1, token: 'b', name: 'Bo' },
    ];
    render(Ended, { error: 'not_watched', seats, onlyas });
    page.getByRole('button', { name: 'Spela som Bo' }).click();
    expect(onlyas).toHaveBeenCalledWith(seats[1]);
  });
});
