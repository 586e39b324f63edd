import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MonopolAction, MonopolEvent } from '../../generated/monopol';
import { moments } from '../../test/moments';
import { settings } from '../../settings.svelte';
import { speak } from '../../text/text.svelte';
import { board } from './fixtures/board';
import {
  bidding,
  claiming,
  names,
  choice,
  offered,
  over,
  owing,
  player,
  standing,
  throwing,
  told,
  view,
  type MonopolStanding,
} from './fixtures/standings';
import Table from './Table.svelte';

function lay(shown: MonopolStanding, change: object = {}) {
  const play = vi.fn<(action: MonopolAction) => void>();
  const done = vi.fn();
  const tell = vi.fn<(events: number) => void>();
  const props = {
    board,
    seats: names.map((name) => ({ kind: 'bot' as const, name, level: 'medium' as const })),
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

/** Anna stands on Ringvägen, which nobody owns. */
function buying(...menu: MonopolStanding['menu']): MonopolStanding {
  return standing(view({ stage: 'buy', players: [player(12_400, 9), player(0, 21)] }), menu);
}

function step(...events: MonopolEvent[]) {
  const { view } = throwing();
  return {
    cmd: null,
    moments: moments(view, ...events.map((event): [MonopolEvent] => [event])),
    standing: { ...throwing(), version: 31 },
  };
}

beforeEach(() => {
  speak('sv');
  localStorage.setItem(
    'spelbord.monopol.understood',
    'claim debt wishes auction prison offer build mortgage buy',
  );
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

test('the dice are thrown by the button, which has the focus, or by a press on them', async () => {
  const { play } = lay(throwing());
  const button = screen.getByRole('button', { name: 'Slå tärningarna' });
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  await fireEvent.click(button);
  await fireEvent.click(screen.getByTestId('dice'));
  expect(play.mock.calls).toEqual([[{ do: 'throw' }], [{ do: 'throw' }]]);
});

test('whoever lands on free land may buy it or let it be auctioned', async () => {
  const { play } = lay(
    buying(choice({ do: 'buy' }, { on: 'bought', seat: 0, lot: 9, price: 2200 }), choice({ do: 'decline' })),
  );
  await fireEvent.click(screen.getByRole('button', { name: /^Köp Ringvägen för 2\s200\skr$/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Låt den gå på auktion' }));
  expect(play.mock.calls).toEqual([[{ do: 'buy' }], [{ do: 'decline' }]]);
});

test('a bot that proposes a deal gets a no at once where that is wished for, and a person never does', async () => {
  const looks = { play: vi.fn(), tryOut: vi.fn() };
  const { props, rerender } = lay(offered(), looks);
  await fireEvent.click(screen.getByTestId('declines'));
  expect(settings.declines).toBe(true);
  expect(looks.play.mock.calls).toEqual([[{ do: 'refuse', offer: 7 }]]);
  // If it is turned away it is not said again and again.
  await rerender({ ...props, ...looks, pending: true });
  await rerender({ ...props, ...looks, pending: false });
  expect(looks.play).toHaveBeenCalledOnce();
  cleanup();
  looks.play.mockClear();
  const seats = names.map((name) => ({
    kind: 'person' as const,
    name,
    online: true,
    plays: 'themselves' as const,
  }));
  lay(offered(), { ...looks, seats });
  await vi.waitFor(() => expect(screen.getByTestId('accept-7')).toBeTruthy());
  expect(looks.play).not.toHaveBeenCalled();
  expect(screen.queryByTestId('declines')).toBeNull();
  settings.declines = false;
});

test('what cannot be bought can be asked about', async () => {
  const { play } = lay(buying(choice({ do: 'decline' })));
  const buy = screen.getByRole('button', { name: /^Köp Ringvägen/ });
  expect(buy.className).toContain('refused');
  await fireEvent.click(buy);
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'buy' });
});

test('a prisoner sees every way out and what it costs', async () => {
  const { play } = lay(
    standing(view({ players: [player(5000, 10, { prison: 1 })] }), [
      choice({ do: 'throw' }),
      choice({ do: 'pay_fine' }, { on: 'paid', from: 0, to: null, amount: 1000, why: 'fine' }),
      choice({ do: 'use_card', deck: 'chance' }),
    ]),
  );
  expect(screen.getByRole('button', { name: 'Slå för att komma ut' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /^Betala 1\s000\skr och gå ut$/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Använd fängelsekortet' }));
  expect(play.mock.calls).toEqual([[{ do: 'pay_fine' }], [{ do: 'use_card', deck: 'chance' }]]);
});

test('the stage shows what goes on', () => {
  lay(bidding());
  expect(screen.getByRole('region', { name: /Narvavägen/ })).toBeTruthy();
  cleanup();
  lay(claiming());
  expect(screen.getByTestId('claim')).toBeTruthy();
  cleanup();
  lay(owing());
  expect(screen.getByRole('region', { name: /skuld/i })).toBeTruthy();
});

test('a square tells whose it is, and opens its deed', async () => {
  lay(throwing());
  const street = screen.getByRole('button', { name: /^Västerlånggatan, ägs av Anna, ett hus, hyra 200\skr/ });
  await fireEvent.click(street);
  const dialog = screen.getByRole('dialog', { name: 'Västerlånggatan' });
  expect(within(dialog).getByRole('table')).toBeTruthy();
});

test('another’s deed says how one gets it, and why nothing can be done with it is asked of the server', async () => {
  const { play } = lay({ ...throwing(), menu: [], waiting: [1] });
  await fireEvent.click(screen.getByRole('button', { name: /^Odengatan, ägs av Bo/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Odengatan' }));
  expect(dialog.getByText(/Odengatan är Bos\. Vill du ha den får du föreslå en affär\./)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Regeln' }).getAttribute('href')).toBe('rules/monopol#mo.deal');
  await fireEvent.click(dialog.getByTestId('build-13'));
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'build', lot: 13 });
});

test('a deed that nobody owns says how one gets it', async () => {
  lay(throwing());
  await fireEvent.click(screen.getByRole('button', { name: /^Narvavägen/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Narvavägen' }));
  expect(dialog.getByText(/Den som stannar här får köpa den för 3\s800\skr/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Regeln' }).getAttribute('href')).toBe('rules/monopol#mo.buy');
});

test('arrow keys go round the ring from deed to deed', async () => {
  lay(throwing());
  const street = screen.getByRole('button', { name: /^Västerlånggatan, ägs/ });
  street.focus();
  await fireEvent.keyDown(street, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Hornsgatan/);
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Norrmalmstorg/);
});

test('nothing can be done while an action is on its way', async () => {
  const { play } = lay(throwing(), { pending: true });
  expect(screen.queryByTestId('action-throw')).toBeNull();
  await fireEvent.click(screen.getByTestId('dice'));
  expect(play).not.toHaveBeenCalled();
});

test('without motion a step is told and shown at once, and a card stays to be read', async () => {
  const { done, tell } = lay(throwing(), {
    next: step(
      { on: 'threw', seat: 0, dice: [3, 4] },
      { on: 'moved', seat: 0, from: 0, to: 7, how: 'forward' },
      { on: 'drew_card', seat: 0, deck: 'chance', card: 4 },
    ),
  });
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(tell.mock.calls).toEqual([[1], [2], [3]]);
  expect(within(screen.getByTestId('card')).getByRole('heading', { name: 'Chans' })).toBeTruthy();
});

test('what is pointed at in the log lights up on the board', () => {
  const { container } = lay(throwing(), {
    lit: told({ on: 'bought', seat: 1, lot: 21, price: 4200 }),
  });
  expect(container.querySelectorAll('.lit')).toHaveLength(1);
  expect(container.querySelector('[data-square="21"] .lit')).toBeTruthy();
});

test('the end shows what everybody was worth, the richest first', () => {
  const shown = over();
  lay({ ...shown, winners: [1] });
  expect(screen.getByRole('heading', { name: 'Bo vann!' })).toBeTruthy();
});
