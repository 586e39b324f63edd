// What people do at a table of Monopol. Everything is chosen from what the page offers; nothing here knows a rule.

import { expect, type Locator, type Page } from '@playwright/test';
import { begin, chooseGame, over, seatAll, type SeatKind } from './play';

export interface MonopolTable {
  seats?: [SeatKind, string?][];
  /** The shorter game, with so many deeds each. */
  dealt?: number;
  rounds?: number;
  automaticRent?: boolean;
}

export async function layMonopol(page: Page, table: MonopolTable = {}) {
  await page.goto('/');
  await chooseGame(page, 'monopol');
  await seatAll(page, table.seats ?? [['here', 'Anna'], ['bot.medium'], ['bot.medium']]);
  await page.getByText('Spelsätt').click();
  if (table.dealt) await page.locator('label', { hasText: `${table.dealt} lagfarter var` }).click();
  if (table.automaticRent) await page.getByLabel('Hyran betalas av sig själv').check();
  if (table.rounds) {
    await page.locator('label', { hasText: 'Annan' }).click();
    await page.getByLabel('Antal varv').fill(String(table.rounds));
  }
  await begin(page);
}

/** What one usually does now: throw, buy, claim the rent, raise the bid. */
export const usual = (page: Page): Locator => page.locator('[data-usual] .button.first:enabled');
const pass = (page: Page): Locator => page.getByTestId('pass');
/** The ways to raise money for a debt. */
export const ways = (page: Page): Locator => page.locator('.debt.mine .ways button');
const bankrupt = (page: Page): Locator => page.locator('.debt.mine [data-testid=bankrupt]:not(.refused)');

/** All that whoever looks at this page is waited for to do. */
export const doable = (page: Page): Locator => usual(page).or(pass(page)).or(ways(page)).or(bankrupt(page));

export async function turnInMonopol(page: Page): Promise<'play' | 'over'> {
  await expect(doable(page).or(over(page)).first()).toBeVisible({ timeout: 30_000 });
  return (await over(page).count()) > 0 ? 'over' : 'play';
}

/** A press that comes too late, because the page has gone on meanwhile, is no press. */
async function press(button: Locator) {
  await button
    .first()
    .click({ timeout: 1_000 })
    .catch(() => undefined);
}

/** Does one thing: pays debts with loans, passes in auctions, else what one usually does. */
export async function act(page: Page) {
  if ((await ways(page).count()) > 0) await press(ways(page));
  else if ((await bankrupt(page).count()) > 0) await press(bankrupt(page));
  else if ((await pass(page).count()) > 0) await press(pass(page));
  else await press(usual(page));
  await expect(page.getByText('Skickar …')).toHaveCount(0);
}

export async function playToEnd(page: Page) {
  while ((await turnInMonopol(page)) === 'play') await act(page);
}

/** The page that can do something now. */
export async function whoseTurn(pages: Page[]): Promise<Page> {
  let turn: Page | undefined;
  await expect
    .poll(
      async () => {
        const ready = await Promise.all(pages.map((page) => doable(page).count()));
        turn = pages.find((_, index) => ready[index]! > 0);
        return turn !== undefined;
      },
      { timeout: 30_000, intervals: [20, 50, 100] },
    )
    .toBe(true);
  return turn!;
}

/** What a seat has in cash, as it stands beside its name. */
export async function purse(page: Page, seat: number): Promise<number> {
  const text = await page.locator(`[data-seat="${seat}"] .purse`).first().innerText();
  return Number(/[\d\s]+/.exec(text)![0].replace(/\s/g, ''));
}

/** Puts an offer together: so much cash, and what lies on the other side. */
export async function offer(page: Page, to: number, cash: number, lot?: string) {
  await page.getByTestId(`compose-${to}`).click();
  const composer = page.locator('.composer');
  const field = composer.locator('fieldset').first().locator('input');
  await field.fill(String(cash));
  await field.blur();
  if (lot) await composer.locator('fieldset').nth(1).getByRole('button', { name: lot }).click();
  await composer.getByTestId('send').click();
  // Who gives something away is asked once more.
  if (!lot) await composer.getByTestId('send').click();
}
