// The pictures of the README, of matches that are played for them: `npm run pictures`.

import { act, layChase, pieces, turnInChase } from './chase';
import { test } from './fixtures';
import { act as actInMonopol, layMonopol, turnInMonopol } from './monopol';
import { layTable, playable, playTurns, turn } from './play';

const DOCS = '../docs';
/** So much is done before a picture is worth taking. */
const OPENING = 12;

test('a chase through the city', async ({ page }) => {
  test.slow();
  await layChase(page, {
    seats: [['here', 'Anna'], ['bot.medium'], ['bot.medium'], ['bot.medium']],
    police: 1,
  });
  for (let done = 0; done < OPENING && (await turnInChase(page)) === 'play'; done += 1) await act(page);
  // The police have thrown, and may choose with whom to move.
  while ((await turnInChase(page)) === 'play' && (await pieces(page).count()) === 0) await act(page);
  await page.screenshot({ path: `${DOCS}/screenshot-chase.png`, scale: 'css' });
});

test('a street under the hammer', async ({ page }) => {
  test.slow();
  await layMonopol(page, {
    seats: [['here', 'Anna'], ['bot.medium'], ['bot.medium'], ['bot.medium']],
    dealt: 3,
  });
  const bids = page.locator('[data-testid^=bid-]');
  while ((await turnInMonopol(page)) === 'play' && (await bids.count()) === 0) await actInMonopol(page);
  await page.screenshot({ path: `${DOCS}/screenshot-monopol.png`, scale: 'css' });
});

test('a game of Tjuv', async ({ page }) => {
  await layTable(page, [['here', 'Anna'], ['bot.medium'], ['bot.medium'], ['bot.medium']]);
  await playTurns(page, 4);
  await turn(page);
  await playable(page).last().hover();
  await page.screenshot({ path: `${DOCS}/screenshot.png`, scale: 'css' });
});
