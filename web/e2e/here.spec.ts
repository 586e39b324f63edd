// Playing in the browser itself, with nobody to answer.

import type { Page } from '@playwright/test';
import { act, turnInMonopol } from './monopol';
import { expect, prepareTest as test } from './own-server';
import { chooseGame, over, playToEnd, playTurns, seatAll, turn } from './play';

/** Once with the server, so that the browser has kept all of the page; then without. */
async function cutOff(page: Page, own: { kill(): Promise<void> }) {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await own.kill();
  await page.goto('/');
}

const layHere = async (page: Page) => {
  await page.getByLabel('Spela här i webbläsaren').check();
  await page.getByRole('button', { name: 'Börja', exact: true }).click();
  await page.waitForURL('**/t/here-*');
};

test.describe('with no server', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Tjuv is played to its end, checked, looked back at and played again', async ({ page, own }) => {
    test.slow();
    await cutOff(page, own);
    await page.getByRole('button', { name: /Spela nu: Tjuv En enda/ }).click();
    await page.waitForURL('**/t/here-*');
    await playToEnd(page);
    await expect(page.getByText('Bevisat för dig')).toBeVisible();
    await over(page).click();
    await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'En match till med samma gäng' }).click();
    await expect(page.getByText('Bevisat för dig')).toHaveCount(0);
    expect(await turn(page)).toBe('play');
  });

  test('a match is played on from its middle to another end, and says so', async ({ page, own }) => {
    test.slow();
    await cutOff(page, own);
    await page.getByRole('button', { name: /Spela nu: Tjuv En enda/ }).click();
    await page.waitForURL('**/t/here-*');
    await playToEnd(page);
    await over(page).click();
    await page.getByLabel('Välj steg').fill('5');
    await page.getByRole('button', { name: 'Spela vidare härifrån' }).click();
    await page.getByRole('button', { name: 'Spela vidare', exact: true }).click();
    await page.waitForURL('**/t/here-*');
    await expect(
      page.getByRole('img', { name: /Fortsatt från en färdig match, efter steg 5/ }),
    ).toBeVisible();
    await page.reload();
    await playToEnd(page);
    await expect(page.getByText(/Matchen är fortsatt från en annan efter steg 5/)).toBeVisible();
    await expect(page.getByText('Bevisat för dig')).toHaveCount(0);
    await over(page).click();
    await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
  });

  test('Monopol at one screen goes on where it was when the page is opened again', async ({ page, own }) => {
    test.slow();
    await cutOff(page, own);
    await chooseGame(page, 'monopol');
    await seatAll(page, [['here', 'Anna'], ['here', 'Bo'], ['bot.easy']]);
    await layHere(page);
    for (let acted = 0; acted < 6; acted += 1) {
      expect(await turnInMonopol(page)).toBe('play');
      await act(page);
    }
    await turnInMonopol(page);
    const purses = () => page.locator('.purse').allInnerTexts();
    const before = await purses();
    await page.reload();
    await turnInMonopol(page);
    expect(await purses()).toEqual(before);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Fortsätt/ })).toContainText('Monopol');
    await expect(page.getByText('i den här webbläsaren')).toBeVisible();
  });

  test('a chase is left to the bots and comes to its end', async ({ page, own }) => {
    test.slow();
    await cutOff(page, own);
    await page.getByRole('button', { name: /Spela nu: Tjuv och Polis/ }).click();
    await page.waitForURL('**/t/here-*');
    await page.getByRole('button', { name: 'Bordet', exact: true }).click();
    await page.getByRole('button', { name: 'Gå för gott' }).click();
    await page.getByRole('button', { name: 'Ja', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Spela till slut', exact: true }).first().click();
    await expect(over(page)).toBeVisible({ timeout: 60_000 });
  });
});

test('two tabs at one table see the same, whoever plays', async ({ page, context, own }) => {
  await page.goto(own.url);
  await chooseGame(page, 'tjuv');
  await layHere(page);
  await turn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await turn(other);
  await playTurns(page, 1);
  await turn(other);
  await playTurns(other, 1);
  expect(await turn(page)).toBe('play');
  const hand = (tab: Page) => tab.locator('button[data-card]').evaluateAll((cards) => cards.length);
  await expect.poll(() => hand(page)).toBe(await hand(other));
});

test('where the browser keeps nothing no table is laid there, and that is said', async ({ page, own }) => {
  await page.route(/table\.worker/, async (route) => {
    const script = await (await route.fetch()).text();
    const refusing = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };\n";
    await route.fulfill({ body: refusing + script, contentType: 'text/javascript' });
  });
  await page.goto(own.url);
  await page.getByLabel('Spela här i webbläsaren').check();
  await page.getByRole('button', { name: 'Börja', exact: true }).click();
  await expect(page.getByText('Webbläsaren sparar ingenting här')).toBeVisible();
  await page.getByLabel('Spela här i webbläsaren').uncheck();
  await page.getByRole('button', { name: 'Börja', exact: true }).click();
  await page.waitForURL(/\/t\/(?!here)/);
});
