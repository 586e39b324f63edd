import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MonopolBoard, MonopolConfig } from '../../../generated/monopol';
import { kronor, speak } from '../../../text/text.svelte';
import type { BoardAnswer } from '../../game';
import { board } from '../fixtures/board';
import { view } from '../fixtures/standings';
import { appendix } from '.';
import Sections from './Sections.svelte';

beforeEach(() => speak('sv'));
afterEach(cleanup);

const boardOf = vi.fn<(options: MonopolConfig) => Promise<BoardAnswer<MonopolBoard>>>();
const show = () => render(Sections, { options: view().options, board, boardOf });

/** The cells of the row that begins with a name. */
const cells = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('every deed is in a table with its price and all its rents', () => {
  show();
  const deeds = board.squares.filter(({ deed }) => deed !== null);
  expect(deeds).toHaveLength(28);
  for (const { name, deed } of deeds) {
    const sums = [deed!.price, ...deed!.rents, ...(deed!.house > 0 ? [deed!.house] : []), deed!.loan];
    expect(cells(name), name).toEqual(sums.map(kronor));
  }
});

test('taxes and all cards of both decks are told', () => {
  show();
  for (const { name, kind } of board.squares)
    if (kind.is === 'tax') expect(cells(name)).toEqual([kronor(kind.amount)]);
  const cards = screen.getAllByRole('listitem').map((item) => item.textContent!.trim());
  expect(cards).toHaveLength(board.chance.length + board.community.length);
  expect(cards.every((text) => text.length > 10)).toBe(true);
});

test('each section can be linked to', () => {
  show();
  for (const { anchor, title } of appendix.sections())
    expect(document.getElementById(anchor)?.textContent).toBe(title);
});

test('the other price list is asked for, and why it does not come is told', async () => {
  const [street] = board.squares.flatMap(({ kind }, lot) => (kind.is === 'street' ? [lot] : []));
  const { name, deed } = board.squares[street!]!;
  const newer = structuredClone(board);
  newer.squares[street!]!.deed!.price = 1_240;
  boardOf.mockResolvedValueOnce({ problem: 'Vi når inte servern.' });
  show();
  await fireEvent.click(screen.getByLabelText('Den nyare'));
  expect((await screen.findByRole('alert')).textContent).toBe('Vi når inte servern.');
  expect(cells(name)[0]).toBe(kronor(deed!.price));

  boardOf.mockResolvedValueOnce({ board: newer });
  await fireEvent.click(screen.getByLabelText('Den nyare'));
  await vi.waitFor(() => expect(cells(name)[0]).toBe(kronor(1_240)));
  expect(boardOf).toHaveBeenLastCalledWith({ ...view().options, prices: 'new' });
  expect(screen.queryByRole('alert')).toBeNull();
});
