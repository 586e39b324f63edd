// The states that the sweep looks at, each with the way to open it. Matches are positions written by hand; what is opened
// upon them is opened as people do.

import type { Page } from '@playwright/test';
import type { Beat, SeatInfo } from '../src/generated/protocol';
import { board } from '../src/games/monopol/fixtures/board';
import * as monopol from '../src/games/monopol/fixtures/standings';
import * as tjuv from '../src/games/tjuv/fixtures/tables';
import * as chase from '../src/games/tjuv-och-polis/fixtures/tables';
import { town } from '../src/games/tjuv-och-polis/fixtures/town';
import { openTable } from './about';
import { expect } from './fixtures';
import { chooseGame, layTable, openLinks, over, playToEnd, seatAll, turn } from './play';
import { pretend, pretendInvitation, pretendTables } from './pretend';
import { PUZZLES } from './sweep-puzzles';

export type Open = (page: Page) => Promise<void>;

const person = (name: string): SeatInfo & { kind: 'person' } => ({
  kind: 'person',
  name,
  online: true,
  revealed: true,
  plays: 'themselves',
});
const anna = person('Anna');
const seats: SeatInfo[] = [
  anna,
  ...['Bo', 'Cecilia', 'David'].map((name) => ({ kind: 'bot' as const, name, level: 'medium' as const })),
];
const table = (page: Page) => page.getByTestId('now');

const PHONE_UPRIGHT = { width: 360, height: 640 };

function atMonopol(standing: monopol.MonopolStanding, tried?: Beat[]): Open {
  const events = [
    monopol.told({ on: 'bought', seat: 1, lot: 13, price: 2_500 }),
    monopol.told({ on: 'deal_made', offer: 6, ...monopol.toAnna, from: 2, to: 3 }),
  ];
  return async (page) => {
    await pretend(page, { game: 'monopol', seats, standing, events, board, tried });
    await expect(table(page)).toBeVisible();
  };
}

function atChase(standing: chase.ChaseStanding, seat = 0): Open {
  const events = chase.robbery().moments.map(({ event }) => event);
  return async (page) => {
    await pretend(page, { game: 'tjuv-och-polis', seats: chase.infos, seat, standing, events, board: town });
    await expect(table(page)).toBeVisible();
  };
}

function atTjuv(standing: tjuv.TjuvStanding, change: Partial<Parameters<typeof pretend>[1]> = {}): Open {
  const events = tjuv.robbery().moments.map(({ event }) => event);
  return async (page) => {
    const seats = tjuv.infos(standing.view.options.seats);
    await pretend(page, { game: 'tjuv', seats, standing, events, ...change });
    await expect(table(page)).toBeVisible();
  };
}

/** Anna stands on a street that nobody owns. */
const buying = monopol.standing(monopol.view({ stage: 'buy' }), [
  monopol.choice({ do: 'buy' }),
  monopol.choice({ do: 'decline' }),
]);

function advised(open: Open): Open {
  return async (page) => {
    await open(page);
    await page.getByRole('button', { name: 'Fråga en mästare om råd' }).click();
    await expect(page.getByTestId('advice').getByRole('listitem').first()).toBeVisible();
  };
}

/** The same offer the other way round, with all that can be told of one. */
const made = {
  ...monopol.toAnna,
  from: 0,
  to: 1,
  for_from: monopol.gain({
    cash: 6_000,
    deeds: -1_000,
    cards: 1,
    interest: 200,
    loans: 2_000,
    completes: [11],
  }),
  for_to: monopol.gain({ cash: -6_000, deeds: 1_000, cards: -1, breaks: [5] }),
};
const told: Beat[] = [
  { events: [{ on: 'offer_made', offer: made.number }], changed: [[['offers'], [made]]] },
];

/** A deal is put together on the board, or in a drawer where the board has no room for it. */
export const composing: Open = async (page) => {
  await atMonopol(monopol.throwing(), told)(page);
  const drawer = page.getByTestId('open-deals');
  const partner = page.getByTestId('compose-1');
  await expect(drawer.or(partner)).toBeVisible();
  if (await drawer.isVisible()) await drawer.click();
  await partner.click();
  await page.getByTestId('lot-11').click();
  await expect(page.getByText('Får alla: Rosa')).toBeVisible();
};

/** What a phone has in a drawer. */
function drawn(drawer: string, open: Open): Open {
  return async (page) => {
    await page.setViewportSize(PHONE_UPRIGHT);
    await open(page);
    await page.locator(drawer).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
}

/** Nothing has been explained to this browser yet. */
function explained(game: string, open: Open): Open {
  return async (page) => {
    await page.addInitScript((game) => localStorage.removeItem(`spelbord.${game}.understood`), game);
    await open(page);
    await expect(page.getByRole('note')).toBeVisible();
  };
}

/** The browser has kept a newer build of the page. */
function outdated(open: Open): Open {
  return async (page) => {
    await page.addInitScript(() => {
      const deaf = { addEventListener: () => undefined };
      const waiting = { ...deaf, state: 'installed', postMessage: () => undefined };
      const register = () => Promise.resolve({ ...deaf, waiting });
      Object.defineProperty(navigator, 'serviceWorker', { value: { ...deaf, controller: {}, register } });
    });
    await open(page);
    await expect(page.getByRole('complementary', { name: 'Ny version' })).toBeVisible();
  };
}

/** A table that lies in the browser itself. */
const playingHere: Open = async (page) => {
  await page.goto('/');
  await chooseGame(page, 'tjuv');
  await seatAll(page, [['here', 'Anna'], ['bot.easy'], ['bot.easy']]);
  await page.getByLabel('Spela här i webbläsaren').check();
  await page.getByRole('button', { name: 'Börja', exact: true }).click();
  await page.waitForURL('**/t/here-*');
  await turn(page);
};

/** A short match that has been played to its end. */
const lookingBack: Open = async (page) => {
  await layTable(page, [['here', 'Anna'], ['bot.easy']]);
  await playToEnd(page);
  await over(page).click();
  await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
};

/** From a step of it, before a dialog is closed. */
const playingOn: Open = async (page) => {
  await lookingBack(page);
  await page.getByLabel('Välj steg').fill('5');
  await page.getByRole('button', { name: 'Spela vidare härifrån' }).click();
};

/** Opens a dialog upon a table. */
function opened(open: Open, dialog: (page: Page) => Promise<unknown>): Open {
  return async (page) => {
    await open(page);
    await dialog(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  };
}

/** As many people as a table has, some of them with everything still to do. */
const gathering: SeatInfo[] = [
  anna,
  { ...person('Maximiliana von Essen-Kling'), online: false, gone_ms: 90_000, revealed: false },
  { ...person('Cecilia'), revealed: false },
  { kind: 'kept', name: 'David' },
  { kind: 'free' },
  { kind: 'bot', name: 'Elsa', level: 'master' },
];

const stands = {
  seat: 0,
  waiting: [1],
  winners: null,
  latest: Date.UTC(2026, 0, 6, 12),
  rematch: null,
};

export const STATES: Record<string, Open> = {
  start: async (page) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Börja' })).toBeVisible();
  },
  'start, my tables': async (page) => {
    const others = ['Anna', 'Bo', 'Cecilia', 'Maximiliana von Essen-Kling'];
    await pretendTables(page, [
      { ...stands, game: 'monopol', stage: 'playing', names: others, waiting: [0] },
      { ...stands, game: 'tjuv-och-polis', stage: 'playing', names: ['Anna', 'Bo'] },
      { ...stands, game: 'tjuv', stage: 'gathering', names: ['Anna', null, null] },
      { ...stands, game: 'tjuv', stage: 'over', names: ['Anna', 'Bo'], winners: [1] },
    ]);
    await page.getByText('Avslutade').click();
    await page
      .getByRole('button', { name: /^Ta bort ur listan/ })
      .last()
      .click();
  },
  'start, options': async (page) => {
    await page.goto('/');
    await page.locator('label:has(input[value="tjuv-och-polis"])').click();
    await page.getByText('Spelsätt').click();
    await expect(page.getByLabel('Hemliga pengar')).toBeVisible();
  },
  'start, newer': outdated(async (page) => {
    await page.goto('/');
  }),
  settings: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Inställningar' }).click();
    await expect(page.getByRole('group', { name: 'Inställningar' })).toBeVisible();
  },
  join: async (page) => {
    await pretendInvitation(page, 'tjuv-och-polis');
    await expect(page.getByRole('textbox')).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('/rules/monopol');
    await expect(page.locator('article').first()).toBeVisible();
  },
  gathering: async (page) => {
    await pretend(page, { game: 'tjuv', seats: [anna, { kind: 'free' }, seats[1]!] });
    await expect(page.getByRole('heading', { name: 'Vi väntar in alla' })).toBeVisible();
  },
  'gathering of several': async (page) => {
    await pretend(page, { game: 'tjuv', seats: gathering });
    await expect(page.getByRole('heading', { name: 'Vi väntar in alla' })).toBeVisible();
  },
  curtain: async (page) => {
    const seats = [anna, person('Bo'), person('Cecilia'), person('David')];
    await pretend(page, { game: 'tjuv', seats, here: [0, 1], standing: { ...tjuv.table(4), menu: [] } });
    await expect(page.getByTestId('curtain')).toBeVisible();
  },
  'look back': lookingBack,
  'look back, chances': opened(lookingBack, async (page) => {
    await page.getByRole('button', { name: 'Chanser och tur' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  }),
  'look back, play on': opened(playingOn, () => Promise.resolve()),
  'played on': async (page) => {
    await playingOn(page);
    await page.getByRole('button', { name: 'Spela vidare', exact: true }).click();
    await page.waitForURL('**/t/here-*');
    await turn(page);
  },
  here: playingHere,
  'here, menu': opened(playingHere, openTable),
  ...PUZZLES,
  menu: opened(atTjuv(tjuv.table(4)), openTable),
  links: opened(atTjuv(tjuv.table(4)), openLinks),
  log: opened(atTjuv(tjuv.table(4)), (page) => page.getByRole('button', { name: 'Hela loggen' }).click()),

  tjuv: atTjuv(tjuv.table(4)),
  'tjuv of two': atTjuv(tjuv.table(2)),
  'tjuv of seven': atTjuv(tjuv.rich(7)),
  'tjuv, crowded': atTjuv(tjuv.crowded()),
  'tjuv, put under': atTjuv(tjuv.puttingUnder()),
  'tjuv, advised': advised(atTjuv(tjuv.table(4))),
  'tjuv, explained': explained('tjuv', atTjuv(tjuv.table(4))),
  'tjuv, somebody away': atTjuv(tjuv.crowded(), {
    seats: tjuv.infos(4).map((seat) => (seat.kind === 'person' ? { ...seat, gone_ms: 90_000 } : seat)),
  }),
  'tjuv, paused': atTjuv(tjuv.table(4), { info: { paused_ms: 600_000 } }),
  'tjuv, end': atTjuv(tjuv.matchOver([0])),

  'monopol, throw': atMonopol(monopol.throwing()),
  'monopol, prison': atMonopol(monopol.imprisoned()),
  'monopol, buy': atMonopol(buying),
  'monopol, auction': atMonopol(monopol.bidding()),
  'monopol, claim': atMonopol(monopol.claiming()),
  'monopol, debt': atMonopol(monopol.owing()),
  'monopol, offer': atMonopol(monopol.offered()),
  'monopol, offer in a drawer': drawn('[data-testid=open-deals]', atMonopol(monopol.offered())),
  'monopol, deeds in a drawer': drawn('[data-testid=open-deeds]', atMonopol(monopol.throwing())),
  'monopol, players in a drawer': drawn('.chips', atMonopol(monopol.throwing())),
  'monopol, deal': composing,
  'monopol, explained': explained('monopol', atMonopol(monopol.bidding())),
  'monopol, advised': advised(atMonopol(monopol.bidding())),
  'monopol, end': atMonopol(monopol.over()),

  'chase, throw': atChase(chase.throwing()),
  'chase, move': atChase(chase.walking()),
  'chase, police': atChase(chase.policing(), 1),
  'chase, cell': atChase(chase.jailing(), 1),
  'chase, den': atChase(chase.inDen()),
  'chase, prison': atChase(chase.imprisoned()),
  'chase, explained': explained('tjuv-och-polis', atChase(chase.imprisoned())),
  'chase, advised': advised(atChase(chase.walking())),
  'chase, end': atChase(chase.over()),
};

/** What a drawer holds does not outlive it, so that is looked at on small screens first; all else on large ones. */
export function inOrder<Size>(state: string, sizes: Size[]): Size[] {
  return state.endsWith('in a drawer') ? sizes : sizes.toReversed();
}
