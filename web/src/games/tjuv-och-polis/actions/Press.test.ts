// Presses on the map beside what is lit there.

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChaseAction, Place } from '../../../generated/tjuv-och-polis';
import { speak } from '../../../text/text.svelte';
import { infos, names, policing, throwing, walking, type ChaseStanding } from '../fixtures/tables';
import { at, town } from '../fixtures/town';
import { middle } from '../board/places';
import Table from '../Table.svelte';

const WINDOW = { width: 720, height: 560 };

function lay(shown: ChaseStanding, change: object = {}) {
  const play = vi.fn<(action: ChaseAction) => void>();
  const ask = vi.fn<(action: ChaseAction) => void>();
  const props = {
    board: town,
    seats: infos,
    names,
    seat: 0,
    shown,
    next: null,
    tell: vi.fn(),
    done: vi.fn(),
    play,
    ask,
    pending: false,
    speed: 0 as const,
    sound: false,
    lit: null,
    advised: null,
    ...change,
  };
  return { play, ask, props, ...render(Table, props) };
}

/** Presses the middle of a square, wherever the camera shows it, and waits out a second press. */
async function press(place: Place) {
  const map = screen.getByRole('group', { name: 'Kartan över Lillby' });
  const sheet = map.querySelector<HTMLElement>('.sheet')!;
  const [x, y, stretch] = sheet.style.transform.match(/-?[\d.]+/g)!.map(Number) as [number, number, number];
  const scale = (stretch * parseFloat(sheet.style.width)) / (town.plan.width * town.cell);
  const spot = middle(town, place);
  await fireEvent.click(map, { detail: 1, clientX: x + spot.x * scale, clientY: y + spot.y * scale });
  await vi.runAllTimersAsync();
}

beforeEach(async () => {
  speak('sv');
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WINDOW.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW.height);
  localStorage.setItem('spelbord.tjuv-och-polis.understood', 'prison guard wanted den tram telegraph');
  await fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a square out of reach is asked about, so that the answer says why', async () => {
  const { play, ask } = lay(walking());
  await press(at(5, 7));
  expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'walk', to: at(5, 7) });
  expect(play).not.toHaveBeenCalled();
});

test('a house or a park is nothing to go to', async () => {
  const { play } = lay(walking());
  const map = screen.getByRole('group', { name: 'Kartan över Lillby' });
  await fireEvent.click(map, { detail: 1, clientX: 1, clientY: 1 });
  await vi.runAllTimersAsync();
  expect(play).not.toHaveBeenCalled();
});

test('a square that is lit is chosen as always, by the mouse at once and by a finger at the second press', async () => {
  const { play } = lay(walking());
  await fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  await press(at(1, 1));
  expect(play).not.toHaveBeenCalled();
  await press(at(1, 1));
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'walk', to: at(1, 1) });
});

test('a square some piece could go to is pointed out, and never gone to unseen', async () => {
  const { play } = lay(policing(), { seat: 1 });
  await press(at(5, 4));
  expect(play).not.toHaveBeenCalled();
  expect(screen.getAllByTestId('end')).toHaveLength(2);
  await fireEvent.click(screen.getByRole('button', { name: 'Gå dit' }));
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'march', man: 2, to: at(5, 4) });
});

test('a policeman who may not go is asked about himself', async () => {
  const { play, ask } = lay(policing(), { seat: 1 });
  await press(at(2, 5));
  expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'march', man: 1, to: at(2, 5) });
  expect(play).not.toHaveBeenCalled();
});

test('on another’s turn it is said whose it is, until something happens', async () => {
  const waiting = { ...throwing(), menu: [], waiting: [1] };
  const { play, rerender, props } = lay(waiting);
  await press(at(1, 1));
  expect(screen.getByText('Det är Bos tur.')).toBeTruthy();
  expect(play).not.toHaveBeenCalled();
  await rerender({ ...props, shown: { ...waiting, version: 31 } });
  expect(screen.queryByText('Det är Bos tur.')).toBe(null);
});

test('nothing is asked while an action is on its way, in a pause, or by whoever only watches', async () => {
  for (const change of [{ pending: true }, { shown: { ...walking(), menu: [] } }, { seat: null }]) {
    const { play, ask, unmount } = lay(walking(), change);
    await press(at(5, 7));
    expect([play, ask].flatMap(({ mock }) => mock.calls)).toEqual([]);
    unmount();
  }
});
