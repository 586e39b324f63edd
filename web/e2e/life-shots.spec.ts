// Pictures of what a table can live through, on a desk and on a phone, into shots/.

import type { Page } from '@playwright/test';
import { agree, invitation, openTable, sitDown, strip } from './about';
import { act as chase, chaseTogether, layChase, pieces } from './chase';
import { DESK, PHONE, type Settings } from './fixtures';
import { layMonopol, whoseTurn as whoseInMonopol } from './monopol';
import { expect, prepareTest as test } from './own-server';
import { chooseGame, layTable, over, playCard, playTogether, playTurns, seatAll, whoseTurn } from './play';

for (const theme of ['day', 'night'] as const) {
  for (const [size, viewport] of [
    ['desk', DESK],
    ['phone', PHONE],
  ] as const) {
    const settings: Settings = { theme };
    const shot = (page: Page, name: string) =>
      page.screenshot({ path: `shots/life-${name}-${size}-${theme}.png` });

    test.describe(`${theme} on a ${size}`, () => {
      test.use({ viewport });

      test(`somebody vanishes, ${theme} on a ${size}`, async ({ visitor }) => {
        test.slow();
        const [anna, bo, cecilia] = [
          await visitor(settings),
          await visitor(settings),
          await visitor(settings),
        ];
        await agree(anna, { grace: 0, pace: 'brisk' });
        await layTable(anna, [['here', 'Anna'], ['link'], ['link']]);
        const link = await invitation(anna);
        await bo.routeWebSocket('**/api/socket', () => {});
        await sitDown(bo, link, 'Bo');
        await expect(anna.getByText('Borta, lyckotal saknas')).toBeVisible();
        await bo.close();
        await sitDown(cecilia, link, 'Cecilia');
        await expect(anna.getByText('Bo är borta.')).toBeVisible();
        await shot(anna, 'gathering-away');
        for (const each of [anna, cecilia])
          await each.getByRole('button', { name: 'Börja utan Bos lyckotal' }).click();
        for (let turns = 0; turns < 30 && (await strip(anna, 'away').count()) === 0; turns += 1) {
          await expect(anna.getByTestId('now')).toContainText(/\S/);
          const ready = await Promise.all(
            [anna, cecilia].map((page) => page.locator('button[data-card][aria-disabled="false"]').count()),
          );
          if (ready[0]) await playCard(anna);
          else if (ready[1]) await playCard(cecilia);
          await expect(anna.getByText('Skickar …')).toHaveCount(0);
        }
        await expect(strip(anna, 'away')).toBeVisible();
        await shot(anna, 'away');
        await strip(anna, 'away').getByRole('button', { name: 'Låt en bot spela så länge' }).click();
        await whoseTurn([anna, cecilia]);
        await shot(anna, 'stand-in-of-another');

        await cecilia.getByTestId('react').click();
        await shot(cecilia, 'reactions');
        await cecilia.getByRole('button', { name: 'Bravo!' }).click();
        await expect(anna.getByTestId('reaction')).toBeVisible();
        await shot(anna, 'reaction');
        await openTable(anna);
        await shot(anna, 'menu');
        await anna.getByRole('button', { name: 'Gå för gott' }).click();
        await shot(anna, 'menu-sure');
        await anna.getByRole('button', { name: 'Jag vill ta paus' }).click();
        await anna.keyboard.press('Escape');
        await (await openTable(cecilia)).getByRole('button', { name: 'Jag vill ta paus' }).click();
        await expect(strip(anna, 'paused')).toBeVisible();
        await shot(anna, 'paused');
        await cecilia.keyboard.press('Escape');
        for (const each of [anna, cecilia]) await each.getByRole('button', { name: 'Spela vidare' }).click();
        await playTogether([anna, cecilia]);
        await expect(anna.getByText('Bevisat för dig')).toBeVisible();
        await shot(anna, 'end');
      });

      test(`my tables, ${theme} on a ${size}`, async ({ visitor }) => {
        const [page, bo] = [await visitor(settings), await visitor(settings)];
        await layTable(page, [['here', 'Anna'], ['bot.easy']]);
        await playTurns(page, 200);
        await expect(over(page)).toBeVisible();
        await layTable(page, [['here', 'Anna'], ['link']]);
        await sitDown(bo, await invitation(page), 'Bo');
        await whoseTurn([page, bo]);
        await layMonopol(page);
        await layTable(page, [['here', 'Anna'], ['link'], ['link']]);
        await page.goto('/');
        await expect(page.getByText('2 platser är lediga')).toBeVisible();
        await shot(page, 'start');
        await page.getByText('Avslutade (1)').click();
        await shot(page, 'start-finished');
        await page.getByRole('button', { name: 'Ta med borden till en annan enhet' }).click();
        const link = await page.getByRole('textbox', { name: 'Länk till alla dina bord' }).inputValue();
        await shot(page, 'carry');
        const other = await visitor(settings);
        await other.goto(link);
        await expect(other.getByText('4 bord är hämtade hit.')).toBeVisible();
        await shot(other, 'carried');

        await page.goto('/');
        await chooseGame(page, 'tjuv');
        await seatAll(page, [['here', 'Anna'], ['link'], ['link']]);
        await page.getByText('Spelsätt').click();
        await page.locator('label', { hasText: 'En kväll' }).click();
        await page.getByText('Om någon går ifrån').click();
        await page.getByText('Om någon går ifrån').scrollIntoViewIfNeeded();
        await page.screenshot({ path: `shots/life-laying-${size}-${theme}.png`, fullPage: true });
      });

      test(`a move taken back, ${theme} on a ${size}`, async ({ visitor }) => {
        test.slow();
        const [page, bo] = [await visitor(settings), await visitor(settings)];
        await layChase(page, { seats: [['here', 'Anna'], ['link']], police: 1, town: true });
        await sitDown(bo, await invitation(page), 'Bo');
        while ((await pieces(page).count()) === 0) await chaseTogether([page, bo], 1);
        const undo = page.getByRole('button', { name: 'Ta tillbaka det du just gjorde' });
        while ((await undo.count()) === 0) {
          await chase(page);
          await expect(page.getByText('Skickar …')).toHaveCount(0);
        }
        await shot(page, 'undo');
        await undo.click();
        await expect(undo).toHaveCount(0);
        await shot(page, 'undone');
      });
    });

    test.describe(`against the clock, ${theme} on a ${size}`, () => {
      test.use({ viewport, botPause: 120_000 });

      test(`time runs low and out, ${theme} on a ${size}`, async ({ visitor }) => {
        const [anna, bo] = [await visitor(settings), await visitor(settings)];
        await agree(anna, { clock: { kind: 'bank', seconds: 14, top_up: 14 } });
        await layMonopol(anna, { seats: [['here', 'Anna'], ['link']], dealt: 3 });
        await sitDown(bo, await invitation(anna), 'Bo');
        const slow = await whoseInMonopol([anna, bo]);
        await shot(slow, 'clock-low');
        await expect(strip(slow, 'stood-in')).toBeVisible({ timeout: 30_000 });
        await shot(slow, 'stood-in');
        await shot(slow === anna ? bo : anna, 'stood-in-seen');
      });
    });

    test.describe(`bots alone, ${theme} on a ${size}`, () => {
      test.use({ viewport, botPause: 2_000 });

      test(`bots alone, ${theme} on a ${size}`, async ({ visitor }) => {
        const page = await visitor(settings);
        await layTable(page, [['here', 'Anna'], ['bot.easy'], ['bot.easy']]);
        const menu = await openTable(page);
        await menu.getByRole('button', { name: 'Gå för gott' }).click();
        await menu.getByRole('button', { name: 'Ja', exact: true }).click();
        await page.keyboard.press('Escape');
        await expect(strip(page, 'out')).toBeVisible();
        await shot(page, 'bots-alone');
        await strip(page, 'out').getByRole('button', { name: 'Spela till slut' }).click();
        await expect(over(page)).toBeVisible({ timeout: 60_000 });
        await shot(page, 'hastened-end');
      });
    });
  }
}
