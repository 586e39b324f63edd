// What is left of the page when nobody answers, and how it becomes newer.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, prepareTest as test } from './own-server';

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

test('a newer page is offered, and taken only when somebody wants it', async ({ page, own }) => {
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
  const address = `http://127.0.0.1:${(between.address() as AddressInfo).port}/`;
  const caches = () => page.evaluate(() => window.caches.keys());
  const isSame = () => page.evaluate(() => 'mark' in window);
  const offer = page.getByText('Det finns en nyare version av sidan.');

  await page.goto(address);
  await kept(page);
  await page.reload();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  const [first] = await caches();
  build = 'newer';
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
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
  between.closeAllConnections();
  between.close();
});
