import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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
