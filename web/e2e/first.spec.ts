// The first minutes: what the start page offers at once, on every screen.

import type { Locator, Page } from '@playwright/test';
import { invitation, sitDown } from './about';
import { expect, SIZES, test } from './fixtures';
import { layTable } from './play';
import { sound } from './sound';

const GAMES = ['tjuv-och-polis', 'tjuv', 'monopol'] as const;

const playNow = (page: Page, game: string): Locator =>
  page.getByRole('region', { name: 'Spela nu' }).locator(`button[data-game="${game}"]`);
const goOn = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Fortsätt' }).getByRole('link').first();

/** The whole of it is on the screen, and nothing lies over its middle. */
async function inSight(page: Page, thing: Locator, what: string) {
  await expect(thing, what).toBeVisible();
  const box = (await thing.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  expect(inside, `${what} at ${width}×${height}: ${JSON.stringify(box)}`).toBe(true);
  expect(Math.min(box.width, box.height), `${what} is large enough for a finger`).toBeGreaterThanOrEqual(44);
  await thing.click({ trial: true });
  expect(await page.evaluate(() => scrollY), `${what} without scrolling`).toBe(0);
}

async function allInSight(page: Page, things: Record<string, Locator>) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const [what, thing] of Object.entries(things)) await inSight(page, thing, what);
  }
}

test('at every size a game is one press away, and so is the one that was left', async ({ page }) => {
  const games = Object.fromEntries(GAMES.map((game) => [game, playNow(page, game)]));
  await page.goto('/');
  await allInSight(page, games);

  // With two tables running, the one that was left and the way to the other take room too.
  for (const game of ['tjuv', 'monopol']) {
    await page.goto('/');
    await playNow(page, game).click();
    await expect(page.getByTestId('now')).toBeVisible();
  }
  await page.goto('/');
  await expect(goOn(page)).toContainText('Fortsätt');
  await allInSight(page, { 'the table that was left': goOn(page), ...games });
  for (const [width, height] of [SIZES[0]!, SIZES[2]!, SIZES[4]!]) {
    await page.setViewportSize({ width, height });
    await sound(page, `start at ${width}×${height}`);
  }
  await page.getByRole('link', { name: 'Ett bord till pågår' }).click();
  await expect(page.getByRole('heading', { name: 'Mina bord' })).toBeInViewport();
  const address = await goOn(page).getAttribute('href');
  await goOn(page).click();
  await page.waitForURL(`**${address}`);
  await expect(page.getByTestId('now')).toBeVisible();
});

for (const game of GAMES) {
  test(`one press and ${game} is under way against easy bots`, async ({ page }) => {
    const asked: { seats: unknown[]; game: string }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/tables')) asked.push(request.postDataJSON() as (typeof asked)[0]);
    });
    await page.goto('/');
    await playNow(page, game).click();
    await page.waitForURL(/\/t\//);
    await expect(page.getByTestId('now')).toBeVisible();
    await expect(page.getByTestId('now')).not.toBeEmpty();
    expect(asked).toHaveLength(1);
    expect(asked[0]!.game).toBe(game);
    expect(asked[0]!.seats).toEqual([
      expect.objectContaining({ kind: 'here', name: 'Spelare' }),
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ]);
  });
}

test('whoever has told a name before plays under it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('spelbord.name', 'Märta'));
  await page.goto('/');
  await playNow(page, 'tjuv').click();
  await expect(page.getByTestId('now')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Mina bord' })).toContainText('Du är Märta');
});

test('a full table and a false invitation are told before a name is asked for', async ({ page, visitor }) => {
  await layTable(page, [['here', 'Anna'], ['link']]);
  const link = await invitation(page);
  const stranger = await visitor();
  await stranger.goto(link.replace(/invite=.*/, `invite=${'0'.repeat(32)}`));
  await expect(stranger.getByRole('heading', { name: 'Inbjudan gäller inte' })).toBeVisible();
  await expect(stranger.getByRole('textbox')).toHaveCount(0);
  await sound(stranger, 'a false invitation');

  await sitDown(await visitor(), link, 'Bo');
  await expect(page.getByTestId('now')).toBeVisible();
  const late = await visitor();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'Alla platser är tagna' })).toBeVisible();
  await expect(late.getByRole('textbox')).toHaveCount(0);
  await sound(late, 'a full table');
  await late.getByRole('button', { name: 'Titta på i stället' }).click();
  await expect(late.getByText('Du tittar på')).toBeVisible();
});
