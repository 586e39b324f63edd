// A slip of the thumb is mended, but never across a draw.

import type { Page } from '@playwright/test';
import type { MonopolView } from '../src/generated/monopol';
import type { Standing } from '../src/generated/protocol';
import { invitation, sitDown } from './about';
import { act, chaseTogether, layChase, pieces } from './chase';
import { DESK, expect, PHONE, test } from './fixtures';
import { layMonopol, offer, purse, turnInMonopol, whoseTurn } from './monopol';
import { frames } from './play';
import { sound } from './sound';

const undo = (page: Page) => page.getByRole('button', { name: /^(Ta tillbaka det|Take back what) / });

const latest = (page: Page) => page.getByRole('list', { name: /^(Senaste händelserna|What just happened)$/ });

type Received = Record<string, unknown>[];

/** Where the match stands, as the page was last told. */
function standing(received: Received): Standing {
  const told = received.map((frame) => frame.step ?? frame.undone ?? frame.resync) as {
    standing: Standing;
  }[];
  return told.findLast(Boolean)!.standing;
}

/** Both streets of the first group. */
const STREETS = [
  [1, 'Västerlånggatan'],
  [3, 'Hornsgatan'],
] as const;

test.describe('on a desk', () => {
  test.use({ viewport: DESK });

  test('a house that was built by mistake is taken back', async ({ page, visitor }) => {
    test.slow();
    const received = frames(page);
    // Seven with four deeds each have the whole board, and whoever is first buys what is missing for a group.
    const names = ['Anna', 'Bo', 'Cecilia', 'David', 'Elsa', 'Frans', 'Greta'];
    await layMonopol(page, { seats: names.map((name) => ['here', name]), dealt: 4 });
    expect(await turnInMonopol(page)).toBe('play');
    const watcher = await visitor();
    await watcher.goto(page.url());
    const view = () => standing(received).view as MonopolView;
    const [seat] = standing(received).waiting as [number];
    for (const [lot, name] of STREETS) {
      const owner = view().holdings[lot]!.owner!;
      if (owner === seat) continue;
      await offer(page, owner, 1_000, name);
      await page.getByTestId(`hand-${owner}`).click();
      await page.getByRole('button', { name: 'Ja, gör affären' }).click();
      await expect.poll(() => view().holdings[lot]!.owner).toBe(seat);
    }

    const build = page.getByTestId('build-1');
    await expect(build).toBeVisible();
    const before = view();
    const cash = await purse(page, seat);
    await build.click();
    await expect.poll(() => purse(page, seat)).toBeLessThan(cash);
    await undo(page).click();
    await expect.poll(() => purse(page, seat)).toBe(cash);
    expect(view()).toEqual(before);
    await expect(undo(page)).toHaveCount(0);
    await expect(latest(page)).toContainText('Du tog tillbaka det senaste.');
    await expect(latest(watcher)).toContainText(`${names[seat]} tog tillbaka det senaste.`);

    // Once for each decision: a second time it stays.
    await build.click();
    await expect.poll(() => purse(page, seat)).toBeLessThan(cash);
    await expect(undo(page)).toHaveCount(0);
  });

  test('a throw stays thrown, whatever a page believes', async ({ page, visitor }) => {
    const bo = await visitor({ language: 'en' });
    // To these pages it always looks as if something could be taken back.
    for (const each of [page, bo])
      await each.routeWebSocket('**/api/socket', (socket) => {
        const server = socket.connectToServer();
        server.onMessage((text) => {
          const frame = JSON.parse(String(text)) as Record<string, { standing?: Standing }>;
          const told = frame.step ?? frame.resync;
          if (told?.standing) told.standing.undo = true;
          socket.send(JSON.stringify(frame));
        });
      });
    await layMonopol(page, { seats: [['here', 'Anna'], ['link']] });
    await sitDown(bo, await invitation(page), 'Bo');
    const thrower = await whoseTurn([page, bo]);
    const before = await latest(thrower).innerText();
    await thrower.getByTestId('action-throw').click();
    await expect.poll(() => latest(thrower).innerText()).not.toBe(before);
    await expect(thrower.getByText(/^(Skickar|Sending) …$/)).toHaveCount(0);
    const happened = await latest(thrower).innerText();
    await undo(thrower).click();
    await expect(thrower.getByRole('dialog')).toContainText(
      /Slumpen har redan sagt sitt. Det går inte att ångra.|Luck has spoken since. It cannot be taken back./,
    );
    await sound(thrower, 'nothing to take back');
    await thrower.keyboard.press('Escape');
    expect(await latest(thrower).innerText()).toBe(happened);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a piece that went astray goes back, and the throw stays', async ({ page, visitor }) => {
    test.slow();
    const received = frames(page);
    await layChase(page, { seats: [['here', 'Anna'], ['link']], police: 1, town: true });
    const bo = await visitor();
    await sitDown(bo, await invitation(page), 'Bo');
    while ((await pieces(page).count()) === 0) await chaseTogether([page, bo], 1);
    // The throw cannot be taken back.
    await expect(undo(page)).toHaveCount(0);
    const before = standing(received);
    while (standing(received).version === before.version) {
      await act(page);
      await expect(page.getByText('Skickar …')).toHaveCount(0);
    }
    await sound(page, 'something to take back');
    await undo(page).click();
    await expect.poll(() => standing(received).version).toBe(before.version + 2);
    expect(standing(received).view).toEqual(before.view);
    await expect(pieces(page).first()).toBeVisible();
    await expect(latest(bo)).toContainText('Anna tog tillbaka det senaste.');

    // Another piece, and the game goes on.
    await chaseTogether([page, bo], 4);
  });
});
