import type { Page } from '@playwright/test';
import { expect, prepare, test } from './fixtures';
import { begin, chooseGame, frames, layTable, over, playToEnd, seatAll, turn } from './play';
import { sound } from './sound';

const asking = (page: Page) => page.getByRole('button', { name: 'Fråga en mästare om råd' });
const panel = (page: Page) => page.getByRole('region', { name: 'Mästarens råd' });
const advices = (page: Page) => panel(page).getByRole('listitem').getByRole('button');

/** What the page says to the server about its moves. */
function actions(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { act?: { action: unknown } };
      if (message.act) sent.push(message.act.action);
    }),
  );
  return sent;
}

interface Table {
  settings: { pace: string; advice: boolean };
  seats: { kind: string; level?: string }[];
}

/** What the server has last said about the table. */
function tableIn(received: Record<string, unknown>[]): Table | undefined {
  return received
    .map((frame) => (frame.table ?? (frame.welcome as { table: Table } | undefined)?.table) as Table)
    .findLast(Boolean);
}

test('a master’s advice comes with chances, is shown on the table, and is played by a press', async ({
  page,
}) => {
  const sent = actions(page);
  const received = frames(page);
  await layTable(page, [['here', 'Anna'], ['bot.medium']]);
  expect(await turn(page)).toBe('play');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/advice')),
    asking(page).click(),
  ]);
  const { advice } = (await answer.json()) as { advice: { action: { card: string } }[] };
  await expect(advices(page)).toHaveCount(Math.min(advice.length, 4));
  await expect(advices(page).first()).toHaveAccessibleName(/^Bäst: .*, \d+\s%/);

  // What is pointed at is lifted on the table, and otherwise the best. Advice comes where the pointer still is.
  await page.mouse.move(0, 0);
  const lifted = page.locator('button.chosen[data-card]');
  await expect(lifted).toHaveAttribute('data-card', advice[0]!.action.card);
  await advices(page).nth(1).hover();
  await expect(lifted).toHaveAttribute('data-card', advice[1]!.action.card);

  await advices(page).first().click();
  await expect.poll(() => sent).toEqual([advice[0]!.action]);
  await expect
    .poll(() => received.some((frame) => Boolean((frame.step as { cmd?: string } | undefined)?.cmd)))
    .toBe(true);
  await expect(panel(page)).toHaveCount(0);
});

test('advice is asked, put away and taken by the keys', async ({ page }) => {
  const sent = actions(page);
  await layTable(page, [['here', 'Anna'], ['bot.medium']]);
  expect(await turn(page)).toBe('play');
  await asking(page).focus();
  await page.keyboard.press('Enter');
  await expect(advices(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(asking(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(advices(page).first()).toBeFocused();
  await expect(page.getByTestId('announcer')).toContainText('Mästaren:');
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => sent.length).toBe(1);
});

test('where advice is not agreed on there is nobody to ask', async ({ page }) => {
  await page.goto('/');
  await chooseGame(page, 'tjuv');
  await seatAll(page, [['here', 'Anna'], ['bot.easy']]);
  await page.getByText('Spelsätt').click();
  await page.getByLabel('Råd tillåtna').uncheck();
  await begin(page);
  expect(await turn(page)).toBe('play');
  await expect(asking(page)).toHaveCount(0);
});

test('level, pace and advice are chosen by the keys and reach the server', async ({ page }) => {
  const received = frames(page);
  await page.goto('/');
  await chooseGame(page, 'tjuv');
  await seatAll(page, [['here', 'Anna'], ['bot.medium']]);
  await page.getByLabel('Vem sitter på plats 2?').focus();
  await page.keyboard.type('Bot, svår');
  await page.locator('summary', { hasText: 'Spelsätt' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Lagom' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Råd tillåtna')).toBeFocused();
  await expect(page.getByLabel('Råd tillåtna')).toBeChecked();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Börja' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => tableIn(received)?.settings).toMatchObject({ pace: 'calm', advice: false });
  expect(tableIn(received)!.seats[1]!.level).toBe('hard');
});

test('among people advice is off until somebody wants it', async ({ page }) => {
  await page.goto('/');
  await chooseGame(page, 'tjuv');
  await page.getByText('Spelsätt').click();
  const allowed = page.getByLabel('Råd tillåtna');
  await expect(allowed).toBeChecked();
  await page.getByLabel('Vem sitter på plats 2?').selectOption('link');
  await expect(allowed).not.toBeChecked();
  await allowed.check();
  await page.getByLabel('Vem sitter på plats 3?').selectOption('here');
  await expect(allowed).toBeChecked();
});

test('an empty seat is given to a bot of the strength one wants', async ({ page }) => {
  const received = frames(page);
  await layTable(page, [['here', 'Anna'], ['link'], ['link']]);
  await expect(page.getByText('Lagom takt på botarna. Inga råd.')).toBeVisible();
  await page.getByRole('button', { name: 'Ge platsen till en bot: Plats 2' }).click();
  await expect(page.getByText('Bot, medel')).toBeVisible();
  await page.getByLabel('Botens styrka: plats 3').selectOption('mästare');
  await page.getByRole('button', { name: 'Ge platsen till en bot: Plats 3' }).click();
  await expect
    .poll(() => tableIn(received)?.seats.map((seat) => seat.level))
    .toEqual([undefined, 'medium', 'master']);
});

test('at one screen advice goes behind the curtain with the hand it was about', async ({ page }) => {
  await page.goto('/');
  await chooseGame(page, 'tjuv');
  await seatAll(page, [
    ['here', 'Anna'],
    ['here', 'Bo'],
  ]);
  await page.getByText('Spelsätt').click();
  await page.getByLabel('Råd tillåtna').check();
  await begin(page);
  const curtain = page.getByTestId('curtain');
  await curtain.getByRole('button').click();
  await asking(page).click();
  await expect(advices(page).first()).toBeVisible();
  // One may have more to do before the turn goes to the other.
  while ((await curtain.count()) === 0) {
    await page.locator('button[data-card][aria-disabled="false"]').or(curtain).first().waitFor();
    if ((await curtain.count()) > 0) break;
    await page.locator('button[data-card][aria-disabled="false"]').first().click();
    await expect(page.getByText('Skickar …')).toHaveCount(0);
  }
  await expect(panel(page)).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(asking(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

for (const [size, viewport, theme] of [
  ['a desk by day', { width: 1440, height: 900 }, 'day'],
  ['a phone by night', { width: 390, height: 844 }, 'night'],
] as const) {
  test(`the master is at hand at the table and afterwards, on ${size}`, async ({ browser, baseURL }) => {
    test.slow();
    const context = await browser.newContext({ baseURL, viewport, locale: 'sv-SE' });
    await prepare(context, { theme });
    const page = await context.newPage();
    await layTable(page, [['here', 'Anna'], ['bot.medium']]);
    await turn(page);
    await asking(page).click();
    await expect(advices(page).first()).toBeVisible();
    await sound(page, 'advice');
    await panel(page).getByRole('button', { name: 'Stäng råden' }).click();
    await playToEnd(page);

    await over(page).click();
    await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
    await page.getByRole('button', { name: 'Visa mästarens drag' }).click();
    const verdict = page.getByTestId('verdict');
    await expect(verdict).toHaveText('Här fanns inget att välja på.');
    await page.getByRole('button', { name: 'Ett steg framåt' }).click();
    await expect(verdict).toContainText(/^Mästaren(:| hade gjort samma sak).*\d+\s%/);
    await sound(page, 'the master’s move');

    await page.getByRole('button', { name: 'Vändpunkter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vändpunkter' });
    await expect(dialog.getByLabel('Vems val?')).toHaveValue('0');
    await dialog.getByRole('button', { name: /^Leta/ }).click();
    await expect(dialog.getByTestId('outcome')).toBeVisible({ timeout: 120_000 });
    await sound(page, 'turning points');
    await context.close();
  });
}
