import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../../text/text.svelte';
import Auction from './Auction.svelte';
import Claim from './Claim.svelte';
import Debt from './Debt.svelte';
import Deeds from '../deeds/Deeds.svelte';
import MoneyOverTime from '../ending/MoneyOverTime.svelte';
import { played } from '../fixtures/play';
import {
  bidding,
  claiming,
  holdings,
  names,
  choice,
  gain,
  owing,
  player,
  standing,
  throwing,
  toAnna,
  told,
  view,
} from '../fixtures/standings';
import Players from '../players/Players.svelte';

beforeEach(() => speak('sv'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (id: string) => fireEvent.click(screen.getByTestId(id));
const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim();
const cells = (row: Element | null | undefined) => [...(row?.children ?? [])].map(text);

test('the bids of the menu are there, and passing', async () => {
  const { play, act } = played(bidding());
  render(Auction, { play });
  await press('bid-2050');
  await press('pass');
  expect(act.mock.calls.flat()).toEqual([{ do: 'bid', amount: 2_050 }, { do: 'pass_bid' }]);
});

test('any sum can be bid, from the least that the menu has', async () => {
  const { play, act } = played(bidding());
  const { rerender } = render(Auction, { play });
  await press('bid-own');
  expect(act).toHaveBeenLastCalledWith({ do: 'bid', amount: 1_550 });
  await fireEvent.change(screen.getByLabelText('Eget bud'), { target: { value: '2 000' } });
  await press('bid-own');
  expect(act).toHaveBeenLastCalledWith({ do: 'bid', amount: 2_000 });
  // Somebody has bid more since.
  const menu = [choice({ do: 'bid', amount: 3_550 })];
  await rerender({ play: { ...play, menu } });
  await press('bid-own');
  expect(act).toHaveBeenLastCalledWith({ do: 'bid', amount: 3_550 });
});

test('why a bid could not stand is told before it is made', async () => {
  vi.useFakeTimers();
  const { play, tryOut } = played(bidding());
  const refusal = { code: 'not_in_notes', note: 50 };
  tryOut.mockResolvedValue({ rule: 'mo.money.start', refusal });
  render(Auction, { play });
  await vi.advanceTimersByTimeAsync(1_000);
  // Nobody needs to ask about what the menu offers.
  expect(tryOut).not.toHaveBeenCalled();
  await fireEvent.change(screen.getByLabelText('Eget bud'), { target: { value: '1 980' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tryOut).toHaveBeenCalledExactlyOnceWith({ do: 'bid', amount: 1_980 });
  expect(screen.getByRole('status').textContent).toContain('Minsta sedeln');
});

test('the hammer is raised as the others pass', async () => {
  const asked = bidding();
  const strokes = () => screen.getByLabelText(/Flera är kvar|Första!|Andra!/).getAttribute('aria-label');
  const { play } = played(asked);
  const { rerender } = render(Auction, { play });
  expect(strokes()).toBe('Första!');
  const auction = { ...asked.view.auction, bidding: [0, 2] };
  await rerender({ play: { ...play, view: { ...asked.view, auction } } });
  expect(strokes()).toBe('Andra!');
  const opened = { ...auction, leader: null, high: 0 };
  await rerender({ play: { ...play, view: { ...asked.view, auction: opened } } });
  expect(strokes()).toBe('Flera är kvar i budgivningen');
});

test('who does not bid now sees no bids', () => {
  const { play } = played(bidding(), { seat: 1, menu: [] });
  render(Auction, { play });
  expect(screen.queryByTestId('pass')).toBeNull();
  expect(screen.queryByTestId('bid-own')).toBeNull();
});

test('rent is claimed or let go, and the time that is left is counted down', async () => {
  vi.useFakeTimers();
  const { play, act } = played(claiming(), { deadline: performance.now() + 7_500 });
  render(Claim, { play });
  expect(text(screen.getByTestId('claim'))).toBe('Begär 1 000 kr 8');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(text(screen.getByTestId('claim'))).toBe('Begär 1 000 kr 5');
  await press('claim');
  await press('waive');
  expect(act.mock.calls.flat()).toEqual([{ do: 'claim' }, { do: 'waive' }]);
});

test('others see what might be claimed, and cannot claim it', () => {
  const { play } = played(claiming(), { seat: 1, menu: [] });
  render(Claim, { play });
  expect(screen.queryByTestId('claim')).toBeNull();
  expect(text(document.body)).toContain('Begär Anna 1 000 kr av dig för Östra station?');
});

test('a debtor sees what is missing, and every way to raise it with what it brings', async () => {
  const { play, act } = played(owing());
  render(Debt, { play });
  expect(text(document.body)).toContain('Saknas: 1 900 kr');
  expect(text(screen.getByTestId('mortgage-5'))).toBe('Södra stationBelåna +1 800 kr');
  await press('mortgage-5');
  await press('sell-1');
  expect(act.mock.calls.flat()).toEqual([
    { do: 'mortgage', lot: 5 },
    { do: 'sell', lot: 1, down_to: 0 },
  ]);
});

test('a debt to a player can be paid in deeds at a value', async () => {
  const { play, act } = played(owing());
  render(Debt, { play });
  expect(screen.getByTestId('settle')).toHaveProperty('disabled', true);
  await press('lot-14');
  await press('lot-15');
  await press('lot-15');
  await press('settle');
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'offer_settlement', lots: [14], value: 1_900 });
});

test('what a payment in deeds would bring is told before it is offered', async () => {
  vi.useFakeTimers();
  const { play, tryOut } = played(owing());
  const offer = { ...toAnna, from: 0, to: 1, for_from: gain({ settled: 1_900 }), for_to: gain() };
  const made = told({ on: 'offer_made', ...toAnna, offer: toAnna.number });
  const after = { ...play.view, offers: [offer] };
  tryOut.mockResolvedValue({ moments: [{ event: made, before: play.view, after }] });
  render(Debt, { play });
  await press('lot-14');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tryOut).toHaveBeenCalledExactlyOnceWith({ do: 'offer_settlement', lots: [14], value: 1_900 });
  expect(text(document.body)).toContain('−1 900 kr');
});

test('giving up can be thought better of where it is possible, and is explained where it is not', async () => {
  const { play, act } = played(owing());
  const { rerender } = render(Debt, { play });
  await press('bankrupt');
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'go_bankrupt' });
  act.mockClear();
  await rerender({ play: { ...play, menu: [...play.menu, choice({ do: 'go_bankrupt' })] } });
  await press('bankrupt');
  await fireEvent.click(screen.getByRole('button', { name: 'Nej' }));
  expect(act).not.toHaveBeenCalled();
  await press('bankrupt');
  await press('bankrupt');
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'go_bankrupt' });
});

test('others see the debt and can do nothing about it', () => {
  const { play } = played(owing(), { seat: 1, menu: [] });
  render(Debt, { play });
  expect(text(document.body)).toContain('Anna är skyldig dig, i hyra: 2 800 kr');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('my deeds lie by group, with building in reach and the rest in the certificate', async () => {
  const build = choice({ do: 'build', lot: 3 }, { on: 'built', seat: 0, lot: 3, level: 1, price: 1_000 });
  const { play, act } = played(standing(view(), [build]));
  render(Deeds, { play });
  expect(screen.queryByTestId('deed-11')).toBeNull();
  expect(screen.getByTestId('build-3').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
    'Bygg hus, Hornsgatan, 1 000 kr',
  );
  await press('build-3');
  await press('deed-3');
  expect(text(screen.getByTestId('build-3'))).toContain('Hyran blir 400 kr');
  await press('mortgage-3');
  expect(act.mock.calls.flat()).toEqual([
    { do: 'build', lot: 3 },
    { do: 'mortgage', lot: 3 },
  ]);
  const rung = document.querySelector('[aria-current="true"]');
  expect(rung).toBeNull();
});

test('what would be built next is told, whether it can be built now or not', async () => {
  const hotel = choice({ do: 'build', lot: 1 }, { on: 'built', seat: 0, lot: 1, level: 5, price: 1_000 });
  const { play } = played(
    standing(view({ holdings: holdings({ 1: { level: 4, higher: 5 }, 3: { level: 3, higher: 4 } }) }), [
      hotel,
    ]),
  );
  render(Deeds, { play });
  await press('deed-1');
  expect(text(screen.getByTestId('build-1'))).toContain('Bygg hotell');
  expect(text(screen.getByTestId('build-1'))).toContain('Hyran blir 4 750 kr');
  await press('deed-3');
  expect(text(screen.getByTestId('build-3'))).toBe('Bygg hus');
});

test('a station’s certificate marks the rung that its rent is on, and a mortgaged one none', async () => {
  const { play } = played(throwing());
  const { rerender } = render(Deeds, { play });
  await press('deed-5');
  expect(cells(document.querySelector('[aria-current="true"]'))).toEqual(['Två stationer', '1 000']);
  const lent = view({ holdings: holdings({ 5: { mortgaged: true, rent: 0 } }) });
  await rerender({ play: { ...play, view: lent } });
  expect(document.querySelector('[aria-current="true"]')).toBeNull();
});

test('a prison card can be pressed at any time: the server says why it is of no use', async () => {
  const players = [player(5_000, 9, { cards: ['chance'] }), ...view().players.slice(1)];
  const { play, act } = played(standing(view({ players }), [choice({ do: 'throw' })]));
  render(Deeds, { play });
  expect(screen.getByTestId('prison-card-chance').className).toContain('refused');
  await press('prison-card-chance');
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'use_card', deck: 'chance' });
});

test('a certificate marks the rung its rent stands on', async () => {
  const { play } = played(throwing());
  render(Deeds, { play });
  await press('deed-1');
  expect(cells(document.querySelector('[aria-current="true"]'))).toEqual(['Ett hus', '200']);
});

test('a player opened shows every deed, and a deal can be begun', async () => {
  const deal = vi.fn<(seat: number) => void>();
  const { play } = played(throwing());
  render(Players, { play, deal });
  await press('player-2');
  expect(text(screen.getByTestId('player-2').parentElement)).toContain('Centralstation Belånad');
  await press('deal-2');
  expect(deal).toHaveBeenCalledExactlyOnceWith(2);
  await press('player-0');
  expect(screen.queryByTestId('deal-0')).toBeNull();
});

test('money over time can be read as a table', async () => {
  const views = [view({ round: 1 }), view({ round: 2, worths: [1_000, 2_000, 0, 500] })];
  render(MoneyOverTime, { names, fetched: Promise.resolve(views) });
  const rows = await screen.findAllByRole('row');
  expect(cells(rows.at(-1))).toEqual(['2', '1 000 kr', '2 000 kr', '0 kr', '500 kr']);
});

test('those who watch have no deeds of their own, and those who are out are told so', async () => {
  const { play } = played(throwing(), { seat: null, menu: [] });
  const { rerender } = render(Deeds, { play });
  expect(text(document.body)).toBe('');
  const players = [player(0, 0, { out: true })];
  await rerender({ play: { ...play, seat: 0, view: view({ players, holdings: [] }) } });
  expect(text(document.body)).toContain('Du är ute ur spelet.');
});

test('what could be done stays in its place while something is shown, asleep, and only for who was offered it', async () => {
  const { play, act } = played(owing());
  const { rerender } = render(Debt, { play });
  await rerender({ play: { ...play, menu: [] } });
  await press('mortgage-5');
  expect(screen.getByTestId('mortgage-5').getAttribute('aria-disabled')).toBe('true');
  expect(act).not.toHaveBeenCalled();
  const sums = { missing: 0, to_settle: 0, could_raise: 32_000 };
  const debts = [{ debtor: 1, creditor: 0, amount: 9_000, why: 'rent' as const, ...sums }];
  const changed = view({ stage: 'debt', debts, holdings: holdings({ 5: { owner: 1 } }) });
  await rerender({ play: { ...play, menu: [], seat: 1, view: changed } });
  expect(screen.queryByTestId('mortgage-5')).toBeNull();
});
