// Pictures of every page and state, by day and by night, on a desk and on a phone, into shots/.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { act, chaseToEnd, endInSight, layChase, pieces, planChase, turnInChase } from './chase';
import { expect, prepare, test } from './fixtures';
import { layTable, openLinks, over, playable, playToEnd, playTurns, turn } from './play';

async function untilPiece(page: Page) {
  while ((await turnInChase(page)) === 'play' && (await pieces(page).count()) === 0) await act(page);
}

for (const theme of ['day', 'night'] as const) {
  for (const [size, viewport] of [
    ['desk', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test(`${theme} on a ${size}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, viewport });
      await prepare(context, { theme });
      const page = await context.newPage();
      const shot = (name: string) => page.screenshot({ path: `shots/${name}-${size}-${theme}.png` });

      await page.goto('/');
      await shot('start');
      await page.getByText('Spelsätt').click();
      await page.getByRole('button', { name: 'Inställningar' }).click();
      await shot('settings');

      await page.goto('/rules/tjuv');
      await expect(page.locator('article').first()).toBeVisible();
      await shot('rules');
      await page.goto('/replay');
      await shot('open');
      await page.goto('/rules/nothing');
      await shot('missing');

      await layTable(page, [['here', 'Anna'], ['link'], ['link'], ['bot.medium']]);
      await expect(page.getByRole('heading', { name: 'Vi väntar in alla' })).toBeVisible();
      await shot('gathering');
      const invitation = await page.getByRole('textbox', { name: 'Länk för att vara med' }).inputValue();
      const guest = await browser.newContext({ viewport });
      await prepare(guest, { theme });
      const door = await guest.newPage();
      await door.goto(invitation);
      await door.screenshot({ path: `shots/join-${size}-${theme}.png` });
      await guest.close();

      await layTable(page, [['here', 'Anna'], ['here', 'Bo'], ['bot.medium']]);
      await expect(page.getByTestId('curtain')).toBeVisible();
      await shot('curtain');

      await layTable(page, [['here', 'Anna'], ['bot.medium'], ['bot.medium'], ['bot.medium']]);
      await playTurns(page, 4);
      await turn(page);
      await playable(page).last().hover();
      await shot('table');
      await page.getByRole('button', { name: 'Fråga en mästare om råd' }).click();
      await expect(page.getByTestId('advice').getByRole('listitem').first()).toBeVisible();
      await shot('advice');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Hela loggen' }).click();
      await shot('log');
      await page.keyboard.press('Escape');
      await openLinks(page);
      await shot('links');
      await page.keyboard.press('Escape');
      const other = page.getByRole('button', { name: /i stället\?$/ });
      for (;;) {
        if ((await turn(page)) === 'over') break;
        await playable(page).first().hover();
        if ((await other.count()) > 0) {
          await other.click();
          const why = page.getByRole('dialog', { name: 'Varför inte?' });
          await why.getByText('Det är regeln').click();
          await shot('why-not');
          await why.getByRole('button', { name: 'Jaha' }).click();
          break;
        }
        await playable(page).first().click();
      }
      await playToEnd(page);
      await shot('end');
      await over(page).click();
      await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
      for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
      await shot('look-back');
      await page.getByRole('button', { name: 'Visa mästarens drag' }).click();
      await expect(page.getByTestId('verdict')).toContainText(/^Mästaren(:| hade)/);
      await shot('review');
      await page.getByRole('button', { name: 'Vändpunkter' }).click();
      await page.getByRole('button', { name: /^Leta/ }).click();
      await expect(page.getByTestId('outcome')).toBeVisible({ timeout: 60_000 });
      await shot('turning-points');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
      await expect(page.getByText('Allt stämmer.')).toBeVisible();
      await shot('check');
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Mina bord' })).toBeVisible();
      await shot('mine');
      await context.close();
    });

    test(`the chase, ${theme} on a ${size}`, async ({ browser, baseURL }) => {
      test.slow();
      const context = await browser.newContext({ baseURL, viewport });
      await prepare(context, { theme });
      const page = await context.newPage();
      const shot = (name: string, fullPage = false) =>
        page.screenshot({ path: `shots/chase-${name}-${size}-${theme}.png`, fullPage });

      await planChase(page, { police: 2 });
      await expect(page.getByRole('img', { name: 'Karta över Storhamn' })).toBeVisible();
      await shot('options', true);
      const town = await readFile('../crates/city/maps/lingonkoping-1.map', 'utf8');
      const faulty = town.replace('a bank 10000 ', 'a bank 10500 ').replace('###g.##t', '###g§##t');
      const map = { name: 'min-stad.map', mimeType: 'text/plain', buffer: Buffer.from(faulty) };
      await page.getByLabel('Välj kartfil').setInputFiles(map);
      await page.getByRole('alert').scrollIntoViewIfNeeded();
      await shot('faulty');
      await page.goto('/rules/tjuv-och-polis');
      await expect(page.locator('article').first()).toBeVisible();
      await shot('rules');

      await layChase(page, { seats: [['here', 'Anna'], ['link'], ['bot.medium']], police: 2 });
      await expect(page.getByRole('heading', { name: 'Vi väntar in alla' })).toBeVisible();
      await shot('gathering');

      await layChase(page, { police: 2 });
      await turnInChase(page);
      await shot('dens');
      for (let count = 0; count < 8 && (await turnInChase(page)) === 'play'; count += 1) await act(page);
      await turnInChase(page);
      await shot('thief');
      await page.getByRole('button', { name: 'Alla drag i ord' }).click();
      await shot('words');

      await layChase(page, {
        seats: [['here', 'Anna'], ['here', 'Bo'], ['bot.medium']],
        police: 1,
        rounds: 6,
      });
      await untilPiece(page);
      await shot('police');
      await act(page);
      await (await endInSight(page)).hover();
      await shot('police-squares');
      await chaseToEnd(page);
      await shot('end');
      await over(page).click();
      await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
      for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
      await shot('look-back');
      await context.close();
    });
  }
}
