// What people do at a table of Tjuv och Polis. Squares and pieces are chosen from what the page offers; nothing here
// knows a rule.

import { expect, type Locator, type Page } from '@playwright/test';
import { begin, chooseGame, over, seatAll, type SeatKind } from './play';

export interface ChaseTable {
  seats?: [SeatKind, string?][];
  /** The seat of the police, counted from one; without, the die decides. */
  police?: number;
  /** The small town instead of the city. */
  town?: boolean;
  rounds?: number;
  secretMoney?: boolean;
}

/** Opens the start page and agrees on a chase, without beginning it. */
export async function planChase(page: Page, table: ChaseTable = {}) {
  await page.goto('/');
  await chooseGame(page, 'tjuv-och-polis');
  await seatAll(page, table.seats ?? [['here', 'Anna'], ['bot.medium'], ['bot.medium']]);
  if (table.police)
    await page
      .locator('label.badge')
      .nth(table.police - 1)
      .click();
  await page.getByText('Spelsätt').click();
  if (table.town) await page.locator('label', { hasText: 'Småstaden' }).click();
  if (table.secretMoney) await page.getByLabel('Hemliga pengar').check();
  if (table.rounds) {
    await page.locator('label', { hasText: 'Annan' }).click();
    await page.getByLabel('Antal varv').fill(String(table.rounds));
  }
}

export async function layChase(page: Page, table: ChaseTable = {}) {
  await planChase(page, table);
  await begin(page);
}

export const die = (page: Page): Locator => page.locator('[data-testid=die][aria-disabled=false]');
/** The squares that can be chosen. */
export const ends = (page: Page): Locator => page.getByTestId('end');
/** The pieces on the map that can be chosen. */
export const pieces = (page: Page): Locator => page.locator('[data-piece][role=button]');
/** The same pieces in a row beside the map, in reach whatever part of it is shown. */
const picks = (page: Page): Locator => page.getByRole('group', { name: 'Polis' }).getByRole('button');
/** Choices by button: money in a den, a turn in prison, the car after an arrest. */
const buttons = (page: Page): Locator =>
  page
    .getByTestId('money')
    .or(page.getByRole('button', { name: /^(Låt pengarna vara|Sitt av turen|Låt bilen stå)$/ }));

/** All that whoever looks at this page can do now. */
export const doable = (page: Page): Locator => die(page).or(ends(page)).or(pieces(page)).or(buttons(page));

/** Waits until it is this page's turn, or the chase is over. */
export async function turnInChase(page: Page): Promise<'play' | 'over'> {
  await expect(doable(page).or(over(page)).first()).toBeVisible({ timeout: 30_000 });
  return (await over(page).count()) > 0 ? 'over' : 'play';
}

/** A square that can be seen and touched; on a small screen the map may be too large for all of them. */
export async function endInSight(page: Page): Promise<Locator> {
  const inSight = () =>
    ends(page).evaluateAll((all) =>
      all.findIndex((end) => {
        const { x, y, width, height } = end.getBoundingClientRect();
        return end.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
  if ((await inSight()) < 0) await page.getByRole('button', { name: 'Visa hela staden' }).click();
  await expect.poll(inSight).toBeGreaterThanOrEqual(0);
  return ends(page).nth(await inSight());
}

/** Does one thing: throws, chooses a piece, or goes to one of the squares that light up. */
export async function act(page: Page) {
  if ((await die(page).count()) > 0) await die(page).click();
  else if ((await ends(page).count()) > 0) await (await endInSight(page)).click();
  else await buttons(page).or(picks(page)).first().click();
}

export async function chaseToEnd(page: Page) {
  while ((await turnInChase(page)) === 'play') await act(page);
}

/** Plays on several pages, on each when it is its turn, until the chase is over on all or has had so many moves. */
export async function chaseTogether(pages: Page[], moves = Infinity) {
  for (let made = 0; made < moves; made += 1) {
    let turn: Page | null | undefined;
    await expect
      .poll(
        async () => {
          const ready = await Promise.all(pages.map((page) => doable(page).count()));
          const done = await Promise.all(pages.map((page) => over(page).count()));
          turn = pages.find((_, index) => ready[index]! > 0);
          if (!turn && done.every((count) => count > 0)) turn = null;
          return turn !== undefined;
        },
        { timeout: 30_000, intervals: [20, 50, 100] },
      )
      .toBe(true);
    if (!turn) return;
    await act(turn);
  }
}
