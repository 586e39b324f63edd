import { expect, test } from './fixtures';
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
      // Not one card is on the page, and none of this hand has come over the line since the curtain fell.
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
