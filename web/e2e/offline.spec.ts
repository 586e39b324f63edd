// What is left of the page when nobody answers, and how it becomes newer.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, prepareTest as test } from './own-server';
import { chooseGame, playToEnd, playTurns, turn } from './play';

test.use({ serviceWorkers: 'allow' });

/** Matches that older programs left behind, by rules that have changed since. */
const MATCHES = resolve('../crates/server/tests/fixtures');
const OLD = [
  'tjuv-1-monopol-2-tjuv-och-polis-2/replays/monopol-2-02.json',
  'tjuv-1-monopol-2-tjuv-och-polis-2/replays/tjuv-1-04.json',
  'tjuv-och-polis-1/replays/tjuv-och-polis-1-01.json',
];

/** Until the browser has kept all of the page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test('where no server answers the page starts, and matches of every game are looked back at and checked', async ({
  page,
  own,
}) => {
  test.slow();
  await page.goto('/');
  await kept(page);
  await own.kill();

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Spelbord', level: 1 })).toBeVisible();
  await page.goto('/rules/tjuv');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const match of OLD) {
    await page.goto('/replay');
    await page.getByLabel('Välj fil').setInputFiles(resolve(MATCHES, match));
    await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
    await page.getByRole('button', { name: 'Ett steg framåt' }).click();
    await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      /Allt stämmer\. \d+ steg och \d+ dragningar är omräknade här/,
    );
  }

  // What needs the server says so.
  await page.goto('/replay/0011223344556677');
  await expect(page.getByRole('heading', { name: 'Vi når inte servern.' })).toBeVisible();
});

/** A server that has a newer page as soon as it is told to. */
async function newerBehind(own: { url: string }) {
  let build: string | null = null;
  const between = createServer((asked, answer) => {
    const forward = async () => {
      const response = await fetch(own.url + asked.url);
      const type = response.headers.get('content-type') ?? '';
      let body = Buffer.from(await response.arrayBuffer());
      if (build && asked.url === '/sw.js')
        body = Buffer.from(body.toString().replace(/const BUILD = '\w+'/, `const BUILD = '${build}'`));
      answer.writeHead(response.status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
    };
    forward().catch(() => answer.destroy());
  });
  await new Promise<void>((listens) => between.listen(0, '127.0.0.1', listens));
  return {
    address: `http://127.0.0.1:${(between.address() as AddressInfo).port}/`,
    /** The page asks whether there is one, and is told that there is. */
    publish: async (page: Page) => {
      build = 'newer';
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update();
      });
    },
    close: () => {
      between.closeAllConnections();
      between.close();
    },
  };
}

/** Whether it is still the page that was marked; one that is just going is. */
const isSameAs = (page: Page) => page.evaluate(() => 'mark' in window).catch(() => true);

test('a newer page is offered, and taken only when somebody wants it', async ({ page, own }) => {
  const { address, publish, close } = await newerBehind(own);
  const caches = () => page.evaluate(() => window.caches.keys());
  const isSame = () => isSameAs(page);
  const offer = page.getByText('Det finns en nyare version av sidan.');

  await page.goto(address);
  await kept(page);
  await page.reload();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  const [first] = await caches();
  await publish(page);
  await expect(offer).toBeVisible();
  expect(await isSame()).toBe(true);
  await page.getByRole('button', { name: 'Senare' }).click();
  await expect(offer).toHaveCount(0);
  expect(await caches()).toContain(first);

  await page.reload();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Byt nu' }).click();
  await expect.poll(isSame).toBe(false);
  await expect.poll(caches).toEqual(['spelbord-newer']);
  await expect(offer).toHaveCount(0);
  close();
});

test('a match under way is not disturbed by a newer page, and goes on in it where it was', async ({
  page,
  own,
}) => {
  const { address, publish, close } = await newerBehind(own);
  const offer = page.getByText('Det finns en nyare version av sidan.');
  const hand = () =>
    page.locator('button[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  await page.goto(address);
  await kept(page);
  await page.reload();
  await chooseGame(page, 'tjuv');
  await page.getByLabel('Spela här i webbläsaren').check();
  await page.getByRole('button', { name: 'Börja', exact: true }).click();
  await page.waitForURL('**/t/here-*');
  await playTurns(page, 1);
  await turn(page);
  await page.evaluate(() => Object.assign(window, { mark: true }));

  const table = page.url();
  await publish(page);
  await playTurns(page, 1);
  await turn(page);
  // At the table nobody is asked, and nothing happens by itself.
  await expect(offer).toHaveCount(0);
  expect(await isSameAs(page)).toBe(true);
  const before = await hand();
  await page.getByRole('link', { name: 'Spelbord: Till startsidan' }).click();
  await expect(offer).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await page.getByRole('button', { name: 'Byt nu' }).click();
  await expect.poll(() => isSameAs(page)).toBe(false);
  await page.goto(table);
  await turn(page);
  expect(await hand()).toEqual(before);
  await playToEnd(page);
  await expect(page.getByText('Bevisat för dig')).toBeVisible();
  close();
});

test('the page can be installed', async ({ page, own }) => {
  await page.goto(own.url);
  await kept(page);
  const devtools = await page.context().newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toContain('manifest.webmanifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in a window that keeps nothing; that is all there is to object to.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
