import { expect, prepare, test } from './fixtures';
import { chooseGame, layTable, openLinks, over, playable, playToEnd, turn } from './play';
import { soundDayAndNight } from './sound';

for (const [size, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`every page is accessible by day and by night on ${size}`, async ({ browser, baseURL }) => {
    // Many pages, each looked at closely.
    test.slow();
    const context = await browser.newContext({ baseURL, viewport });
    await prepare(context);
    const page = await context.newPage();
    // The browser complains here about whatever the Content-Security-Policy forbids.
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

    await page.goto('/');
    await page.getByText('Spelsätt').click();
    await soundDayAndNight(page, 'start');
    await page.getByRole('button', { name: 'Inställningar' }).click();
    await soundDayAndNight(page, 'settings');

    await page.goto('/rules/tjuv#tj.steal');
    await expect(page.locator('article.sought')).toBeVisible();
    await soundDayAndNight(page, 'rules');
    await page.goto('/replay');
    await soundDayAndNight(page, 'open a file');
    await page.goto('/rules/nothing');
    await soundDayAndNight(page, 'no such rulebook');

    await layTable(page, [['here', 'Anna'], ['link']]);
    await expect(page.getByRole('heading', { name: 'Vi väntar in alla' })).toBeVisible();
    await soundDayAndNight(page, 'gathering');
    const invitation = await page.getByRole('textbox', { name: 'Länk för att vara med' }).inputValue();
    const guest = await browser.newContext({ viewport });
    await prepare(guest);
    const door = await guest.newPage();
    await door.goto(invitation);
    await soundDayAndNight(door, 'join');
    await guest.close();

    await layTable(page, [
      ['here', 'Anna'],
      ['here', 'Bo'],
    ]);
    await expect(page.getByTestId('curtain')).toBeVisible();
    await soundDayAndNight(page, 'curtain');

    await layTable(page);
    await turn(page);
    await soundDayAndNight(page, 'table');
    await page.getByRole('button', { name: 'Hela loggen' }).click();
    await soundDayAndNight(page, 'log');
    await page.keyboard.press('Escape');
    await openLinks(page);
    await soundDayAndNight(page, 'links');
    await page.keyboard.press('Escape');
    await playToEnd(page);
    await soundDayAndNight(page, 'the end');
    await over(page).click();
    await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
    await soundDayAndNight(page, 'look back');
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('the page is Swedish, and English one click away', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Lägg upp ett bord' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a table' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await chooseGame(page, 'tjuv');
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Begin' }).click();
  const cards = page.locator('button[data-card][aria-disabled="false"]');
  const end = page.getByRole('link', { name: 'Look back' });
  for (;;) {
    await expect(cards.or(end).first()).toBeVisible({ timeout: 30_000 });
    if ((await end.count()) > 0) break;
    await cards.first().click();
  }
  await expect(page.getByTestId('now')).toContainText(/won|share/);

  await page.goto('/rules/tjuv');
  await expect(page.getByText('Capture', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Svenska' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
});

test('names that will not do are explained', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Vem sitter på plats 2?').selectOption('link');
  await page.getByRole('button', { name: 'Duka och bjud in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Skriv ett namn, så att de andra vet vem du är.');
  await page.getByLabel('Ditt namn').fill('\u200b');
  await page.getByRole('button', { name: 'Duka och bjud in' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Namnet har tecken som inte syns. Skriv det med vanliga bokstäver.',
  );
  // What there is no room for cannot be written, and a name that is one picture of many parts will do.
  await page.getByLabel('Ditt namn').fill('x'.repeat(30));
  await expect(page.getByLabel('Ditt namn')).toHaveValue('x'.repeat(24));
  await page.getByLabel('Ditt namn').fill('👩‍🌾');
  await page.getByRole('button', { name: 'Duka och bjud in' }).click();
  await expect(page.getByText('👩‍🌾', { exact: true })).toBeVisible();
});

test('a phone plays a whole deal by taps', async ({ browser, baseURL }) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true });
  await prepare(context);
  const page = await context.newPage();
  await layTable(page);
  while ((await turn(page)) === 'play') {
    // One tap shows what the card would do, unless it is shown already; the next one does it.
    const name = await playable(page).first().getAttribute('data-card');
    const card = page.locator(`button[data-card="${name}"][aria-disabled="false"]`);
    await card.tap();
    if ((await card.count()) > 0) await card.tap();
  }
  await expect(over(page)).toBeInViewport();
  await context.close();
});
