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
import { layTable, over, playToEnd } from './play';
import { pretend } from './pretend';

type Open = (page: Page) => Promise<void>;

const anna: SeatInfo = { kind: 'person', name: 'Anna', online: true, revealed: true, plays: 'themselves' };
const seats: SeatInfo[] = [
  anna,
  ...['Bo', 'Cecilia', 'David'].map((name) => ({ kind: 'bot' as const, name, level: 'medium' as const })),
];
const table = (page: Page) => page.getByTestId('now');

function atMonopol(standing: monopol.MonopolStanding, tried?: Beat[]): Open {
  return async (page) => {
    await pretend(page, { game: 'monopol', seats, standing, board, tried });
    await expect(table(page)).toBeVisible();
  };
}

function atChase(standing: chase.ChaseStanding, seat = 0): Open {
  return async (page) => {
    await pretend(page, { game: 'tjuv-och-polis', seats: chase.infos, seat, standing, board: town });
    await expect(table(page)).toBeVisible();
  };
}

function atTjuv(standing: tjuv.TjuvStanding): Open {
  return async (page) => {
    await pretend(page, { game: 'tjuv', seats: tjuv.infos(standing.view.options.seats), standing });
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
function composing(size: { width: number; height: number }): Open {
  return async (page) => {
    await page.setViewportSize(size);
    await atMonopol(monopol.throwing(), told)(page);
    const drawer = page.getByTestId('open-deals');
    const partner = page.getByTestId('compose-1');
    await expect(drawer.or(partner)).toBeVisible();
    if (await drawer.isVisible()) await drawer.click();
    await partner.click();
    await page.getByTestId('lot-11').click();
    await expect(page.getByText('Får alla: Rosa')).toBeVisible();
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

export const STATES: Record<string, Open> = {
  start: async (page) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Börja' })).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('/rules/monopol');
    await expect(page.locator('article').first()).toBeVisible();
  },
  gathering: async (page) => {
    await pretend(page, { game: 'tjuv', seats: [anna, { kind: 'free' }, seats[1]!] });
    await expect(page.getByRole('heading', { name: 'Vi väntar in alla' })).toBeVisible();
  },
  'look back': async (page) => {
    await layTable(page, [['here', 'Anna'], ['bot.easy']]);
    await playToEnd(page);
    await over(page).click();
    await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
  },
  menu: async (page) => {
    await atTjuv(tjuv.table(4))(page);
    await expect(await openTable(page)).toBeVisible();
  },

  tjuv: atTjuv(tjuv.table(4)),
  'tjuv of two': atTjuv(tjuv.table(2)),
  'tjuv of seven': atTjuv(tjuv.rich(7)),
  'tjuv, crowded': atTjuv(tjuv.crowded()),
  'tjuv, advised': advised(atTjuv(tjuv.table(4))),
  'tjuv, explained': explained('tjuv', atTjuv(tjuv.table(4))),
  'tjuv, end': atTjuv(tjuv.matchOver([0])),

  'monopol, throw': atMonopol(monopol.throwing()),
  'monopol, buy': atMonopol(buying),
  'monopol, auction': atMonopol(monopol.bidding()),
  'monopol, claim': atMonopol(monopol.claiming()),
  'monopol, debt': atMonopol(monopol.owing()),
  'monopol, offer': atMonopol(monopol.offered()),
  'monopol, deal': composing({ width: 1440, height: 900 }),
  'monopol, deal in a drawer': composing({ width: 600, height: 900 }),
  'monopol, explained': explained('monopol', atMonopol(monopol.bidding())),
  'monopol, advised': advised(atMonopol(monopol.bidding())),
  'monopol, end': atMonopol(monopol.over()),

  'chase, throw': atChase(chase.throwing()),
  'chase, move': atChase(chase.walking()),
  'chase, police': atChase(chase.policing(), 1),
  'chase, den': atChase(chase.inDen()),
  'chase, prison': atChase(chase.imprisoned()),
  'chase, advised': advised(atChase(chase.walking())),
  'chase, end': atChase(chase.over()),
};

/** Those that are to be looked at on small screens first. */
export const SMALL_FIRST = new Set(['monopol, deal in a drawer']);
