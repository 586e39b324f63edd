import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TjuvAction } from '../../generated/tjuv';
import { speak } from '../../text/text.svelte';
import {
  dealOver,
  infos,
  lookBack,
  names,
  puttingUnder,
  table,
  theft,
  type TjuvStanding,
} from './fixtures/tables';
import Table from './Table.svelte';

function lay(shown: TjuvStanding, change: object = {}) {
  const play = vi.fn<(action: TjuvAction) => void>();
  const ask = vi.fn<(action: TjuvAction) => void>();
  const done = vi.fn();
  const tell = vi.fn<(events: number) => void>();
  const seats = shown.view.options.seats;
  const props = {
    board: null,
    seats: infos(seats),
    names: names(seats),
    seat: 0,
    shown,
    next: null,
    tell,
    done,
    play,
    ask,
    pending: false,
    speed: 0 as const,
    sound: false,
    lit: null,
    advised: null,
  };
  return { play, ask, tell, done, props, ...render(Table, { ...props, ...change }) };
}

function hand(): HTMLElement[] {
  return within(screen.getByRole('list', { name: 'Din hand' })).getAllByRole('button');
}

beforeEach(async () => {
  speak('sv');
  await fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
  localStorage.setItem('spelbord.tjuv.understood', 'robbed steal capture refill');
});
afterEach(cleanup);

test('arrows move among the cards, Enter plays the one in focus', async () => {
  const { play } = lay(table(4));
  const [jack, king] = hand();
  jack!.focus();
  await fireEvent.keyDown(jack!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(king);
  // A browser turns Enter on a button into a click without a press.
  await fireEvent.click(king!, { detail: 0 });
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'capture', card: 'HK' });
});

test('pointing shows exactly what would be taken, and Escape lets go', async () => {
  lay(table(4));
  const king = hand()[1]!;
  await fireEvent.pointerEnter(king, { pointerType: 'mouse' });
  const wanted = () => [...document.querySelectorAll('.wanted')].map((element) => element.textContent);
  expect(wanted()).toHaveLength(3);
  expect(screen.getByText(/tar 2 kort och stjäl Bos hög på 9 kort/)).toBeTruthy();
  await fireEvent.keyDown(king, { key: 'Escape' });
  expect(wanted()).toEqual([]);
});

test('a finger asks first and plays at the second tap', async () => {
  const { play } = lay(table(4));
  const king = hand()[1]!;
  await fireEvent.pointerDown(king, { pointerType: 'touch' });
  await fireEvent.click(king, { detail: 1 });
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Ta hem 12 kort' }));
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'capture', card: 'HK' });
});

test('after a card played by finger no other is chosen, and one without a use says why at once', async () => {
  const { play, ask, rerender, props } = lay(table(4));
  const king = hand()[1]!;
  await fireEvent.pointerDown(king, { pointerType: 'touch' });
  king.focus();
  await fireEvent.click(king);
  await fireEvent.click(king);
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'capture', card: 'HK' });
  const after = { ...theft().standing, menu: table(4).menu.slice(0, 1) };
  await rerender({ ...props, shown: after });
  expect(document.activeElement).toBe(document.body);
  expect(document.querySelector('.chosen')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /^Spader sju/ }));
  expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'capture', card: 'S7' });
});

test('the other use can be asked about; the page does not judge', async () => {
  const { play, ask } = lay(table(4));
  await fireEvent.pointerEnter(hand()[1]!, { pointerType: 'mouse' });
  await fireEvent.click(screen.getByRole('button', { name: 'Lägga det i stället?' }));
  expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'lay', card: 'HK' });
  expect(play).not.toHaveBeenCalled();
});

test('nothing can be played while an action is on its way, or before the menu has come', async () => {
  const { play } = lay(table(4), { pending: true });
  await fireEvent.click(hand()[1]!, { detail: 1 });
  cleanup();
  const other = lay({ ...table(4), menu: [] });
  await fireEvent.click(hand()[1]!, { detail: 1 });
  expect(play).not.toHaveBeenCalled();
  expect(other.play).not.toHaveBeenCalled();
});

test('on another’s turn a card asks why not, and is not played should the turn come meanwhile', async () => {
  const { play, ask } = lay({ ...table(4), menu: [], waiting: [1] });
  await fireEvent.click(hand()[1]!, { detail: 1 });
  expect(ask).toHaveBeenCalledOnce();
  expect(play).not.toHaveBeenCalled();
});

test('the dealer chooses among the table cards in the menu', async () => {
  const { play } = lay(puttingUnder());
  const cards = within(screen.getByRole('list', { name: 'Bordet, 4 kort' }));
  expect(cards.getAllByRole('button')).toHaveLength(2);
  await fireEvent.click(cards.getByRole('button', { name: 'Spader dam, läggs under talongen' }), {
    detail: 1,
  });
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'put_under', card: 'SQ' });
});

test('without motion a step is shown at once', async () => {
  const { done } = lay(table(4), { next: theft() });
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
});

test('the focus stays in the hand when the card leaves it', async () => {
  const { rerender, props } = lay(table(4));
  const king = hand()[1]!;
  king.focus();
  await rerender({ ...props, shown: theft().standing });
  expect(hand().includes(document.activeElement as HTMLElement)).toBe(true);
});

test('the end of a deal waits for a player and not for a watcher', async () => {
  const playing = lay(table(4), { next: dealOver() });
  const go = await screen.findByRole('button', { name: 'Fortsätt' });
  expect(screen.getByText(/Cecilia tog minst och ger nästa giv/)).toBeTruthy();
  expect(playing.done).not.toHaveBeenCalled();
  // The next deal is not told while the result of this one is read.
  expect(playing.tell.mock.lastCall).toEqual([2]);
  await fireEvent.click(go);
  await vi.waitFor(() => expect(playing.done).toHaveBeenCalledOnce());
  expect(playing.tell.mock.lastCall).toEqual([dealOver().moments.length]);
  cleanup();
  const watching = lay(table(4), { next: dealOver(), seat: null });
  await vi.waitFor(() => expect(watching.done).toHaveBeenCalledOnce());
});

test('a look back shows every hand, a watcher sees none', () => {
  lay(lookBack(), { seat: null });
  expect(screen.getByRole('img', { name: 'På handen: ruter tio, hjärter ess och spader åtta' })).toBeTruthy();
  cleanup();
  const { view } = table(4);
  const hands = view.hands.map((hand) => ({ ...hand, cards: null }));
  lay({ ...table(4), menu: [], view: { ...view, hands } }, { seat: null });
  expect(screen.getAllByRole('img', { name: '3 kort på handen' })).toHaveLength(4);
  expect(screen.queryByRole('list', { name: 'Din hand' })).toBeNull();
});

test('what is explained goes when its moment has passed, and with the match', async () => {
  localStorage.setItem('spelbord.tjuv.understood', '');
  const { rerender, props } = lay(table(4));
  expect(screen.getByRole('note').textContent).toContain('Tjuveri!');
  await rerender({ ...props, shown: { ...table(4), version: 31, menu: [] } });
  expect(screen.queryByRole('note')).toBeNull();
  await rerender({ ...props, shown: { ...table(4), winners: [0] } });
  expect(screen.queryByRole('note')).toBeNull();
});
