import { expect, test } from './fixtures';
import { chooseGame, layTable, over, playable, playToEnd, playTurns, turn } from './play';

test('a whole deal against bots by mouse, from the first click to the last card', async ({ page }) => {
  await page.goto('/');
  await chooseGame(page, 'tjuv');
  await page.getByRole('button', { name: 'Börja' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.getByTestId('now')).toContainText(/\S/);
  await playToEnd(page);
  await expect(page.getByTestId('now')).toContainText(/vann|segern/);
  await expect(page.getByRole('link', { name: 'Spara matchen' })).toBeVisible();
});

test('pointing at a card says what it would do, before it is played', async ({ page }) => {
  await layTable(page);
  expect(await turn(page)).toBe('play');
  await playable(page).first().hover();
  const does = page.getByRole('button', { name: /^(Ta|Lägg|Tjuva|Stjäl)/ });
  await expect(does.first()).toBeVisible();
});

test('a whole deal by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const focused = (selector: string) => page.locator(`${selector}:focus`);
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 80; presses += 1) {
      if ((await focused(selector).count()) > 0) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${selector}`);
  };

  await tabTo('input[name=game]');
  await page.keyboard.press('ArrowRight');
  await expect(focused('input[value=tjuv]')).toBeChecked();
  await tabTo('input[autocomplete=nickname]');
  await page.keyboard.type('Anna');
  await tabTo('form .button.first');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/t/*');

  while ((await turn(page)) === 'play') {
    await tabTo('button[data-card]');
    for (let presses = 0; presses < 12; presses += 1) {
      if ((await focused('button[data-card][aria-disabled="false"]').count()) > 0) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(focused('button[data-card][aria-disabled="false"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await tabTo('a[href^="replay/"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ett steg framåt' })).toBeVisible();
});

test('what happens is said aloud and kept in the log', async ({ page }) => {
  await layTable(page);
  await playTurns(page, 2);
  await turn(page);
  await expect(page.getByTestId('announcer')).toContainText(/\S/);
  await page.getByRole('button', { name: 'Hela loggen' }).click();
  const log = page.getByRole('dialog', { name: 'Hela loggen' });
  await expect(log.getByRole('listitem').filter({ hasText: 'Giv 1.' })).toBeVisible();
  await expect(
    log
      .getByRole('listitem')
      .filter({ hasText: /^Du (lägger|tar|fyller)/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
});

test('a refused card says why, with the clause one tap away', async ({ page, context }) => {
  await layTable(page);
  const other = page.getByRole('button', { name: /i stället\?$/ });
  // Every card has exactly one use, so asking for the other is against the rules.
  for (;;) {
    expect(await turn(page)).toBe('play');
    await playable(page).first().hover();
    if ((await other.count()) > 0) break;
    await playable(page).first().click();
  }
  await other.click();
  const why = page.getByRole('dialog', { name: 'Varför inte?' });
  await expect(why.getByRole('alert')).toContainText(/\S/);
  await why.getByText('Det är regeln').click();
  const book = why.getByRole('link', { name: 'Läs i regelboken' });
  await expect(book).toHaveAttribute('href', /^rules\/tjuv#tj\./);
  const [rules] = await Promise.all([context.waitForEvent('page'), book.click()]);
  await expect(rules.locator('article.sought')).toBeInViewport();
  await rules.close();
  await why.getByRole('button', { name: 'Jaha' }).click();
  await expect(why).toBeHidden();
  expect(await turn(page)).toBe('play');
});

test('another match with the same people in one click', async ({ page }) => {
  await layTable(page, [['here', 'Anna'], ['bot.medium']]);
  await playToEnd(page);
  const first = page.url();
  await page.getByRole('button', { name: 'En match till med samma gäng' }).click();
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/t/'));
  await expect(over(page)).toHaveCount(0);
  await playToEnd(page);
});

test('a match of two deals stops at the counts between them', async ({ page }) => {
  await page.goto('/');
  await chooseGame(page, 'tjuv');
  await page.getByRole('button', { name: 'En plats färre' }).click();
  await page.getByText('Spelsätt').click();
  await page.getByRole('button', { name: 'Fler givar' }).click();
  await page.getByRole('button', { name: 'Börja' }).click();
  await page.waitForURL('**/t/*');

  const goOn = page.getByRole('button', { name: 'Fortsätt' });
  while ((await goOn.count()) === 0) {
    await expect(playable(page).or(goOn).first()).toBeVisible();
    if ((await goOn.count()) === 0) await playable(page).first().click();
    await expect(page.getByText('Skickar …')).toHaveCount(0);
  }
  await expect(over(page)).toHaveCount(0);
  await goOn.click();
  await playToEnd(page);
  await page.getByRole('button', { name: 'Hela loggen' }).click();
  await expect(page.getByRole('dialog').getByText(/^Giv 2\./)).toBeVisible();
});

test('a table one sits at is found again from the start page', async ({ page }) => {
  await layTable(page);
  await turn(page);
  const address = page.url();
  await page.getByRole('link', { name: /Spelbord/ }).click();
  // Large on top, and among one's tables.
  for (const name of [/^Fortsätt Tjuv med/, /^Tjuv med/]) {
    await page.getByRole('link', { name }).click();
    expect(page.url()).toBe(address);
    expect(await turn(page)).toBe('play');
    await page.goto('/');
  }
  await page.getByRole('button', { name: /Ta bort ur listan/ }).click();
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mina bord' })).toHaveCount(0);
});
