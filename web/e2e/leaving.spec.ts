// Leaving for good, pausing, talking, and what is left to do when one's part is over.

import { agree, invitation, openTable, sitDown, strip, wordAt } from './about';
import { DESK, expect, PHONE, test } from './fixtures';
import { prepareTest } from './own-server';
import { act, doable, layMonopol, offer, purse, ways } from './monopol';
import { layTable, over, playable, playTogether, playToEnd, whoseTurn, type SeatKind } from './play';
import { sound } from './sound';

for (const [size, viewport] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('who leaves for good is played for to the end, and can only watch', async ({ page, visitor }) => {
      await agree(page, { pace: 'brisk' });
      await layTable(page, [['here', 'Anna'], ['link']]);
      const bo = await visitor({ language: 'en' });
      await sitDown(bo, await invitation(page), 'Bo');
      await playTogether([page, bo], 3);
      const menu = await openTable(bo);
      await sound(bo, 'the table’s menu');
      await menu.getByRole('button', { name: 'Leave for good' }).click();
      await expect(menu).toContainText('A bot plays the seat to the end.');
      await menu.getByRole('button', { name: 'Yes' }).click();
      await expect(menu.getByRole('button', { name: 'Leave for good' })).toHaveCount(0);
      await bo.keyboard.press('Escape');
      await expect(strip(bo, 'left')).toContainText('You have left the table.');
      await sound(bo, 'having left');
      await expect(wordAt(page, 1)).toContainText('har gått, en bot spelar');

      // A page that comes back has nothing to play with either.
      await bo.reload();
      await expect(strip(bo, 'left')).toBeVisible();
      await playToEnd(page);
      await expect(over(bo)).toBeVisible();
      await expect(playable(bo)).toHaveCount(0);
      await expect(page.getByTestId('by-stand-in')).toContainText('för Bo.');
    });

    test('a pause begins and ends when all who are there want it', async ({ page, visitor }) => {
      await layTable(page, [['here', 'Anna'], ['link']]);
      const bo = await visitor({ language: 'en' });
      await sitDown(bo, await invitation(page), 'Bo');
      await whoseTurn([page, bo]);
      const annas = await openTable(page);
      await annas.getByRole('button', { name: 'Jag vill ta paus' }).click();
      const bos = await openTable(bo);
      await expect(bos).toContainText('Want a pause: Anna.');
      await expect(strip(bo, 'paused')).toHaveCount(0);
      await bos.getByRole('button', { name: 'I want a pause' }).click();
      for (const each of [page, bo]) {
        await each.keyboard.press('Escape');
        await expect(strip(each, 'paused')).toBeVisible();
        await expect(playable(each)).toHaveCount(0);
      }
      await expect(page.getByTestId('now')).toHaveText('Paus.');
      await sound(page, 'a pause');

      await strip(page, 'paused').getByRole('button', { name: 'Spela vidare' }).click();
      await expect(strip(bo, 'paused')).toContainText('Want to play on: Anna.');
      await strip(bo, 'paused').getByRole('button', { name: 'Play on' }).click();
      for (const each of [page, bo]) await expect(strip(each, 'paused')).toHaveCount(0);
      await playTogether([page, bo], 2);
    });

    test('a quick word is seen by the others in their language, unless they would rather not', async ({
      page,
      visitor,
    }) => {
      await layTable(page, [['here', 'Anna'], ['link'], ['link']]);
      const link = await invitation(page);
      const [bo, cecilia] = [await visitor({ language: 'en' }), await visitor()];
      await sitDown(bo, link, 'Bo');
      await sitDown(cecilia, link, 'Cecilia');
      await whoseTurn([page, bo, cecilia]);
      await cecilia.getByRole('button', { name: 'Inställningar' }).click();
      await cecilia
        .getByRole('group', { name: 'De andras utrop' })
        .locator('label', { hasText: 'Dölj' })
        .click();

      await page.getByTestId('react').click();
      await sound(page, 'quick words');
      await page.getByRole('button', { name: 'Tack!' }).click();
      const annas = '[data-place="seat:0"]';
      await expect(bo.locator(annas).getByTestId('reaction')).toContainText('Thanks!');
      await expect(bo.getByTestId('announcer')).toContainText('Anna: Thanks!');
      // It came to all at once.
      await expect(cecilia.getByTestId('reaction')).toHaveCount(0);
      // After a while one has said enough.
      for (let said = 1; await page.getByTestId('react').isEnabled(); said += 1) {
        expect(said, 'quick words one after another').toBeLessThan(12);
        await page.getByTestId('react').click();
        await page.getByRole('button', { name: 'Haha!' }).click();
      }
      await expect(page.getByRole('button', { name: 'Vänta lite innan du säger mer' })).toBeVisible();
    });
  });
}

prepareTest.describe('a part that is over', () => {
  // Slow enough that the others have not finished by themselves before anything can be pressed.
  prepareTest.use({ botPause: 100, viewport: DESK });

  prepareTest('lets the bots play to the end, with a summary of what happened', async ({ page }) => {
    prepareTest.slow();
    // Seven with four deeds each have the whole board: there is rent to pay nearly everywhere.
    const bots = Array.from({ length: 6 }, (): [SeatKind] => ['bot.medium']);
    await layMonopol(page, {
      seats: [['here', 'Anna'], ...bots],
      dealt: 4,
      automaticRent: true,
      rounds: 100,
    });
    const bankrupt = page.locator('.debt.mine [data-testid=bankrupt]:not(.refused)');
    const done = strip(page, 'out');
    for (;;) {
      await expect(doable(page).or(done).first()).toBeVisible({ timeout: 30_000 });
      if ((await done.count()) > 0) break;
      // All she has goes to the first bot, until something has to be paid.
      if ((await page.getByTestId('action-throw').count()) > 0 && (await purse(page, 0)) > 0) {
        await offer(page, 1, await purse(page, 0));
        await expect.poll(() => purse(page, 0)).toBe(0);
      }
      if ((await ways(page).count()) > 0) await act(page);
      // She may be bankrupt before it is pressed; if it can never be pressed, the test runs out of time here.
      else if ((await bankrupt.count()) > 0)
        await Promise.race([bankrupt.click().catch(() => undefined), done.waitFor()]);
      else await act(page);
    }
    await expect(done).toContainText('Din del av spelet är över.');
    // At once: a look into accessibility takes a while on a busy machine, and these bots would go on meanwhile.
    await done.getByRole('button', { name: 'Spela till slut' }).click();
    await expect(over(page)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Titta på bordet' }).click();
    const summary = page.getByTestId('hastened');
    await summary.getByText(/^Så gick det: /).click();
    await expect(summary.getByRole('listitem').last()).toContainText(/\S/);
    await sound(page, 'how it went');
  });
});

prepareTest.describe('bots alone', () => {
  // They hesitate for so long that they come to the end only if they are told not to.
  prepareTest.use({ botPause: 5_000, viewport: PHONE });

  prepareTest('play to the end for the last who leaves', async ({ page }) => {
    await layTable(page, [['here', 'Anna'], ['bot.easy'], ['bot.easy']]);
    await expect(page.getByTestId('now')).toContainText(/\S/);
    const menu = await openTable(page);
    await menu.getByRole('button', { name: 'Gå för gott' }).click();
    await menu.getByRole('button', { name: 'Ja', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(strip(page, 'out')).toContainText('Bara botarna har något kvar att göra.');
    await sound(page, 'bots alone');
    await strip(page, 'out').getByRole('button', { name: 'Spela till slut' }).click();
    await expect(over(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByTestId('by-stand-in')).toContainText('för Anna.');
  });
});
