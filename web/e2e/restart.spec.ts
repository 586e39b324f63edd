import { expect, prepareTest as test } from './own-server';
import { layTable, over, playTogether, playTurns, turn } from './play';

test('the server dies and comes back; the game goes on where it was', async ({ page, own }) => {
  await layTable(page);
  await playTurns(page, 3);
  await turn(page);
  const hand = () =>
    page
      .getByRole('list', { name: 'Din hand' })
      .locator('[data-card]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  const before = await hand();

  await own.kill();
  await expect(page.getByText('Förbindelsen bröts.')).toBeVisible();
  await own.restart();
  await expect(page.getByText('Förbindelsen bröts.')).toHaveCount(0);
  expect(await hand()).toEqual(before);

  await playTurns(page, 2);
  await turn(page);
  await own.kill();
  await own.restart();
  await page.reload();
  await playTogether([page]);
  await expect(over(page)).toBeVisible();
});
