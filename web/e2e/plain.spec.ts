// On a plain address of the home network, which browsers do not call secure: no service worker, no subtle cryptography.

import { chromium } from '@playwright/test';
import { prepare } from './fixtures';
import { expect, prepareTest } from './own-server';
import { chooseGame, over, playToEnd, playTurns, turn } from './play';

const NAME = 'spelbord.local';

/** The pages of this test find the server by such a name. */
const test = prepareTest.extend({
  page: async ({ own }, use, { project }) => {
    const { launchOptions = {} } = project.use;
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];
    const browser = await chromium.launch({ ...launchOptions, args });
    const baseURL = own.url.replace('127.0.0.1', NAME);
    const context = await browser.newContext({ baseURL, locale: 'sv-SE' });
    await prepare(context);
    await use(await context.newPage());
    await browser.close();
  },
});

test('playing here, looking back and checking work where the address is not secure', async ({ page }) => {
  test.slow();
  await page.goto('/');
  expect(
    await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'subtle' in crypto]),
  ).toEqual([false, false, false]);
  await chooseGame(page, 'tjuv');
  await page.getByLabel('Spela här i webbläsaren').check();
  await page.getByRole('button', { name: 'Börja', exact: true }).click();
  await page.waitForURL('**/t/here-*');
  await playTurns(page, 1);
  await page.reload();
  expect(await turn(page)).toBe('play');
  await playToEnd(page);
  await expect(page.getByText('Bevisat för dig')).toBeVisible();
  await over(page).click();
  await page.getByRole('button', { name: 'Visa mästarens drag' }).click();
  await page.getByLabel('Välj steg').fill('1');
  await expect(page.getByTestId('verdict')).toContainText(/Mästaren/);
  await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Allt stämmer\. \d+ steg/);
});

test('a match of the server is proven there as well', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await chooseGame(page, 'tjuv');
  await page.getByRole('button', { name: 'Börja', exact: true }).click();
  await page.waitForURL(/\/t\/(?!here)/);
  await playToEnd(page);
  await expect(page.getByText('Bevisat för dig')).toBeVisible();
});
