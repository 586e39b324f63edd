import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { agreedOn } from '../src/luck/hash';
import { expect, test } from './fixtures';
import { layTable, over, playToEnd } from './play';

async function playedMatch(page: Page) {
  await layTable(page, [['here', 'Anna'], ['bot.medium']]);
  await playToEnd(page);
}

async function savedMatch(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Spara matchen' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

const asFile = (text: string) => ({
  name: 'match.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a finished match is looked back at, step by step, and checked', async ({ page }) => {
  await playedMatch(page);
  await over(page).click();
  const step = page.getByText(/^Steg \d+ av \d+$/);
  await expect(step).toHaveText(/^Steg 0 av/);
  await page.getByRole('button', { name: 'Ett steg framåt' }).click();
  await expect(step).toHaveText(/^Steg 1 av/);
  await page.keyboard.press('ArrowRight');
  await expect(step).toHaveText(/^Steg 2 av/);
  await expect(page.getByTestId('words')).toContainText(/\S/);
  await page.keyboard.press('ArrowLeft');
  await expect(step).toHaveText(/^Steg 1 av/);
  await page.getByRole('button', { name: 'Till slutet' }).click();
  await expect(page.getByRole('button', { name: 'Ett steg framåt' })).toBeDisabled();

  await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
  const check = page.getByRole('dialog');
  await expect(check).toContainText(/Allt stämmer\. \d+ steg och \d+ dragningar är omräknade/);
  await expect(check).toContainText('Bevisat för dig: ditt lyckotal är med i slumpen');
});

test('a saved match is opened from its file', async ({ page }) => {
  await playedMatch(page);
  const text = await savedMatch(page);
  await page.goto('/replay');
  await page.getByLabel('Välj fil').setInputFiles(asFile(text));
  await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
});

test('a file that is not a match, or not an honest one, gets a clear answer', async ({ page }) => {
  await playedMatch(page);
  const text = await savedMatch(page);

  await page.goto('/replay');
  for (const wrong of ['', 'hello', '{}', text.slice(0, text.length / 2)]) {
    await page.getByLabel('Välj fil').setInputFiles(asFile(wrong));
    await expect(page.getByRole('alert')).toHaveText(
      'Det där är ingen sparad match, eller så är filen skadad.',
    );
  }

  const forged = JSON.parse(text) as { steps: { draws: { drawn: number; of: number }[] }[] };
  const draw = forged.steps[0]!.draws[0]!;
  draw.drawn = (draw.drawn + 1) % draw.of;
  await page.getByLabel('Välj fil').setInputFiles(asFile(JSON.stringify(forged)));
  await expect(page.getByRole('alert')).toContainText('Matchen stämmer inte.');
});

test('a match that is still being played cannot be looked back at', async ({ page }) => {
  await layTable(page);
  const table = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`/replay/${table}`);
  await expect(page.getByRole('heading', { name: 'Matchen är inte slut än.' })).toBeVisible();
});

test('a match in another city than was agreed on is found out', async ({ page }) => {
  const path =
    '../crates/server/tests/fixtures/tjuv-1-monopol-2-tjuv-och-polis-2/replays/tjuv-och-polis-2-01.json';
  const match = JSON.parse(await readFile(path, 'utf8')) as {
    game: string;
    rules: number;
    options: { map: object };
  };
  const table = '00112233aabbccdd';
  const agreed = {
    table,
    game: match.game,
    seats: [],
    names: [],
    over: true,
    time: 1,
    agreed: agreedOn(match),
  };
  await page.addInitScript(
    (tables) => localStorage.setItem('spelbord.tables', tables),
    JSON.stringify([agreed]),
  );
  const said = page.getByRole('dialog').getByRole('status');
  const objected = page.getByRole('dialog').getByRole('alert');

  await page.route('**/api/tables/*/replay', (route) => route.fulfill({ json: match }));
  await page.goto(`/replay/${table}`);
  await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
  await expect(said).toContainText('Allt stämmer.');

  await page.unrouteAll();
  const elsewhere = { ...match, options: { ...match.options, map: { shipped: 'smastad' } } };
  await page.route('**/api/tables/*/replay', (route) => route.fulfill({ json: elsewhere }));
  await page.reload();
  await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
  await expect(objected).toContainText('andra regler eller en annan karta');
});

test('nobody but this page is asked whether a match holds', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  await page.goto('/replay');
  const path = '../crates/server/tests/fixtures/tjuv-och-polis-1/replays/tjuv-och-polis-1-02.json';
  await page.getByLabel('Välj fil').setInputFiles(path);
  await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Allt stämmer.');
  expect(asked).toEqual([]);
});

test('a browser that cannot run the engine still plays, and says what is missing', async ({ page }) => {
  await page.route('**/check.worker-*.js', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: `delete globalThis.WebAssembly;${await response.text()}` });
  });
  await playedMatch(page);
  await expect(page.getByText('Dragen är inte omräknade. Spelmotorn saknas här')).toBeVisible();
  await over(page).click();
  await expect(page.getByRole('heading', { name: 'Spelmotorn saknas här' })).toBeVisible();
});

test('the chances of a match are a curve to click into, and a ledger that adds up', async ({ page }) => {
  await playedMatch(page);
  await over(page).click();
  await page.getByRole('button', { name: 'Chanser och tur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chanser och tur' });
  // In a match in which the estimate was far off, that is said instead.
  const told = dialog.getByTestId('ledger').or(dialog.getByRole('status'));
  await expect(told).toBeVisible({ timeout: 60_000 });
  await expect(dialog).toContainText('enligt mästaren');

  const curve = (await dialog.getByTestId('curve').boundingBox())!;
  await page.mouse.click(curve.x + curve.width / 2, curve.y + curve.height / 2);
  const slider = dialog.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  const at = Number(await slider.inputValue());
  expect(Math.abs(at - last / 2)).toBeLessThanOrEqual(1);
  await expect(page.getByText(`Steg ${at} av ${last}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`Steg ${at + 1} av ${last}`)).toBeVisible();

  const number = (text: string) =>
    Number(
      text
        .replace('−', '-')
        .replace(',', '.')
        .replace(/[^\d.+-]/g, ''),
    );
  for (const seat of ['0', '1']) {
    await dialog.getByLabel('Vems räkning?').selectOption(seat);
    if ((await dialog.getByRole('status').count()) > 0) continue;
    const figures = (await dialog.getByTestId('ledger').getByRole('cell').allTextContents()).map(number);
    const result = figures.pop()!;
    // The start is told in whole points, the rest in tenths.
    expect(Math.abs(figures.reduce((sum, figure) => sum + figure, 0) - result)).toBeLessThan(1);
  }
});
