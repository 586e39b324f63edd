// Questions from matches that older programs left behind, as if this browser had sat there.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const MATCHES = resolve('../crates/server/tests/fixtures/tjuv-1-monopol-2-tjuv-och-polis-2/replays');
const TABLE = 'pretended';

async function pretendPuzzle(page: Page, game: string, file: string, seat: number, step: number) {
  await page.addInitScript(
    ({ game, table, seat, step }) => {
      // What is answered stays answered when the page is opened again.
      if (localStorage.getItem('spelbord.puzzles')) return;
      const seats = [{ seat, token: '0'.repeat(32), name: `Person ${seat}` }];
      const kept = { table, game, seats, names: [], begun: true, over: true, time: Date.UTC(2026, 0, 6, 12) };
      localStorage.setItem('spelbord.tables', JSON.stringify([kept]));
      const found = { searched: [table], puzzles: [{ table, seat, step }] };
      localStorage.setItem('spelbord.puzzles', JSON.stringify(found));
    },
    { game, table: TABLE, seat, step },
  );
  // Whoever played is called as people are; nothing that is checked depends on it.
  const people = ['Anna', 'Bo', 'Cecilia', 'David', 'Elsa'];
  const whole = readFileSync(resolve(MATCHES, file), 'utf8');
  const match = whole.replace(/Person (\d)/g, (_, nth: string) => people[Number(nth)]!);
  await page.route(`**/api/tables/${TABLE}/replay`, (route) => route.fulfill({ body: match }));
  await page.route('**/api/mine', (route) => route.fulfill({ body: '[{"fails":"internal"}]' }));
}

type Of = [game: string, file: string, seat: number, step: number];
const tjuv: Of = ['tjuv', 'tjuv-1-04.json', 2, 16];
const monopol: Of = ['monopol', 'monopol-2-04.json', 0, 56];
const dealing: Of = ['monopol', 'monopol-2-04.json', 3, 71];
const chase: Of = ['tjuv-och-polis', 'tjuv-och-polis-2-06.json', 2, 158];

const asked = (of: Of) => async (page: Page) => {
  await pretendPuzzle(page, ...of);
  await page.goto('/puzzle');
  await expect(page.getByTestId('option').first()).toBeVisible();
};

const answered = (of: Of) => async (page: Page) => {
  await asked(of)(page);
  await page.getByTestId('option').first().click();
  await expect(page.getByTestId('answered')).toBeVisible();
};

/** Each with the way to open it. */
export const PUZZLES: Record<string, (page: Page) => Promise<void>> = {
  'start, question of the day': async (page) => {
    await pretendPuzzle(page, ...monopol);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Dagens fråga/ })).toBeVisible();
  },
  'no question': async (page) => {
    await page.goto('/puzzle');
    await expect(page.getByRole('heading', { name: 'Ingen fråga i dag' })).toBeVisible();
  },
  'question, tjuv': asked(tjuv),
  'question, monopol': asked(monopol),
  'question, monopol deal': asked(dealing),
  'question, chase': asked(chase),
  'answer, tjuv': answered(tjuv),
  'answer, monopol deal': answered(dealing),
  'answer, chase': answered(chase),
};
