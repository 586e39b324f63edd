// What somebody was in the middle of when the screen was turned.

import { expect, test } from './fixtures';
import { composing } from './sweep-states';

test('a deal being put together is kept when the screen is turned, on the board or in a drawer', async ({
  page,
}) => {
  await composing(page);
  const lot = page.getByTestId('lot-5');
  await lot.click();
  for (const [width, height, drawer] of [
    [390, 844, 1],
    [844, 390, 1],
    [820, 1180, 0],
    [390, 844, 1],
    [1280, 720, 0],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('dialog')).toHaveCount(drawer);
    await expect(lot).toHaveAttribute('aria-pressed', 'true');
  }
  // Closing it is another thing than turning the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('dialog').getByRole('button', { name: 'Stäng' }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByTestId('compose-1')).toBeVisible();
  await expect(lot).toHaveCount(0);
});
