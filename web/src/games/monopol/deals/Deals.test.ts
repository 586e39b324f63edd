import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MonopolEvent, MonopolView, OfferView } from '../../../generated/monopol';
import { moments } from '../../../test/moments';
import { speak } from '../../../text/text.svelte';
import Deals from './Deals.svelte';
import { Draft } from './draft.svelte';
import { played } from '../fixtures/play';
import { claiming, gain, offered, standing, throwing, toAnna, view } from '../fixtures/standings';
import type { MonopolTried } from './tried';

beforeEach(() => speak('sv'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (id: string) => fireEvent.click(screen.getByTestId(id));
/** Anna puts a deal together. */
function begun(partner: number): Draft {
  const draft = new Draft();
  draft.belongTo(0);
  draft.begin(partner);
  return draft;
}
/** Without the places where long names may be broken. */
const shown = () => document.body.textContent?.replaceAll('\u00ad', '').replace(/\s+/g, ' ') ?? '';

test('an offer to me says what I get, what I give and what the other gains, and is answered', async () => {
  const { play, act } = played(offered());
  render(Deals, { play, draft: new Draft() });
  expect(shown()).toContain('Du får 6 000 kr Vattenledningsverket');
  expect(shown()).toContain('Får alla: Rosa');
  await press('accept-7');
  await press('refuse-7');
  expect(act.mock.calls.flat()).toEqual([
    { do: 'accept', offer: 7, lift: [] },
    { do: 'refuse', offer: 7 },
  ]);
});

test('an offer to me can be answered with another, which starts from it', async () => {
  const { play, act } = played(offered());
  render(Deals, { play, draft: new Draft() });
  await press('change-7');
  expect(screen.getByTestId('lot-14').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.change(screen.getByLabelText('Bo ger, kontant'), { target: { value: '9000' } });
  await press('send');
  expect(act).toHaveBeenCalledExactlyOnceWith({
    do: 'offer',
    to: 1,
    give: toAnna.want,
    want: { ...toAnna.give, cash: 9_000 },
    lift: [],
  });
});

test('a deal is put together by clicking on either side, and mortgages can be lifted at once', async () => {
  const { play, act } = played(throwing());
  render(Deals, { play, draft: new Draft() });
  await press('compose-2');
  expect(screen.getByTestId('send')).toHaveProperty('disabled', true);
  await press('lot-5');
  await press('lot-14');
  await press('lot-14');
  await press('lot-25');
  await fireEvent.click(screen.getByRole('button', { name: 'ett fängelsekort' }));
  await fireEvent.change(screen.getByLabelText('Du ger, kontant'), { target: { value: '1 000' } });
  await fireEvent.click(screen.getByRole('checkbox'));
  await press('send');
  expect(act).toHaveBeenCalledExactlyOnceWith({
    do: 'offer',
    to: 2,
    give: { cash: 1_000, lots: [5], cards: [] },
    want: { cash: 0, lots: [25], cards: ['chance'] },
    lift: [25],
  });
});

/** The table says what would come of an offer, as if it lay open. */
function answering(figures: Partial<OfferView>): MonopolTried {
  const offer = { ...toAnna, number: 1, from: 0, to: 2, ...figures };
  const { number, from, to, give, want, settles } = offer;
  const made = { on: 'offer_made' as const, offer: number, from, to, give, want, settles };
  return { moments: moments<MonopolView, MonopolEvent>(view(), [made, view({ offers: [offer] })]) };
}

test('what a deal would bring both is told while it is put together, as the table tells it', async () => {
  vi.useFakeTimers();
  const { play, tryOut } = played(throwing());
  tryOut.mockResolvedValue(
    answering({
      for_from: gain({ cash: -1_000, interest: 250, loans: 2_050, completes: [5] }),
      for_to: gain({ cash: 1_000, breaks: [12] }),
    }),
  );
  render(Deals, { play, draft: begun(2) });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tryOut, 'nothing to be told about nothing').not.toHaveBeenCalled();
  await press('lot-25');
  await fireEvent.click(screen.getByRole('checkbox'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tryOut).toHaveBeenCalledExactlyOnceWith({
    do: 'offer',
    to: 2,
    give: { cash: 0, lots: [], cards: [] },
    want: { cash: 0, lots: [25], cards: [] },
    lift: [25],
  });
  expect(shown()).toMatch(/Du Kontant −1 000 kr.*Ränta till banken −250 kr ?Lån som löses −2 050 kr/);
  expect(shown()).toContain('Får alla: Stationer');
  expect(shown()).toContain('Splittrar: Verk');
});

test('why a deal cannot be is told before it is sent, with its rule', async () => {
  vi.useFakeTimers();
  const { play, tryOut, act } = played(throwing());
  tryOut.mockResolvedValue({ rule: 'mo.deal.built', refusal: { code: 'built', lot: 1 } as { code: string } });
  render(Deals, { play, draft: begun(2) });
  await press('lot-1');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByRole('status').textContent).toContain('Västerlånggatan');
  expect(screen.getByRole('status').querySelector('a')?.getAttribute('href')).toBe(
    'rules/monopol#mo.deal.built',
  );
  expect(act).not.toHaveBeenCalled();
});

test('whoever lifts a mortgage with an offer to them is told what the bank gets, or why not', async () => {
  vi.useFakeTimers();
  const lent = { ...toAnna, from: 2, give: { cash: 0, lots: [25], cards: [] } };
  const { play, tryOut, act } = played(standing(view({ offers: [lent] }), offered().menu));
  tryOut.mockResolvedValueOnce({
    moments: moments<MonopolView, MonopolEvent>(view(), [
      { on: 'lifted', seat: 0, lot: 25, loan: 2_050, interest: 0 },
    ]),
  });
  render(Deals, { play, draft: new Draft() });
  await fireEvent.click(screen.getByRole('checkbox'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tryOut).toHaveBeenLastCalledWith({ do: 'accept', offer: 7, lift: [25] });
  expect(shown()).toMatch(/Löser .* −2 050 kr/);

  tryOut.mockResolvedValueOnce({ rule: 'mo.deal', refusal: { code: 'offer_stale' } });
  await fireEvent.click(screen.getByRole('checkbox'));
  await fireEvent.click(screen.getByRole('checkbox'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByRole('status').querySelector('a')).toBeTruthy();
  await press('accept-7');
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'accept', offer: 7, lift: [25] });
});

test('an offer against the rules stays to be mended; one that was made becomes an open offer', async () => {
  const { play } = played(throwing());
  const { rerender } = render(Deals, { play, draft: begun(1) });
  await press('lot-5');
  await press('send');
  await press('send');
  await rerender({ play: { ...play, menu: [] } });
  expect(screen.getByTestId('lot-5').getAttribute('aria-pressed')).toBe('true');
  const made = { ...toAnna, number: 1, from: 0, to: 1 };
  await rerender({ play: { ...play, view: view({ offers: [made], offers_made: 1 }) } });
  expect(screen.queryByTestId('send')).toBeNull();
  expect(screen.getByTestId('withdraw-1')).toBeTruthy();
});

test('after a no the deal is there again to be changed, with the answer', async () => {
  const { play } = played(throwing());
  const { rerender } = render(Deals, { play, draft: new Draft() });
  await press('compose-2');
  await press('lot-5');
  await press('lot-25');
  await press('send');
  const made = { ...toAnna, number: 1, from: 0, to: 2 };
  await rerender({ play: { ...play, view: view({ offers: [made], offers_made: 1 }) } });
  expect(screen.queryByTestId('send')).toBeNull();

  const happened = [{ on: 'offer_refused' as const, offer: 1, from: 0, to: 2 }];
  await rerender({ play: { ...play, view: view({ offers_made: 1 }), happened } });
  expect(shown()).toContain('Cecilia tackade nej. Ändra något och försök igen.');
  for (const lot of [5, 25])
    expect(screen.getByTestId(`lot-${lot}`).getAttribute('aria-pressed')).toBe('true');
  const counter = { ...toAnna, number: 2, from: 2 };
  await rerender({ play: { ...play, view: view({ offers: [counter], offers_made: 2 }), happened } });
  expect(screen.getByTestId('accept-2'), 'what they want instead is seen').toBeTruthy();
  await press('cancel');
  expect(screen.queryByTestId('send'), 'one no brings it back once').toBeNull();
});

test('after a no the focus is at the deal again, if it is not at something else', async () => {
  const { play } = played(throwing());
  for (const [busy, comesBack] of [
    [false, true],
    [true, false],
  ] as const) {
    const field = document.createElement('input');
    document.body.append(field);
    const draft = begun(2);
    draft.becomes(1);
    const happened = [{ on: 'offer_refused' as const, offer: 1, from: 0, to: 2 }];
    if (busy) field.focus();
    render(Deals, { play: { ...play, happened }, draft });
    const composer = screen.getByTestId('send').closest('.composer');
    expect(document.activeElement === composer).toBe(comesBack);
    cleanup();
    field.remove();
  }
});

test('Escape puts a deal away wherever the focus is, but not from under what lies over it', async () => {
  const { play } = played(throwing());
  render(Deals, { play, draft: new Draft() });
  await press('compose-2');
  const over = document.createElement('dialog');
  over.open = true;
  document.body.append(over);
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByTestId('send')).toBeTruthy();
  over.remove();
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByTestId('send')).toBeNull();
});

test('Escape puts a deal away, and one goes on where it was begun', async () => {
  const { play } = played(throwing());
  render(Deals, { play, draft: new Draft() });
  await press('compose-2');
  await fireEvent.keyDown(screen.getByTestId('lot-5'), { key: 'Escape' });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('compose-2')));
  expect(screen.queryByTestId('send')).toBeNull();
});

test('whoever gives something away is asked once, whoever thought of it', async () => {
  const { play, act } = played(throwing());
  const { rerender } = render(Deals, { play, draft: begun(2) });
  await press('lot-5');
  await press('send');
  expect(shown()).toContain('Du får ingenting för det. Vill du ge bort det?');
  expect(act).not.toHaveBeenCalled();
  await press('send');
  expect(act).toHaveBeenCalledOnce();
  act.mockClear();

  const begged = { ...toAnna, give: { cash: 0, lots: [], cards: [] } };
  await rerender({ play: { ...play, view: view({ offers: [begged] }) }, draft: new Draft() });
  await press(`accept-${begged.number}`);
  expect(act).not.toHaveBeenCalled();
  await press(`accept-${begged.number}`);
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'accept', offer: begged.number, lift: [] });
});

test('my own offer can be taken back, and whoever sits at the same screen be let to answer', async () => {
  const own = { ...toAnna, number: 9, from: 0, to: 1 };
  const { play, act, handTo } = played(standing(view({ offers: [own] })), { here: [0, 1] });
  render(Deals, { play, draft: new Draft() });
  await press('withdraw-9');
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'withdraw', offer: 9 });
  await press('hand-1');
  expect(handTo).toHaveBeenCalledExactlyOnceWith(1);
});

test('those who watch make no deals', () => {
  const { play } = played(offered(), { seat: null, menu: [] });
  render(Deals, { play, draft: new Draft() });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a deal being put together is put away when another takes over the screen', async () => {
  const { play } = played(throwing());
  const { rerender } = render(Deals, { play, draft: new Draft() });
  await press('compose-2');
  await rerender({ play: { ...play, seat: 3 } });
  expect(screen.queryByTestId('send')).toBeNull();
  expect(screen.getByTestId('compose-0')).toBeTruthy();
});

test('whoever is deep in a deal can still claim the rent', async () => {
  const { play, act } = played(claiming());
  render(Deals, { play, draft: new Draft() });
  await press('compose-2');
  await press('claim');
  expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'claim' });
});

test('a deal being put together is still there when it is shown elsewhere', async () => {
  const { play } = played(throwing());
  const draft = new Draft();
  const { unmount } = render(Deals, { play, draft });
  await press('compose-2');
  await press('lot-5');
  unmount();
  render(Deals, { play, draft });
  expect(screen.getByTestId('lot-5').getAttribute('aria-pressed')).toBe('true');
});
