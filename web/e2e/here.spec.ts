// Playing in the browser itself, with nobody to answer.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chaseToEnd, planChase } from './chase';
import { PHONE, prepare } from './fixtures';
import { act, turnInMonopol } from './monopol';
import { expect, prepareTest as test } from './own-server';
import { chooseGame, layTable, over, playable, playToEnd, playTurns, seatAll, turn } from './play';

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
    await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
    await expect(page.getByRole('dialog')).toContainText(/Allt stämmer\. \d+ steg/);
    await page.keyboard.press('Escape');
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
    for (let acted = 0; acted < 6; acted += 1) {
      expect(await turnInMonopol(page)).toBe('play');
      await act(page);
    }
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Fortsätt/ })).toContainText('Monopol');
    await expect(page.getByText('i den här webbläsaren')).toBeVisible();
  });

  test('a chase is played to its end, looked back at and checked', async ({ page, own }) => {
    test.slow();
    await cutOff(page, own);
    await planChase(page, { seats: [['here', 'Anna'], ['bot.easy']], town: true, rounds: 4 });
    await layHere(page);
    await chaseToEnd(page);
    await expect(page.getByText('Bevisat för dig')).toBeVisible();
    await over(page).click();
    await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
    await expect(page.getByRole('dialog')).toContainText(/Allt stämmer\. \d+ steg/);
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

test.describe('with no server, on a phone', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true, isMobile: true });

  test('the page starts, and Tjuv is played to its end', async ({ page, own }) => {
    test.slow();
    await cutOff(page, own);
    await page.getByRole('button', { name: /Spela nu: Tjuv En enda/ }).click();
    await page.waitForURL('**/t/here-*');
    await playToEnd(page);
    await expect(page.getByText('Bevisat för dig')).toBeVisible();
  });
});

test('a table that is saved as a file goes on in another browser where it was', async ({
  page,
  browser,
  own,
}) => {
  await page.goto(own.url);
  await chooseGame(page, 'tjuv');
  await layHere(page);
  await playTurns(page, 2);
  await turn(page);
  const hand = (at: Page) =>
    at.locator('button[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  const before = await hand(page);
  await page.getByRole('button', { name: 'Bordet', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Spara bordet som fil' }).click(),
  ]);
  const file = {
    name: 'table.json',
    mimeType: 'application/json',
    buffer: await readFile(await download.path()),
  };

  const context = await browser.newContext({ baseURL: own.url, locale: 'sv-SE' });
  await prepare(context);
  const other = await context.newPage();
  await other.goto('/replay');
  const spoilt = Buffer.from(
    file.buffer
      .toString()
      .replace(/"digest":"./, (digest) => digest.slice(0, -1) + (digest.endsWith('0') ? '1' : '0')),
  );
  await other.getByLabel('Välj fil').setInputFiles({ ...file, buffer: spoilt });
  await expect(other.getByRole('alert')).toContainText('skadat');
  await other.getByLabel('Välj fil').setInputFiles(file);
  await other.waitForURL(page.url());
  await turn(other);
  expect(await hand(other)).toEqual(before);
  await playToEnd(other);
  await expect(other.getByText('Bevisat för dig')).toBeVisible();

  // Here it has gone another way meanwhile, and stays as it is.
  await page.keyboard.press('Escape');
  await playTurns(page, 1);
  await turn(page);
  const here = await hand(page);
  await page.getByRole('button', { name: 'Bordet', exact: true }).click();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Bordet', exact: true }).click();
  const [back] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Spara bordet som fil' }).click(),
  ]);
  await page.goto('/replay');
  await page.getByLabel('Välj fil').setInputFiles({ ...file, buffer: await readFile(await back.path()) });
  await expect(page.getByRole('alert')).toContainText('har spelats vidare på ett annat sätt');
  await page.goto(other.url());
  await turn(page);
  expect(await hand(page)).toEqual(here);
  await context.close();
});

test('where the browser is full in the middle of a match that is said, and nothing shown is lost', async ({
  page,
  own,
}) => {
  await page.route(/table\.worker/, async (route) => {
    const script = await (await route.fetch()).text();
    const filling = `
      let full = false;
      new BroadcastChannel('full').onmessage = ({ data }) => (full = data);
      const add = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = function (...entry) {
        if (full) throw new DOMException('no room', 'QuotaExceededError');
        return add.apply(this, entry);
      };\n`;
    await route.fulfill({ body: filling + script, contentType: 'text/javascript' });
  });
  const isFull = (full: boolean) =>
    page.evaluate((full) => {
      (window as { channel?: BroadcastChannel }).channel ??= new BroadcastChannel('full');
      (window as { channel?: BroadcastChannel }).channel!.postMessage(full);
    }, full);
  await page.goto(own.url);
  await chooseGame(page, 'tjuv');
  await layHere(page);
  await playTurns(page, 2);
  await turn(page);
  const cards = () =>
    page.locator('button[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  const before = await cards();
  await isFull(true);
  await playable(page).first().click();
  await expect(page.getByText('Draget kunde inte sparas, så det räknas inte.')).toBeVisible();
  expect(await cards()).toEqual(before);
  await page.reload();
  await turn(page);
  expect(await cards()).toEqual(before);
  await isFull(false);
  await playTurns(page, 1);
  await turn(page);
  expect(await cards()).not.toEqual(before);
});

test('a browser without what is needed says so, and still plays with the server', async ({ page, own }) => {
  await page.route(/table\.worker/, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: `delete globalThis.WebAssembly;${await response.text()}` });
  });
  await page.goto(own.url);
  await page.getByLabel('Spela här i webbläsaren').check();
  await page.getByRole('button', { name: 'Börja', exact: true }).click();
  await expect(page.getByText('Spelmotorn saknas här')).toBeVisible();
  await layTable(page, [['here', 'Anna'], ['bot.easy']]);
  await playToEnd(page);
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
