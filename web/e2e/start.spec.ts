import { readFile } from 'node:fs/promises';
import { expect, prepare, test } from './fixtures';
import { ends, planChase, turnInChase } from './chase';
import { begin, chooseGame } from './play';
import { sound, soundDayAndNight } from './sound';

const TOWN = '../crates/city/maps/lingonkoping-1.map';
const asMap = (text: string, name = 'min-stad.map') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('each game brings its own seats, roles and options', async ({ page }) => {
  await page.goto('/');
  const rows = page.getByLabel(/^Vem sitter på plats/);
  const more = page.getByLabel('En plats till');

  await chooseGame(page, 'tjuv-och-polis');
  await expect(page.getByText('Råna banker')).toBeVisible();
  await expect(rows).toHaveCount(4);
  await more.click();
  await more.click();
  await expect(rows).toHaveCount(6);
  await expect(more).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Tärningen avgör vem som är polis' })).toBeChecked();
  await page.locator('label.badge').nth(5).click();
  await expect(page.getByRole('radio', { name: 'Plats 6 är polis' })).toBeChecked();
  // The police lost their seat, so it is the die's again.
  await page.getByLabel('En plats färre').click();
  await expect(page.getByRole('radio', { name: 'Tärningen avgör vem som är polis' })).toBeChecked();
  await page.locator('label.badge').nth(1).click();
  await page.getByText('Spelsätt').click();
  await page.getByLabel('Hemliga pengar').check();

  await chooseGame(page, 'tjuv');
  await expect(rows).toHaveCount(5);
  await expect(page.locator('label.badge')).toHaveCount(0);
  await expect(page.getByLabel('Hemliga pengar')).toHaveCount(0);
  for (let count = 5; count < 11; count += 1) await more.click();
  await expect(more).toBeDisabled();

  // What was agreed about the other game is remembered; too many for it are seated no longer.
  await chooseGame(page, 'tjuv-och-polis');
  await expect(rows).toHaveCount(6);
  await expect(page.getByRole('radio', { name: 'Plats 2 är polis' })).toBeChecked();
  await expect(page.getByLabel('Hemliga pengar')).toBeChecked();

  for (const name of ['Tjuv och Polis', 'Tjuv']) {
    await expect(page.getByRole('link', { name: `Regler för ${name}`, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Regler för Tjuv och Polis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tjuv och Polis' })).toBeVisible();
});

test('the three cities can be looked at before one is chosen', async ({ page }) => {
  await planChase(page);
  for (const [label, city] of [
    ['Storstaden', 'Storhamn'],
    ['Småstaden', 'Lingonköping'],
    ['Mönstret', 'Mönsterstad'],
  ] as const) {
    await page.locator('label', { hasText: label }).click();
    await expect(page.getByRole('img', { name: `Karta över ${city}` })).toBeVisible();
  }
});

test('a map of one’s own is checked, shown and played on', async ({ page }) => {
  const town = await readFile(TOWN, 'utf8');
  const own = town
    .replace('Lingonköping / Lingonbury', 'Blåbärsköping / Bilbury')
    .replace('Uggleboet', 'Fladdermusgrottan');
  await planChase(page, { police: 2 });
  await page.getByLabel('Välj kartfil').setInputFiles(asMap(own));
  await expect(page.getByText('min-stad.map är i sin ordning: Blåbärsköping.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Karta över Blåbärsköping' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Blåbärsköping/ })).toBeChecked();

  await begin(page);
  expect(await turnInChase(page)).toBe('play');
  await ends(page)
    .and(page.getByRole('button', { name: /Fladdermusgrottan/ }))
    .click();
  await page.getByRole('button', { name: 'Hela loggen' }).click();
  await expect(page.getByRole('dialog').getByText('Du börjar i Fladdermusgrottan.')).toBeVisible();
});

test('a faulty map is refused, with the line and column of each fault', async ({ page }) => {
  const town = await readFile(TOWN, 'utf8');
  const lines = town.split('\n');
  const lineOf = (start: string) => 1 + lines.findIndex((line) => line.startsWith(start));
  const faulty = town.replace('a bank 10000 ', 'a bank 10500 ').replace('###g.##t', '###g§##t');
  await planChase(page);
  await page.getByLabel('Välj kartfil').setInputFiles(asMap(faulty));

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('min-stad.map har 2 fel och går inte att spela på än.');
  const faults = alert.getByRole('listitem');
  await expect(faults.nth(0)).toContainText(`Rad ${lineOf('a bank')}, kolumn 8`);
  await expect(faults.nth(0)).toContainText('En summa är hela tusen, från 1000 till');
  await expect(faults.nth(1)).toContainText(`Rad ${lineOf('###g.')}, kolumn 5`);
  await expect(faults.nth(1)).toContainText('Det här tecknet betyder ingenting på en karta.');
  await expect(faults.nth(1).locator('mark')).toHaveText('§');
  await expect(page.getByRole('radio', { name: /Storstaden/ })).toBeChecked();
  await sound(page, 'a faulty map');

  await page.getByRole('button', { name: 'English' }).click();
  await expect(faults.nth(1)).toContainText('This character means nothing on a map.');
  await page.getByRole('button', { name: 'Svenska' }).click();

  // Mended and chosen again, it is good.
  await page.getByLabel('Välj kartfil').setInputFiles(asMap(town));
  await expect(alert).toHaveCount(0);
  await expect(page.getByText('min-stad.map är i sin ordning: Lingonköping.')).toBeVisible();
});

test('a file that is too large is refused before it is sent', async ({ page }) => {
  await planChase(page);
  await expect(page.getByRole('img', { name: 'Karta över Storhamn' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Välj kartfil').setInputFiles(asMap('#'.repeat(20_000), 'stor.map'));
  await expect(page.getByRole('alert')).toHaveText(
    'stor.map är för stor för att vara en karta. Den får vara högst 16 kB.',
  );
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
});

for (const [size, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`laying a chase is accessible by day and by night on ${size}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport });
    await prepare(context);
    const page = await context.newPage();
    // The browser complains here about whatever the Content-Security-Policy forbids.
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await planChase(page, { police: 2, rounds: 17 });
    await expect(page.getByRole('img', { name: 'Karta över Storhamn' })).toBeVisible();
    await soundDayAndNight(page, 'start');
    expect(complaints).toEqual([]);
    const wide = `spelbord map 1\nname ${'Å'.repeat(90)}\n${'?'.repeat(90)}\n`;
    await page.getByLabel('Välj kartfil').setInputFiles(asMap(wide, `${'lång'.repeat(20)}.map`));
    await expect(page.getByRole('alert').getByRole('listitem').first()).toBeVisible();
    await soundDayAndNight(page, 'a faulty map');
    await context.close();
  });
}
