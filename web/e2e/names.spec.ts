// What is seen and what is heard have the same name, on pages that have many things to press.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { layTable, openLinks, turn } from './play';

/** Every label holds the text that is seen, so that whoever says what they see is understood. */
async function speakable(page: Page, where: string) {
  const rules = {
    'label-content-name-mismatch': { enabled: true },
    'page-has-heading-one': { enabled: true },
  };
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: Object.keys(rules), rules })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${where}: ${id}: ${node.html}`));
  expect(found).toEqual([]);
}

for (const game of ['tjuv-och-polis', 'tjuv', 'monopol']) {
  test(`${game} says what it shows, and has a heading`, async ({ page }) => {
    await page.goto('/');
    await speakable(page, 'start');
    await page.locator(`button[data-game="${game}"]`).click();
    await expect(page.getByTestId('now')).toBeVisible();
    await speakable(page, 'table');
    await page.goto(`/rules/${game}`);
    await expect(page.locator('article').first()).toBeVisible();
    await speakable(page, 'rules');
  });
}

test('links that only this computer can open say so, and how others get here', async ({ page }) => {
  await layTable(page, [['here', 'Anna'], ['link']]);
  await expect(page.getByTestId('only-here')).toContainText('--listen 0.0.0.0');
  await layTable(page);
  await turn(page);
  await openLinks(page);
  await expect(page.getByRole('dialog').getByTestId('only-here')).toContainText(new URL(page.url()).host);
});
