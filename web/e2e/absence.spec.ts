// A table outlasts its people: somebody vanishes, somebody's time runs out, somebody is not there to begin with.

import type { Page } from '@playwright/test';
import { agree, invitation, sitDown, strip, wordAt } from './about';
import { DESK, expect, PHONE, test } from './fixtures';
import { prepareTest } from './own-server';
import { frames, layTable, over, playable, playCard, playTogether, whoseTurn } from './play';
import { sound } from './sound';

const PATIENT = { timeout: 30_000 };

/** Plays on these pages until the match waits for somebody who is away. */
async function untilMissed(pages: Page[]) {
  const missed = strip(pages[0]!, 'away');
  const waits = async () => {
    const ready = await Promise.all(pages.map((page) => playable(page).count()));
    return (await missed.count()) > 0 ? null : pages[ready.findIndex((count) => count > 0)];
  };
  for (;;) {
    await expect.poll(waits, PATIENT).not.toBe(undefined);
    const page = await waits();
    if (page === null) return;
    if (page) await playCard(page);
  }
}

/** Whether a bot decided for a person in one of these frames. */
const stoodIn = (received: Record<string, unknown>[]) =>
  received.some((frame) => (frame.step as { stand_in?: boolean } | undefined)?.stand_in === true);

for (const [size, viewport] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('one of three vanishes, a bot stands in, and whoever returns plays on', async ({
      page,
      visitor,
    }) => {
      test.slow();
      await agree(page, { grace: 0, pace: 'brisk' });
      const received = frames(page);
      await layTable(page, [['here', 'Anna'], ['link'], ['link']]);
      const link = await invitation(page);
      const [bo, cecilia] = [await visitor(), await visitor({ language: 'en' })];
      await sitDown(bo, link, 'Bo');
      await sitDown(cecilia, link, 'Cecilia');
      await playTogether([page, bo, cecilia], 4);
      const address = bo.url();
      await bo.close();

      await untilMissed([page, cecilia]);
      await expect(strip(page, 'away')).toContainText('Bo är borta. Vänta, eller låt en bot spela så länge?');
      await expect(strip(cecilia, 'away')).toContainText('Bo is away.');
      await expect(wordAt(page, 1)).toContainText('borta');
      await sound(page, 'somebody is away');
      await strip(page, 'away').getByRole('button', { name: 'Låt en bot spela så länge' }).click();
      await expect(wordAt(page, 1)).toContainText('spelar genom en bot');
      await expect(wordAt(cecilia, 1)).toContainText('plays through a bot');
      await whoseTurn([page, cecilia]);
      expect(stoodIn(received)).toBe(true);
      await playTogether([page, cecilia], 4);

      const back = await bo.context().newPage();
      await back.goto(address);
      await expect(wordAt(page, 1)).toHaveCount(0);
      await expect(wordAt(cecilia, 1)).toHaveCount(0);
      const before = received.length;
      while ((await whoseTurn([page, cecilia, back])) !== back) await playTogether([page, cecilia], 1);
      await playCard(back);
      await playTogether([page, cecilia, back]);
      expect(stoodIn(received.slice(before))).toBe(false);
      await expect(page.getByTestId('by-stand-in')).toHaveText(
        /^En bot valde (en gång|\d+ gånger) för Bo\.$/,
      );
      await expect(cecilia.getByTestId('by-stand-in')).toHaveText(/^A bot chose (once|\d+ times) for Bo\.$/);
      await sound(page, 'the end');
    });

    test('somebody who has just gone is waited for before anybody may ask for a bot', async ({
      page,
      visitor,
    }) => {
      await layTable(page, [['here', 'Anna'], ['link']]);
      const bo = await visitor();
      await sitDown(bo, await invitation(page), 'Bo');
      await whoseTurn([page, bo]);
      await bo.close();
      await untilMissed([page]);
      await expect(strip(page, 'away')).toContainText(
        /^Bo är borta\. Om \d+ sekunder kan en bot spela så länge\.\s*$/,
      );
      await expect(strip(page, 'away').getByRole('button')).toHaveCount(0);
    });

    test('whoever is away when the table fills up is begun without, if all the others want it', async ({
      page,
      visitor,
    }) => {
      await layTable(page, [['here', 'Anna'], ['link'], ['link']]);
      const link = await invitation(page);
      const [bo, cecilia] = [await visitor(), await visitor({ language: 'en' })];
      // Nobody hears this one tell the number that came along with the name.
      await bo.routeWebSocket('**/api/socket', () => {});
      await sitDown(bo, link, 'Bo');
      await expect(page.getByText('Borta, lyckotal valt')).toBeVisible();
      await bo.close();
      await sitDown(cecilia, link, 'Cecilia');

      await expect(page.getByText('Bo är borta. Vänta, eller börja utan lyckotal därifrån?')).toBeVisible();
      await sound(page, 'gathering with somebody away');
      await page.getByRole('button', { name: 'Börja utan Bos lyckotal' }).click();
      await expect(cecilia.getByText('Anna wants to begin now.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Vänta i stället' })).toBeVisible();
      await cecilia.getByRole('button', { name: 'Begin without Bo’s lucky number' }).click();
      await expect(page.getByTestId('now')).toContainText(/\S/);
      await expect(cecilia.getByTestId('now')).toContainText(/\S/);
    });
  });
}

prepareTest.describe('against the clock', () => {
  // Whoever stands in thinks for so long that nothing happens but what people do.
  prepareTest.use({ botPause: 120_000, viewport: DESK });

  prepareTest(
    'time runs out, a bot stands in, and one word gives the seat back',
    async ({ page, visitor }) => {
      await agree(page, { clock: { kind: 'bank', seconds: 12, top_up: 12 } });
      const received = frames(page);
      await layTable(page, [['here', 'Anna'], ['link']]);
      const bo = await visitor();
      await sitDown(bo, await invitation(page), 'Bo');
      const slow = (await whoseTurn([page, bo]))!;
      const [seat, other] = slow === page ? [0, bo] : [1, page];
      await expect(slow.getByRole('timer', { name: /^Din tid: / })).toBeVisible();

      await expect(strip(slow, 'stood-in')).toContainText('En bot spelar för dig.', PATIENT);
      await expect(wordAt(other, seat)).toContainText('spelar genom en bot');
      await sound(slow, 'a bot stands in');
      await strip(slow, 'stood-in').getByRole('button', { name: 'Jag är tillbaka' }).click();
      await expect(strip(slow, 'stood-in')).toHaveCount(0);
      // Whoever takes every card on the table fills it up as well.
      for (let next: Page | null = slow; next === slow; next = await whoseTurn([slow, other]))
        await playCard(slow);
      expect(stoodIn(received)).toBe(false);
      await expect(over(slow)).toHaveCount(0);
    },
  );
});
