// Whole games by a finger, on a phone held sideways and on a tablet held upright. Only what is in sight is pressed, and only
// if a finger can hit it.

import type { Locator, Page } from '@playwright/test';
import { endInSight, ends, layChase, turnInChase } from './chase';
import { expect, test } from './fixtures';
import { doable, layMonopol, turnInMonopol } from './monopol';
import { layTable, over, playable, turn } from './play';

const FINGER = 44;

/** Where a control can be hit, if it is still there to be hit. */
async function spot(control: Locator, least: number): Promise<{ x: number; y: number } | null> {
  const found = await control
    .evaluate(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(left, top);
        return { x: left, y: top, width, height, free: hit !== null && element.contains(hit) };
      },
      undefined,
      { timeout: 1_000 },
    )
    .catch(() => null);
  if (!found) return null;
  expect(found, 'in sight, and covered by nothing').toMatchObject({ free: true });
  expect(Math.round(Math.min(found.width, found.height))).toBeGreaterThanOrEqual(least);
  return found;
}

/** Presses it where it is. What the table has gone on from meanwhile is no longer pressed. */
async function touch(page: Page, control: Locator, least = FINGER) {
  const at = await spot(control, least);
  if (at) await page.touchscreen.tap(at.x, at.y);
  await expect(page.getByText('Skickar …')).toHaveCount(0);
}

async function expectEnd(page: Page) {
  await expect(page.locator('#winner-title')).toBeInViewport();
  await expect(over(page)).toBeInViewport();
}

for (const [how, viewport] of [
  ['a phone held sideways', { width: 844, height: 390 }],
  ['a tablet held upright', { width: 820, height: 1180 }],
] as const) {
  test.describe(`by a finger on ${how}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test(`a whole match of Tjuv is played on ${how}`, async ({ page }) => {
      await layTable(page, [['here', 'Anna'], ['bot.easy']]);
      while ((await turn(page)) === 'play') {
        // One touch shows what the card would do, unless it is shown already; the next one does it.
        const name = await playable(page).first().getAttribute('data-card');
        const card = page.locator(`button[data-card="${name}"][aria-disabled="false"]`);
        await touch(page, card);
        if ((await card.count()) > 0) await touch(page, card);
      }
      await expectEnd(page);
    });

    test(`a whole match of Monopol is played on ${how}`, async ({ page }) => {
      await layMonopol(page, { seats: [['here', 'Anna'], ['bot.easy']], rounds: 3 });
      while ((await turnInMonopol(page)) === 'play') await touch(page, doable(page).first());
      await expectEnd(page);
    });

    test(`a whole chase is played on ${how}`, async ({ page }) => {
      await layChase(page, {
        seats: [['here', 'Anna'], ['bot.easy']],
        police: 2,
        town: true,
        rounds: 4,
      });
      const press = page
        .locator('[data-testid=die][aria-disabled=false], [data-testid=confirm], [data-testid=money]')
        .or(page.getByRole('button', { name: /^(Låt pengarna vara|Sitt av turen)$/ }));
      while ((await turnInChase(page)) === 'play') {
        if ((await press.count()) > 0) await touch(page, press.first());
        // Squares are as large as one has made the map.
        else if ((await ends(page).count()) > 0) await touch(page, await endInSight(page), 0);
      }
      await expectEnd(page);
    });
  });
}
