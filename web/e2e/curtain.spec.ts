import type { Page } from '@playwright/test';
import { DESK, expect, PHONE, test } from './fixtures';
import { frames, handsIn, layTable, over, playable } from './play';

test('at one screen nobody sees a hand that is not theirs', async ({ page }) => {
  const received = frames(page);
  await layTable(page, [['here', 'Anna'], ['here', 'Bo'], ['bot.medium']]);
  const curtain = page.getByTestId('curtain');
  const names = ['Anna', 'Bo'];
  const revealed = new Set<string>();

  for (;;) {
    await expect(curtain.or(playable(page).first()).or(over(page)).first()).toBeVisible({ timeout: 30_000 });
    if ((await over(page).count()) > 0) break;
    if ((await curtain.count()) > 0) {
      const heading = await curtain.getByRole('heading').innerText();
      const name = names.find((each) => heading === `Lämna över till ${each}`)!;
      // Not one card is on the page, and none of this hand has ever come over the line.
      await expect(page.locator('[data-card]')).toHaveCount(0);
      expect(received.flatMap(handsIn).filter((seat) => !revealed.has(names[seat]!))).toEqual([]);
      revealed.add(name);
      await curtain.getByRole('button', { name: `Jag är ${name} – låt mig se` }).click();
      await expect(curtain).toHaveCount(0);
      continue;
    }
    await playable(page).first().click();
    // Wait until the click has had its effect.
    await expect(page.getByText('Skickar …')).toHaveCount(0);
  }
  expect([...revealed].sort()).toEqual(names);
});

const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';

/** What was said aloud, and whether the curtain hung then. */
interface Heard {
  text: string;
  covered: boolean;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

/** Listens to all that is said aloud on this page, from its first moment on. */
async function listen(page: Page) {
  await page.addInitScript((live) => {
    window.heard = [];
    new MutationObserver(() => {
      const covered = document.querySelector('[data-testid=curtain]') !== null;
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent.trim();
        if (text !== '') window.heard.push({ text, covered });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, LIVE);
}

for (const [size, viewport] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('when the curtain has fallen nothing tells aloud what the last player drew', async ({ page }) => {
      await listen(page);
      await page.clock.install();
      await layTable(page, [
        ['here', 'Anna'],
        ['here', 'Bo'],
      ]);
      const curtain = page.getByTestId('curtain');
      for (let handed = 0; handed < 6; handed += 1) {
        await expect(curtain).toBeVisible();
        // Long enough for everything that waited to be said.
        await page.clock.runFor(5_000);
        await curtain.getByRole('button').click();
        await expect(curtain).toHaveCount(0);
        while ((await curtain.count()) === 0) {
          await expect(playable(page).first().or(curtain)).toBeVisible();
          if ((await curtain.count()) === 0) await playable(page).first().click();
          await expect(page.getByText('Skickar …')).toHaveCount(0);
        }
      }
      const told = (await page.evaluate(() => window.heard)).filter(({ covered }) => covered);
      // What everybody may know is told. To nobody is said what was theirs alone: "Du drar klöver nio."
      expect(told.some(({ text }) => text.includes('drar ett kort.'))).toBe(true);
      expect(told.filter(({ text }) => /\bDu\b|drar (?!ett kort\.)/.test(text))).toEqual([]);
    });
  });
}
