import { expect, prepare, test } from './fixtures';
import {
  act,
  doable,
  layMonopol,
  offer,
  playToEnd,
  purse,
  turnInMonopol,
  usual,
  ways,
  whoseTurn,
} from './monopol';
import { over } from './play';
import { sound } from './sound';
import type { Page } from '@playwright/test';

const now = 'now';

test('a short game against bots, to the end, looked back at and checked', async ({ page }) => {
  test.slow();
  await layMonopol(page, { dealt: 3, rounds: 8 });
  await playToEnd(page);
  await expect(page.getByTestId(now)).toContainText(/vann|segern/);
  await expect(page.getByRole('heading', { name: /vann!$|segern!$/ })).toBeVisible();
  // Nearly always the rounds run out first.
  await expect(page.getByText(/^(Efter 8 varv räknas allt|Sist kvar vid bordet)$/)).toBeVisible();
  await sound(page, 'the end');
  await page.getByRole('button', { name: 'Titta på bordet' }).click();

  await over(page).click();
  await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('words')).toContainText(/\S/);
  await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Allt stämmer.');
});

/** Anna at this page, Bo at another. */
async function two(page: Page, visitor: () => Promise<Page>, dealt?: number): Promise<Page> {
  await layMonopol(page, { seats: [['here', 'Anna'], ['link']], dealt, automaticRent: true });
  const link = await page.getByRole('textbox', { name: 'Länk för att vara med' }).inputValue();
  const bo = await visitor();
  await bo.goto(link);
  await bo.getByLabel('Ditt namn').fill('Bo');
  await bo.getByRole('button', { name: 'Ta plats' }).click();
  return bo;
}

test('an auction and a deal between two browsers', async ({ page: anna, visitor }) => {
  test.slow();
  const bo = await two(anna, visitor);
  const pages = [anna, bo];
  const declining = async () =>
    (await Promise.all(pages.map((page) => page.getByTestId('action-decline').count()))).findIndex(Boolean);
  while ((await declining()) < 0) await act(await whoseTurn(pages));
  const lander = pages[await declining()]!;
  const other = pages.find((page) => page !== lander)!;
  const [loser, winner] = [pages.indexOf(lander), pages.indexOf(other)];
  const [losers, winners] = [await purse(anna, loser), await purse(anna, winner)];
  const name = (await lander.getByTestId('action-buy').innerText()).replace(/^Köp (.*) för.*$/, '$1');
  await lander.getByTestId('action-decline').click();

  // Whoever landed bids first, the other raises, the first passes: first, second, third.
  for (const page of pages) await expect(page.getByRole('region', { name: new RegExp(name) })).toBeVisible();
  await lander.getByTestId('bid-50').click();
  await usual(other).click();
  await lander.getByTestId('pass').click();
  await expect(other.getByRole('region', { name: 'Mina lagfarter' })).toContainText(name);
  await expect(lander.getByRole('region', { name: 'Mina lagfarter' })).not.toContainText(name);
  const price = winners - (await purse(anna, winner));
  expect(price).toBeGreaterThan(50);

  // The one who lost offers 1 000 for it; the winner wants 2 000; that is a deal.
  await offer(lander, winner, 1_000, name);
  await other.getByRole('button', { name: 'Svara med eget bud' }).click();
  const wanted = other.locator('.composer fieldset').nth(1).locator('input').first();
  await wanted.fill('2000');
  await wanted.blur();
  await other.getByTestId('send').click();
  await lander.getByRole('button', { name: 'Ja, gör affären' }).click();
  await expect(lander.getByRole('region', { name: 'Mina lagfarter' })).toContainText(name);
  await expect(other.getByRole('region', { name: 'Mina lagfarter' })).not.toContainText(name);
  await expect.poll(() => purse(anna, loser)).toBe(losers - 2_000);
  await expect.poll(() => purse(bo, winner)).toBe(winners - price + 2_000);
});

test('a debt is paid with what the bank lends', async ({ page: anna, visitor }) => {
  test.slow();
  const bo = await two(anna, visitor, 4);
  await whoseTurn([anna, bo]);
  // Anna gives all her cash away, as often as she gets any, until something has to be paid.
  while ((await anna.locator('.debt.mine').count()) === 0) {
    const turn = await whoseTurn([anna, bo]);
    if (turn === anna && (await anna.getByTestId('action-throw').count()) > 0 && (await purse(anna, 0)) > 0) {
      await offer(anna, 1, await purse(anna, 0));
      await bo.getByRole('button', { name: 'Ja, gör affären' }).click();
      await expect.poll(() => purse(anna, 0)).toBe(0);
    }
    if (turn === anna && (await anna.getByTestId('action-decline').count()) > 0)
      await anna.getByTestId('action-decline').click();
    else await act(turn);
  }
  await expect(anna.getByTestId(now)).toContainText('Du är skyldig');
  await expect(bo.getByTestId(now)).toContainText('Anna');
  await expect(doable(bo)).toHaveCount(0);
  await sound(anna, 'a debt');

  // It is paid as soon as there is enough, and then the game goes on. Her deeds may be too cheap for that: then Bo wins.
  const hopeless = (await anna.locator('[data-testid=bankrupt]:not(.refused)').count()) > 0;
  while ((await ways(anna).count()) > 0) await act(anna);
  if (hopeless) {
    for (const _ of ['asked', 'sure']) await anna.getByTestId('bankrupt').click();
    return expect(over(bo)).toBeVisible();
  }
  await expect(anna.locator('.debt')).toHaveCount(0);
  await expect(anna.getByRole('region', { name: 'Mina lagfarter' })).toContainText('Belånad');
  await act(await whoseTurn([anna, bo]));
});

test('a game by keyboard alone', async ({ page }) => {
  test.slow();
  await layMonopol(page, { rounds: 3 });
  const focused = page.locator('[data-usual] .button:focus');
  while ((await turnInMonopol(page)) === 'play') {
    for (let presses = 0; (await focused.count()) === 0; presses += 1) {
      if ((await doable(page).count()) === 0) break;
      expect(presses, 'Tab comes to what can be done').toBeLessThan(90);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Skickar …')).toHaveCount(0);
  }
  await expect(over(page)).toBeVisible();
});

test('a phone plays by taps, with the deeds in a drawer', async ({ browser, baseURL }) => {
  test.slow();
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'sv-SE',
  });
  await prepare(context);
  const page = await context.newPage();
  await layMonopol(page, { dealt: 2, rounds: 3 });
  expect(await turnInMonopol(page)).toBe('play');
  await expect(doable(page).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByTestId('open-deeds').tap();
  const drawer = page.getByRole('dialog', { name: 'Mina lagfarter' });
  await expect(drawer.getByTestId(/^deed-/).first()).toBeVisible();
  await sound(page, 'the drawer');
  await page.keyboard.press('Escape');
  await sound(page, 'a phone');
  await playToEnd(page);
  await expect(over(page)).toBeInViewport();
  await context.close();
});

test('with fast motion tokens walk, money flies, and the game still comes to its end', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL, locale: 'sv-SE' });
  await prepare(context, { speed: 2 });
  const page = await context.newPage();
  await layMonopol(page, { dealt: 2, rounds: 2, automaticRent: true });
  await playToEnd(page);
  await expect(page.getByRole('heading', { name: /vann!$|segern!$/ })).toBeVisible();
  await expect(page.locator('.flight')).toHaveCount(0);
  await context.close();
});

test('two at one screen make a deal without a curtain', async ({ page }) => {
  await layMonopol(page, {
    seats: [
      ['here', 'Anna'],
      ['here', 'Bo'],
    ],
    dealt: 2,
  });
  expect(await turnInMonopol(page)).toBe('play');
  const first = (await page.getByTestId(now).innerText()).startsWith('Anna') ? 0 : 1;
  const other = 1 - first;
  const before = await purse(page, other);
  await offer(page, other, 500);
  await page.getByTestId(`hand-${other}`).click();
  await page.getByRole('button', { name: 'Ja, gör affären' }).click();
  await expect.poll(() => purse(page, other)).toBe(before + 500);
  await expect(page.getByTestId('curtain')).toHaveCount(0);
});

test('the table is sound by day and by night', async ({ page, browser, baseURL }) => {
  await layMonopol(page);
  expect(await turnInMonopol(page)).toBe('play');
  await sound(page, 'the table');
  const night = await browser.newContext({ baseURL, locale: 'sv-SE' });
  await prepare(night, { theme: 'night' });
  const dark = await night.newPage();
  await layMonopol(dark, { dealt: 2 });
  expect(await turnInMonopol(dark)).toBe('play');
  await sound(dark, 'the table at night');
  await night.close();
});
