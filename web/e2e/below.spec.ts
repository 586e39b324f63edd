// The table below a path of somebody's address, behind a proxy: nothing of it may be looked for anywhere else.

import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { invitation, sitDown } from './about';
import { expect, test as shared } from './fixtures';
import { begin, chooseGame, over, playTogether, seatAll, whoseTurn } from './play';
import { Proxy } from './proxy';
import { Server } from './server';

const test = shared.extend<{ takesOff: boolean; homeProxy: Proxy }>({
  takesOff: [false, { option: true }],
  homeProxy: async ({ takesOff }, use) => {
    const proxy = await Proxy.start('/spel', takesOff);
    const server = await Server.start(20, ['--public-url', proxy.url]);
    proxy.target = server.url;
    await use(proxy);
    proxy.stop();
    await server.stop();
  },
});

const hand = (page: Page) =>
  page.locator('.hand [data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));

/** The square that a camera reads this address from. */
function squareOf(address: string): string {
  const { data } = encode(address, { border: 2 });
  return data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

for (const takesOff of [false, true]) {
  test.describe(takesOff ? 'whose proxy takes the path off' : 'whose proxy hands the path on', () => {
    test.use({ takesOff });

    test('a table below a path is laid, joined, played and come back to', async ({
      page,
      visitor,
      homeProxy: proxy,
    }) => {
      await page.goto(proxy.url);
      await chooseGame(page, 'tjuv');
      await seatAll(page, [['here', 'Anna'], ['link']]);
      await begin(page);
      expect(page.url()).toMatch(new RegExp(`^${proxy.url}/t/\\w+$`));

      const link = await invitation(page);
      expect(link).toMatch(new RegExp(`^${page.url()}#invite=\\w+$`));
      const square = page.locator('.square path');
      await expect(square).toHaveAttribute('d', squareOf(link));

      const guest = await visitor();
      await sitDown(guest, link, 'Bo');
      await playTogether([page, guest], 3);
      await whoseTurn([page, guest]);
      const before = await hand(page);
      await page.reload();
      await whoseTurn([page, guest]);
      expect(await hand(page)).toEqual(before);
      await playTogether([page, guest]);

      await over(page).click();
      await expect(page.getByText(/^Steg 0 av/)).toBeVisible();
      expect(page.url()).toContain(`${proxy.url}/replay/`);
      await page.goto(`${proxy.url}/rules/tjuv#tj.steal`);
      await expect(page.locator('article.sought')).toBeVisible();
      await page.getByRole('link', { name: 'Spelbord' }).first().click();
      await expect(page.getByRole('heading', { name: 'Lägg upp ett bord' })).toBeVisible();
      expect(page.url()).toBe(`${proxy.url}/`);
      expect(proxy.outside).toEqual([]);
    });
  });
}
