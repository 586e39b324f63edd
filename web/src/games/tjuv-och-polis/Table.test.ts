import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChaseAction } from '../../generated/tjuv-och-polis';
import { speak } from '../../text/text.svelte';
import {
  imprisoned,
  inDen,
  infos,
  jailing,
  names,
  over,
  policing,
  robbery,
  throwing,
  walking,
  type ChaseStanding,
} from './fixtures/tables';
import { at, town } from './fixtures/town';
import Table from './Table.svelte';

function lay(shown: ChaseStanding, change: object = {}) {
  const play = vi.fn<(action: ChaseAction) => void>();
  const done = vi.fn();
  const tell = vi.fn<(events: number) => void>();
  const props = {
    board: town,
    seats: infos,
    names,
    seat: 0,
    shown,
    next: null,
    tell,
    done,
    play,
    pending: false,
    speed: 0 as const,
    sound: false,
    lit: null,
    advised: null,
  };
  return { play, tell, done, props, ...render(Table, { ...props, ...change }) };
}

const ends = () => screen.queryAllByTestId('end');
const end = (name: RegExp) => ends().find((one) => name.test(one.getAttribute('aria-label') ?? ''))!;

beforeEach(async () => {
  speak('sv');
  localStorage.setItem('spelbord.tjuv-och-polis.understood', 'prison guard wanted den tram telegraph');
  await fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
});
afterEach(cleanup);

test('the die is thrown by a press, and the stops of the line are lit beside it', async () => {
  const { play } = lay(throwing());
  expect(ends().map((one) => one.getAttribute('aria-label'))).toEqual([
    'Södra gatan 3, hållplats linje 1, med linje 1',
  ]);
  await fireEvent.click(screen.getByTestId('die'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'throw' });
});

test('the squares of the menu are lit, pointing draws the way, a click goes there', async () => {
  const { play, container } = lay(walking());
  expect(ends()).toHaveLength(3);
  expect(screen.getByText(/^Råna 5\s000$/)).toBeTruthy();
  await fireEvent.pointerEnter(end(/^Ankarbanken/), { pointerType: 'mouse' });
  expect(container.querySelector('.trail:not(.past) .way')?.getAttribute('d')).toBe('M140 60L100 60L100 100');
  await fireEvent.click(end(/^Ankarbanken/));
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'walk', to: at(2, 2) });
});

test('what lies far from its like may be drawn larger than what stands beside it', () => {
  lay(policing(), { seat: 1, advised: { do: 'march', man: 2, to: at(5, 4) } });
  const room = (name: RegExp) => Number(end(name).style.getPropertyValue('--room'));
  expect(room(/^Södra gatan 4/)).toBe(3);
  cleanup();
  lay(jailing(), { seat: 1 });
  expect(ends().map((one) => one.style.getPropertyValue('--room'))).toEqual(['1', '1']);
});

test('a finger asks first and goes at the second tap, or by the button', async () => {
  const { play } = lay(walking());
  const bank = end(/^Ankarbanken/);
  await fireEvent.pointerDown(bank, { pointerType: 'touch' });
  await fireEvent.click(bank);
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Gå dit' }));
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'walk', to: at(2, 2) });
});

test('arrow keys move between lit squares, Enter goes there', async () => {
  const { play } = lay(walking());
  const west = end(/^Norra gatan 1/);
  await fireEvent.keyDown(document.body, { key: 'Tab' });
  west.focus();
  await fireEvent.keyDown(west, { key: 'ArrowRight' });
  await vi.waitFor(() => expect(document.activeElement).toBe(end(/^Ankarbanken/)));
  await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'walk', to: at(2, 2) });
});

test('the police choose a piece and then a square; the car can be turned round on one', async () => {
  const { play } = lay(policing(), { seat: 1 });
  expect(ends()).toHaveLength(0);
  await fireEvent.click(screen.getByRole('button', { name: /^Polisman 3 på Södra gatan 5/ }));
  expect(ends()).toHaveLength(2);
  expect(screen.getByText('Grip Cecilia')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Radiobilen' }));
  await fireEvent.pointerDown(end(/bakre hjulen på Storgatan 6/), { pointerType: 'touch' });
  await fireEvent.click(end(/bakre hjulen på Storgatan 6/));
  await fireEvent.click(screen.getByRole('button', { name: 'Vänd bilen' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Kör dit' }));
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'drive', head: at(3, 7), behind: at(4, 7) });
});

test('a prisoner’s square is chosen on the map', async () => {
  const { play } = lay(jailing(), { seat: 1 });
  await fireEvent.click(ends()[1]!);
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'put_in_cell', at: at(2, 5) });
});

test('in a den all of it is one press away, and a part a step from there', async () => {
  const { play } = lay(inDen());
  expect(screen.getByTestId('money').textContent?.trim()).toBe('Göm allt, 3\u00a0000\u00a0kr');
  await fireEvent.click(screen.getByRole('button', { name: 'Tusen mindre' }));
  await fireEvent.click(screen.getByTestId('money'));
  expect(play).toHaveBeenLastCalledWith({ do: 'hide_part', amount: 2000 });
  await fireEvent.click(screen.getByRole('button', { name: 'Hämta' }));
  await fireEvent.click(screen.getByTestId('money'));
  expect(play).toHaveBeenLastCalledWith({ do: 'fetch_all' });
  await fireEvent.click(screen.getByRole('button', { name: 'Låt pengarna vara' }));
  expect(play).toHaveBeenLastCalledWith({ do: 'leave_money' });
});

test('a prisoner throws for a six, or sits the turn out', async () => {
  const { play } = lay(imprisoned());
  await fireEvent.click(screen.getByTestId('die'));
  expect(play).toHaveBeenLastCalledWith({ do: 'try_escape' });
  await fireEvent.click(screen.getByRole('button', { name: 'Sitt av turen' }));
  expect(play).toHaveBeenLastCalledWith({ do: 'sit_out' });
});

test('nothing can be done while an action is on its way, or on another’s turn', async () => {
  const { play } = lay(throwing(), { pending: true });
  await fireEvent.click(screen.getByTestId('die'));
  expect(ends()).toHaveLength(0);
  expect(play).not.toHaveBeenCalled();
});

test('without motion a step is told and shown at once', async () => {
  const { done, tell } = lay(walking(), { next: robbery() });
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(tell.mock.calls).toEqual([[1], [2]]);
});

test('the panels say who is wanted, in prison, and has how much', () => {
  lay(throwing());
  const panels = within(screen.getByRole('list', { name: 'Spelarna' })).getAllByRole('listitem');
  const panel = (name: string) => panels.find((one) => one.textContent?.includes(name))!;
  expect(panel('Cecilia').textContent).toMatch(/Efterlyst/);
  expect(panel('Cecilia').textContent).toMatch(/15\s000\skr/);
  expect(panel('David').textContent).toMatch(/Sitter inne, 2 turer kvar/);
  expect(panel('Anna').textContent).toMatch(/8\s000\skr/);
  expect(within(panel('David')).getByRole('img', { name: 'Gripen 2 gånger av 4' })).toBeTruthy();
});

test('everything in the menu can also be done from a list in words', async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  const { play } = lay(walking());
  await fireEvent.click(screen.getByRole('button', { name: 'Alla drag i ord' }));
  const list = screen.getByRole('dialog', { name: 'Alla drag i ord' });
  await fireEvent.click(within(list).getByText(/^Norra gatan 5, polisen når hit i 2 fall av 6/));
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'walk', to: at(1, 5) });
});

test('the end shows everybody’s money, the richest first', () => {
  lay(over());
  expect(screen.getByRole('heading', { name: 'Cecilia vann!' })).toBeTruthy();
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s/g, ' ')).join(', ')),
  ).toEqual([
    '1, Cecilia, Kommit undan, 17 000 kr',
    '2, Anna (du), Fri, 8 000 kr',
    '3, Bo, Polis, 3 000 kr',
    '4, David, Sitter inne, 0 kr',
  ]);
});
