// What can be done, what is printed and how long it lasts: answered in words, on a desk and on a phone.

import { chooseGame, type GameName } from './play';
import { DESK, expect, PHONE, test } from './fixtures';
import { sound } from './sound';

const GAMES: GameName[] = ['tjuv-och-polis', 'tjuv', 'monopol'];

for (const viewport of [DESK, PHONE]) {
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    for (const game of GAMES) {
      test(`in ${game} the keys ask what can be done, and the focus comes back`, async ({ page }) => {
        await page.goto('/');
        await page.locator(`button[data-game="${game}"]`).click();
        const ask = page.getByRole('button', { name: 'Vad kan jag göra?' });
        await ask.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Vad kan jag göra?' });
        await expect(dialog.getByRole('button', { name: 'Se vad som har hänt' })).toBeVisible();
        await sound(page, 'what can be done');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(ask).toBeFocused();
      });
    }

    test('the rules of Monopol end with what is printed, which can be linked to', async ({ page }) => {
      await page.goto('/rules/monopol#printed-taxes');
      await expect(page.getByRole('heading', { name: 'Skatter', exact: true })).toBeInViewport();
      await expect(page.getByRole('table')).toHaveCount(4);
      await sound(page, 'what is printed');
    });
  });
}

test('the start page says how long a game lasts, and a limit makes it shorter', async ({ page }) => {
  await page.goto('/');
  await chooseGame(page, 'monopol');
  await expect(page.getByText(/^Ungefär 34 varv, .+\. Oftast mellan .+ och .+\.$/)).toBeVisible();
  await page.getByText('Spelsätt').click();
  await page.locator('label', { hasText: /^\s*20\s*$/ }).click();
  await expect(page.getByText(/^Ungefär 20 varv, [^.]+\.$/)).toBeVisible();
});
