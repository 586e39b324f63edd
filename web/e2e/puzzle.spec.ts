// A question a day from one's own matches.

import type { Page } from '@playwright/test';
import { DESK, expect, PHONE, test } from './fixtures';
import { layTable, playToEnd } from './play';
import { sound } from './sound';

const today = (page: Page) => page.getByRole('link', { name: /Dagens fråga/ });
const option = (page: Page) => page.getByTestId('option');
const found = (page: Page) =>
  page.evaluate(() => {
    const kept = localStorage.getItem('spelbord.puzzles');
    return kept === null ? null : (JSON.parse(kept) as { puzzles: { table: string; step: number }[] });
  });

/** Plays matches as badly as one can by always taking what comes first, until one of them holds a question. */
async function untilAsked(page: Page) {
  for (let match = 0; match < 6; match += 1) {
    await layTable(page, [['here', 'Anna'], ['bot.easy']]);
    await playToEnd(page);
    await page.goto('/');
    await expect.poll(() => found(page), { timeout: 30_000 }).not.toBeNull();
    if ((await found(page))!.puzzles.length > 0) break;
    await page.evaluate(() => localStorage.removeItem('spelbord.puzzles'));
  }
  // What is found meanwhile moves nothing: it is there on the next visit.
  await expect(today(page)).toHaveCount(0);
  await page.reload();
  await expect(today(page)).toBeVisible();
}

for (const [size, viewport] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('a turning point of one’s own match becomes a question, once', async ({ page }) => {
      test.slow();
      const sent: string[] = [];
      await untilAsked(page);
      page.on('request', (request) => {
        if (request.method() === 'POST' && !request.url().endsWith('/api/mine')) sent.push(request.url());
      });
      await today(page).click();
      await expect(option(page).first()).toBeInViewport();
      const count = await option(page).count();
      expect(count).toBeGreaterThanOrEqual(2);
      expect(count).toBeLessThanOrEqual(4);
      // It is the seat's own view: the other's cards are covered, and nothing can be played or gives the answer away.
      await expect(page.locator('button[data-card]').first()).toBeVisible();
      await expect(page.locator('button[data-card][aria-disabled="false"]')).toHaveCount(0);
      for (const telling of ['enligt mästaren', 'mästarens val', 'så spelade du', 'vann matchen', '%'])
        await expect(page.getByText(telling)).toHaveCount(0);
      await sound(page, 'a question');

      // By the keyboard alone.
      await option(page).first().focus();
      await page.keyboard.press('Enter');
      const answered = page.getByTestId('answered');
      await expect(answered.getByRole('heading').first()).toBeFocused();
      await expect(answered).toContainText('enligt mästaren');
      await expect(answered.getByText('mästarens val').first()).toBeVisible();
      await expect(answered.getByText(/så spelade du/)).toHaveCount(1);
      await expect(answered.getByText(/ditt svar/)).toHaveCount(1);
      await expect(answered.getByRole('listitem')).toHaveCount(count);
      await expect(answered).toContainText('vann matchen');
      await sound(page, 'an answer');

      // The same all day, and no longer on the start page.
      await page.reload();
      await expect(answered.getByText(/ditt svar/)).toHaveCount(1);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Mina bord' })).toBeVisible();
      await expect(today(page)).toHaveCount(0);
      expect(sent).toEqual([]);
    });
  });
}

test('from the answer one looks back at that very step, and plays on from before it', async ({ page }) => {
  test.slow();
  await untilAsked(page);
  await today(page).click();
  await option(page).first().click();
  const link = page.getByTestId('answered').getByRole('link', { name: 'Titta tillbaka' });
  const step = Number(/step=(\d+)/.exec((await link.getAttribute('href'))!)![1]);
  await link.click();
  await expect(page.getByText(new RegExp(`^Steg ${step} av`))).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Spela vidare härifrån' }).click();
  await expect(page.getByRole('dialog')).toContainText(`efter steg ${step - 1}`);
  await page.getByRole('button', { name: 'Spela vidare', exact: true }).click();
  await page.waitForURL('**/t/here-*');
  await expect(page.locator('button[data-card][aria-disabled="false"]').first()).toBeVisible();
});

test('where nothing was found that is said, in both languages', async ({ page, visitor }) => {
  await page.goto('/puzzle');
  await expect(page.getByRole('heading', { name: 'Ingen fråga i dag' })).toBeVisible();
  await sound(page, 'no question');
  const english = await visitor({ language: 'en' });
  await english.goto('/puzzle');
  await expect(english.getByRole('heading', { name: 'No question today' })).toBeVisible();
});
