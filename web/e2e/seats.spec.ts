import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from './fixtures';
import { begin, layTable, over, playTogether, playTurns, seatAll, turn, whoseTurn } from './play';
import type { Page } from '@playwright/test';

const binary = resolve(process.env.PROGRAM ?? '../target/release/spelbord');

const invitation = (page: Page) => page.getByRole('textbox', { name: 'Länk för att vara med' }).inputValue();
const mine = (page: Page) => page.getByRole('region', { name: 'Mina bord' });
/** The name on a chair of a table that gathers. */
const chair = (page: Page, name: string) => page.getByRole('listitem').getByText(name, { exact: true });
const tableOf = (page: Page) => new URL(page.url()).pathname.slice('/t/'.length);

async function sitDown(guest: Page, link: string, name: string) {
  await guest.goto(link);
  await guest.getByLabel('Ditt namn').fill(name);
  await guest.getByRole('button', { name: 'Ta plats' }).click();
}

/** What this browser has kept of its first seat at the table. */
const keptSeat = (page: Page) =>
  page.evaluate(() => {
    const [table] = JSON.parse(localStorage.getItem('spelbord.tables')!) as { seats: object[] }[];
    return table!.seats[0] as { token: string; number: string; list: { persons: unknown[] } };
  });

async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return file.path();
}

test('the luck is proven to everybody, by the page and by the checker', async ({ page, visitor }) => {
  await layTable(page, [['here', 'Anna'], ['link']]);
  const guest = await visitor();
  await sitDown(guest, await invitation(page), 'Bo');
  await whoseTurn([page, guest]);
  const [annas, bos] = [await keptSeat(page), await keptSeat(guest)];
  expect(annas.list.persons).toHaveLength(2);
  expect(annas.list).toEqual(bos.list);
  expect(annas.number).not.toEqual(bos.number);

  await playTogether([page, guest]);
  for (const each of [page, guest]) {
    await expect(each.getByText('Bevisat för dig')).toBeVisible();
  }
  await guest.getByText('Bevisat för dig').click();
  await expect(guest.getByText('Vad ingen kan bevisa')).toBeVisible();
  const kept = await download(guest, () =>
    guest.getByRole('button', { name: 'Spara det jag sparat' }).click(),
  );
  const file = await download(guest, () => guest.getByRole('link', { name: 'Spara matchen' }).click());
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ seat: 1, number: bos.number });
  const told = execFileSync(binary, ['verify', file, '--kept', kept], { encoding: 'utf8' });
  expect(told).toContain('nobody could choose the luck');

  await guest.getByRole('link', { name: 'Titta tillbaka' }).click();
  await guest.getByRole('button', { name: 'Kontrollera matchen' }).click();
  await expect(guest.getByRole('dialog').getByText('Bevisat för dig')).toBeVisible();
});

test('an answer lost on the way neither takes a second seat nor hides the first', async ({
  page,
  visitor,
}) => {
  await layTable(page, [['here', 'Anna'], ['link'], ['link']]);
  const guest = await visitor();
  // The first answers are lost after the server has done what was asked.
  let lost = 0;
  await guest.route('**/join', async (route) => {
    lost += 1;
    if (lost > 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await sitDown(guest, await invitation(page), 'Bo');
  await expect(guest.getByRole('alert')).toContainText('Vi når inte servern');
  await expect(chair(page, 'Bo')).toBeVisible();
  await guest.getByRole('button', { name: 'Ta plats' }).click();
  await expect.poll(() => lost).toBe(2);
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Vi väntar in alla' })).toBeVisible();
  await expect(chair(page, 'Bo')).toHaveCount(1);
  await expect(page.getByText('Ledig plats')).toHaveCount(1);
});

test('somebody who is away when the table fills up is begun without when all others say so', async ({
  page,
  visitor,
}) => {
  await layTable(page, [['here', 'Anna'], ['link'], ['link']]);
  const link = await invitation(page);
  const gone = await visitor();
  // Nobody hears this one tell the number that came along with the name.
  await gone.routeWebSocket('**/api/socket', () => {});
  await sitDown(gone, link, 'Bo');
  await expect(chair(page, 'Bo')).toBeVisible();
  await gone.close();
  const guest = await visitor();
  await sitDown(guest, link, 'Cia');

  await expect(page.getByText(/Bo är borta. Vänta, eller börja/)).toBeVisible();
  await page.getByRole('button', { name: 'Börja utan Bos lyckotal' }).click();
  await expect(guest.getByText('Anna vill börja nu.')).toBeVisible();
  await guest.getByRole('button', { name: 'Börja utan Bos lyckotal' }).click();
  for (const each of [page, guest]) await expect(each.getByTestId('now')).toBeVisible();
  // The one who is away has promised a number all the same.
  expect((await keptSeat(page)).list.persons).toHaveLength(3);
});

test('the keeper removes somebody before the match, and makes the invitation anew', async ({
  page,
  visitor,
}) => {
  await layTable(page, [['here', 'Anna'], ['link'], ['link']]);
  const link = await invitation(page);
  const gone = await visitor();
  await sitDown(gone, link, 'Bo');
  await expect(gone.getByRole('heading', { name: 'Vi väntar in alla' })).toBeVisible();
  await gone.close();
  await page.getByText('Bordet', { exact: true }).click();
  await page.getByRole('button', { name: 'Ta bort Bo från bordet' }).click();
  await page.getByRole('button', { name: 'Ta bort Bo', exact: true }).click();
  await expect(page.getByText('Ledig plats')).toHaveCount(2);

  await page.getByRole('button', { name: 'Gör om inbjudan' }).click();
  await expect.poll(() => invitation(page)).not.toBe(link);
  const late = await visitor();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'Inbjudan gäller inte' })).toBeVisible();
  await sitDown(late, await invitation(page), 'Dan');
  await expect(chair(page, 'Dan')).toBeVisible();

  await page.getByRole('button', { name: 'Stäng för åskådare' }).click();
  const stranger = await visitor();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { name: 'Bordet är stängt för åskådare' })).toBeVisible();
  await sitDown(stranger, await invitation(page), 'Eva');
  await whoseTurn([page, late, stranger]);
});

test('a seat’s link is made anew, and the old one opens nothing', async ({ page, visitor }) => {
  await layTable(page);
  await turn(page);
  const before = await keptSeat(page);
  const other = await visitor();
  await other.goto(`${page.url()}#seat=${before.token}`);
  await turn(other);

  await page.getByRole('button', { name: 'Länkar' }).click();
  await page.getByRole('button', { name: 'Gör om länken' }).click();
  await page.getByRole('button', { name: 'Ja, gör om den' }).click();
  await expect(other.getByText(/Länken till platsen har gjorts om/)).toBeVisible();
  await expect.poll(async () => (await keptSeat(page)).token).not.toBe(before.token);
  expect((await keptSeat(page)).number).toBe(before.number);
  await playTurns(page, 2);
  await page.reload();
  expect(await turn(page)).toBe('play');
});

test('my tables tell whose turn it is, go along to another device, and are forgotten', async ({
  page,
  visitor,
}) => {
  await layTable(page);
  await turn(page);
  const running = tableOf(page);
  await layTable(page, [['here', 'Anna'], ['link']]);
  await page.goto('/');
  await expect(mine(page).locator(`a[href="t/${running}"]`)).toContainText('Din tur');
  await expect(mine(page)).toContainText('En plats är ledig');

  await mine(page).getByRole('button', { name: 'Ta med borden till en annan enhet' }).click();
  const link = await page.getByRole('textbox', { name: 'Länk till alla dina bord' }).inputValue();
  await page.keyboard.press('Escape');
  const phone = await visitor();
  await phone.goto(link);
  await expect(phone.getByText('2 bord är hämtade hit.')).toBeVisible();
  expect(phone.url()).not.toContain('#');
  await mine(phone).locator(`a[href="t/${running}"]`).click();
  await playTurns(phone, 200);
  await expect(over(phone)).toBeVisible();
  await expect(phone.getByText('Bevisat för dig')).toBeVisible();

  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await mine(page).getByText('Avslutade (1)').click();
  await expect(mine(page).getByRole('link', { name: /^Titta tillbaka/ })).toHaveAttribute(
    'href',
    `replay/${running}`,
  );
  await mine(page)
    .getByRole('button', { name: /Ta bort ur listan/ })
    .first()
    .click();
  await mine(page).getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(mine(page).getByRole('listitem')).toHaveCount(1);
});

test('several at one screen choose a number each', async ({ page }) => {
  await page.goto('/');
  await page.locator('label:has(input[value="tjuv"])').click();
  await seatAll(page, [
    ['here', 'Anna'],
    ['here', 'Bo'],
  ]);
  await begin(page);
  await expect(page.getByRole('heading', { name: /Lämna över till/ })).toBeVisible();
  const numbers = await page.evaluate(() => {
    const [table] = JSON.parse(localStorage.getItem('spelbord.tables')!) as { seats: { number: string }[] }[];
    return table!.seats.map(({ number }) => number);
  });
  expect(new Set(numbers).size).toBe(2);
});
