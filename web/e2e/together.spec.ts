import { expect, prepare, test } from './fixtures';
import {
  drawnIn,
  frames,
  handsIn,
  layTable,
  openLinks,
  over,
  playable,
  playTogether,
  turn,
  whoseTurn,
} from './play';

test('two browsers by link, one reloads in the middle', async ({ page, visitor }) => {
  await layTable(page, [['here', 'Anna'], ['link'], ['bot.medium']]);
  await expect(page.getByRole('heading', { name: 'Vi väntar in alla' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Länk för att vara med' }).inputValue();

  const guest = await visitor();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Ta plats' }).click();
  await expect(guest.getByRole('alert')).toContainText('Skriv ett namn');
  await guest.getByLabel('Ditt namn').fill('Bo');
  await guest.getByRole('button', { name: 'Ta plats' }).click();
  await expect(page.getByText('Bo', { exact: true }).first()).toBeVisible();
  expect(guest.url()).not.toContain('#');

  await playTogether([page, guest], 5);
  await guest.reload();
  await playTogether([page, guest]);
  await expect(over(page)).toBeVisible();
  await expect(over(guest)).toBeVisible();

  await page.getByRole('button', { name: 'En match till med samma gäng' }).click();
  await guest.getByRole('button', { name: 'Häng på' }).click();
  await whoseTurn([page, guest]);
});

test('the first deal is dealt before one’s eyes, until one has seen enough', async ({
  page,
  context,
  visitor,
}) => {
  await prepare(context, { speed: 1 });
  await layTable(page, [['here', 'Anna'], ['link']]);
  const link = await page.getByRole('textbox', { name: 'Länk för att vara med' }).inputValue();
  // Time hardly moves from here on, so that the deal can only end by the click.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  const guest = await visitor();
  await guest.goto(link);
  await guest.getByLabel('Ditt namn').fill('Bo');
  await guest.getByRole('button', { name: 'Ta plats' }).click();

  const now = page.getByTestId('now');
  await expect(now).toHaveText('Korten delas ut.');
  await page.clock.runFor(10);
  await expect(page.locator('.flight').first()).toBeAttached();
  await page.getByRole('region', { name: 'Spelbordet' }).click();
  await expect(page.locator('.flight')).toHaveCount(0);
  await expect(now).not.toHaveText('Korten delas ut.');
});

test('a free seat can be given to a bot', async ({ page }) => {
  await layTable(page, [['here', 'Anna'], ['link']]);
  await page.getByRole('button', { name: /Ge platsen till en bot/ }).click();
  expect(await turn(page)).toBe('play');
});

test('a watcher sees no hand, on the page or in the frames', async ({ page, visitor }) => {
  await layTable(page);
  await turn(page);
  const watcher = await visitor();
  const received = frames(watcher);
  await watcher.goto(page.url());
  await expect(watcher.getByText('Du tittar på')).toBeVisible();

  await playTogether([page], 200);
  await expect(over(watcher)).toBeVisible();
  await expect(playable(watcher)).toHaveCount(0);
  await expect(watcher.getByRole('list', { name: 'Din hand' })).toHaveCount(0);

  expect(received.length).toBeGreaterThan(5);
  expect(received.flatMap(handsIn)).toEqual([]);
  const drawn = received.flatMap(drawnIn);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((event) => event.card !== null)).toEqual([]);
});

test('the link to a seat carries the game to another device', async ({ page, visitor }) => {
  await layTable(page);
  await turn(page);
  await openLinks(page);
  const link = await page.getByRole('textbox', { name: 'Länk till platsen för Anna' }).inputValue();
  await page.keyboard.press('Escape');

  const phone = await visitor();
  await phone.goto(link);
  expect(await turn(phone)).toBe('play');
  expect(phone.url()).not.toContain('#');
  const cards = (each: typeof page) =>
    each
      .getByRole('list', { name: 'Din hand' })
      .locator('[data-card]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  expect(await cards(phone)).toEqual(await cards(page));
});

test('a wrong seat link and an unknown table are explained', async ({ page, visitor }) => {
  await layTable(page);
  await turn(page);
  const stranger = await visitor();
  await stranger.goto(`${page.url()}#seat=00000000000000000000000000000000`);
  await expect(stranger.getByRole('heading', { name: 'Den platsen går inte att öppna.' })).toBeVisible();
  await stranger.getByRole('button', { name: 'Titta på i stället' }).click();
  await expect(stranger.getByText('Du tittar på')).toBeVisible();

  await stranger.goto('/t/0000000000000000');
  await expect(stranger.getByRole('heading', { name: 'Det bordet finns inte.' })).toBeVisible();
});
