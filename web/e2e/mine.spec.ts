// The tables of this browser on the start page, and the way to take them along.

import type { Page } from '@playwright/test';
import { invitation, sitDown } from './about';
import { DESK, expect, PHONE, test } from './fixtures';
import { layTable, openLinks, over, playTogether, turn, whoseTurn } from './play';
import { sound } from './sound';

const mine = (page: Page) => page.getByRole('region', { name: /^(Mina bord|My tables)$/ });
const row = (page: Page, address: string) =>
  mine(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${new URL(address).pathname.slice(1)}"]`) });

for (const [size, viewport] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('my tables tell whose turn it is and who won, and go along by one link', async ({
      page,
      visitor,
    }) => {
      test.slow();
      await layTable(page, [['here', 'Anna'], ['link']]);
      const bo = await visitor({ language: 'en' });
      await sitDown(bo, await invitation(page), 'Bo');
      const annasTurn = (await whoseTurn([page, bo])) === page;
      const running = page.url();
      await layTable(page, [['here', 'Anna'], ['link'], ['link']]);
      const gathering = page.url();

      await page.goto('/');
      await expect(row(page, running)).toContainText('Tjuv med Bo');
      await expect(row(page, running)).toContainText(annasTurn ? 'Din tur' : 'Väntar på Bo');
      await expect(row(page, gathering)).toContainText('2 platser är lediga');
      await expect(page.getByRole('heading', { name: 'Mina bord' })).toBeInViewport();
      await sound(page, 'my tables');
      await bo.goto('/');
      await expect(row(bo, running)).toContainText(annasTurn ? 'Waiting for Anna' : 'Your turn');
      await sound(bo, 'my tables in English');
      await row(bo, running).getByRole('link').first().click();
      await bo.waitForURL(running);

      // One link brings all of them, seats and all, to another device.
      await mine(page).getByRole('button', { name: 'Ta med borden till en annan enhet' }).click();
      await sound(page, 'the link to all tables');
      const link = await page.getByRole('textbox', { name: 'Länk till alla dina bord' }).inputValue();
      const other = await visitor({ language: 'en' });
      await other.goto(link);
      await expect(other.getByText('2 tables have been brought here.')).toBeVisible();
      expect(other.url()).not.toContain('#');
      await sound(other, 'tables brought along');
      await row(other, running).getByRole('link').first().click();
      await playTogether([other, bo]);
      await expect(over(other)).toBeVisible();
      await expect(other.getByText('Proven to you')).toBeVisible();

      await page.goto('/');
      await mine(page).getByText('Avslutade (1)').click();
      await expect(row(page, running)).toContainText(/Du vann|Bo vann|delade segern/);
      await sound(page, 'finished tables');
    });
  });
}

test('a seat’s link made anew shows the old page out, and it does not come back', async ({
  page,
  visitor,
}) => {
  await layTable(page);
  await turn(page);
  await openLinks(page);
  const old = await page.getByRole('textbox', { name: 'Länk till platsen för Anna' }).inputValue();
  const other = await visitor({ language: 'en' });
  await other.goto(old);
  expect(await turn(other)).toBe('play');

  await page.getByRole('button', { name: 'Gör om länken' }).click();
  await sound(page, 'a link made anew');
  await page.getByRole('button', { name: 'Ja, gör om den' }).click();
  await expect(other.getByRole('button', { name: 'Watch instead' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Watch instead' })).toBeVisible();
  await sound(other, 'shown out');
  await other.getByRole('button', { name: 'Watch instead' }).click();
  await expect(other.getByText('You are watching')).toBeVisible();
  await expect(other.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
  await page.reload();
  expect(await turn(page)).toBe('play');
});

test('a table closed to watchers shows them out and lets nobody in, until it is open again', async ({
  page,
  visitor,
}) => {
  await layTable(page);
  await turn(page);
  const watcher = await visitor();
  await watcher.goto(page.url());
  await expect(watcher.getByText('Du tittar på')).toBeVisible();
  await page.getByRole('button', { name: 'Bordet', exact: true }).click();
  const open = page.getByRole('checkbox', { name: 'Åskådare släpps in' });
  await open.click();
  await expect(watcher.getByRole('heading', { name: 'Bordet är stängt för åskådare' })).toBeVisible();
  const stranger = await visitor({ language: 'en' });
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { name: 'The table is closed to watchers' })).toBeVisible();
  await sound(stranger, 'closed to watchers');
  await open.click();
  await stranger.reload();
  await expect(stranger.getByText('You are watching')).toBeVisible();
});
