import {
  act,
  chaseToEnd,
  chaseTogether,
  die,
  doable,
  endInSight,
  ends,
  layChase,
  pieces,
  turnInChase,
} from './chase';
import { expect, prepare, test } from './fixtures';
import { frames, over } from './play';
import { soundDayAndNight } from './sound';

const now = 'now';

test('a chase as thief against bots, to the end, looked back at and checked', async ({ page }) => {
  await layChase(page, { town: true, police: 2, rounds: 4 });
  expect(await turnInChase(page)).toBe('play');
  await expect(page.getByTestId(now)).toHaveText('Välj ett näste på kartan. Där börjar du.');
  await chaseToEnd(page);
  await expect(page.getByTestId(now)).toContainText(/vann|segern/);

  await over(page).click();
  const step = page.getByText(/^Steg \d+ av \d+$/);
  await expect(step).toHaveText(/^Steg 0 av/);
  await expect(page.getByRole('group', { name: 'Kartan över Lingonköping' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(step).toHaveText(/^Steg 1 av/);
  await expect(page.getByTestId('words')).toContainText(/\S/);
  await page.getByRole('button', { name: 'Till slutet' }).click();
  await page.getByRole('button', { name: 'Kontrollera matchen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Allt stämmer.');
});

test('a chase as police against bots, to the end, and once more', async ({ page }) => {
  await layChase(page, { town: true, police: 1, rounds: 4 });
  expect(await turnInChase(page)).toBe('play');
  await expect(page.getByTestId(now)).toContainText('Ställ ut polisman');
  let pushed = 0;
  while ((await turnInChase(page)) === 'play') {
    if ((await pieces(page).count()) > 0) pushed += 1;
    await act(page);
  }
  expect(pushed).toBeGreaterThan(0);
  await expect(page.getByTestId(now)).toContainText(/vann|segern/);

  const first = page.url();
  await page.getByRole('button', { name: 'En match till med samma gäng' }).click();
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/t/'));
  expect(await turnInChase(page)).toBe('play');
});

test('three browsers and a watcher chase each other', async ({ page, visitor }) => {
  test.slow();
  await layChase(page, {
    seats: [['here', 'Anna'], ['link'], ['link']],
    police: 2,
    town: true,
    rounds: 3,
  });
  await expect(page.getByRole('heading', { name: 'Vi väntar in alla' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Länk för att vara med' }).inputValue();
  const guests = [];
  for (const name of ['Bo', 'Cecilia']) {
    const guest = await visitor();
    await guest.goto(link);
    await expect(guest.getByText('Du är bjuden till en omgång Tjuv och Polis.')).toBeVisible();
    await guest.getByLabel('Ditt namn').fill(name);
    await guest.getByRole('button', { name: 'Ta plats' }).click();
    guests.push(guest);
  }
  const [bo, cecilia] = guests as [typeof page, typeof page];
  const watcher = await visitor();
  await watcher.goto(page.url());
  await expect(watcher.getByText('Du tittar på')).toBeVisible();

  await chaseTogether([page, bo, cecilia], 14);
  await bo.reload();
  await chaseTogether([page, bo, cecilia]);
  for (const each of [page, bo, cecilia, watcher]) await expect(over(each)).toBeVisible();
  await expect(doable(watcher)).toHaveCount(0);
});

test('the whole chase by keyboard alone', async ({ page }) => {
  await layChase(page, { town: true, police: 2, rounds: 3 });
  const focused = (selector: string) => page.locator(`${selector}:focus`);
  const offered = [
    '[data-testid=die][aria-disabled=false]',
    '[data-testid=end]',
    '[data-testid=money]',
    '[data-piece][role=button]',
  ].join(', ');
  while ((await turnInChase(page)) === 'play') {
    for (let presses = 0; (await focused(`:is(${offered})`).count()) === 0; presses += 1) {
      expect(presses, 'Tab comes to what can be done').toBeLessThan(60);
      await page.keyboard.press('Tab');
    }
    if ((await focused('[data-testid=end]').count()) > 0) {
      // What would happen on the square in focus stands in words beside the die.
      const words = await focused('[data-testid=end]').getAttribute('aria-label');
      expect(words).toMatch(/\S/);
      await expect(page.getByText(words!, { exact: true }).first()).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Skickar …')).toHaveCount(0);
  }
  await expect(over(page)).toBeVisible();
});

test('a phone chases by taps', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'sv-SE',
  });
  await prepare(context);
  const page = await context.newPage();
  await layChase(page, { town: true, police: 2, rounds: 3 });
  while ((await turnInChase(page)) === 'play') {
    if ((await die(page).count()) > 0) await die(page).tap();
    else if ((await ends(page).count()) > 0) {
      // One tap shows what would happen on the square, the button does it.
      await (await endInSight(page)).tap();
      await page.getByTestId('confirm').tap();
    } else await act(page);
  }
  await expect(over(page)).toBeInViewport();
  await context.close();
});

test('people at one screen take turns without a curtain, for nothing is hidden', async ({ page }) => {
  await layChase(page, {
    seats: [
      ['here', 'Anna'],
      ['here', 'Bo'],
    ],
    police: 1,
    town: true,
    rounds: 2,
  });
  const spoken = new Set<string>();
  while ((await turnInChase(page)) === 'play') {
    const sentence = await page.getByTestId(now).innerText();
    spoken.add(['Anna', 'Bo'].find((name) => sentence.startsWith(name)) ?? sentence);
    await act(page);
    await expect(page.getByText('Skickar …')).toHaveCount(0);
    await expect(page.getByTestId('curtain')).toHaveCount(0);
  }
  expect([...spoken].sort()).toEqual(['Anna', 'Bo']);
});

test('with secret money the curtain hides what a thief has', async ({ page }) => {
  const received = frames(page);
  await layChase(page, {
    seats: [['here', 'Anna'], ['here', 'Bo'], ['bot.medium']],
    police: 3,
    town: true,
    rounds: 3,
    secretMoney: true,
  });
  const curtain = page.getByTestId('curtain');
  for (const name of ['Anna', 'Bo', 'Anna']) {
    await expect(curtain.getByRole('heading', { name: `Lämna över till ${name}` })).toBeVisible();
    await expect(page.locator('[data-piece]')).toHaveCount(0);
    await curtain.getByRole('button', { name: `Jag är ${name} – låt mig se` }).click();
    await expect(curtain).toHaveCount(0);
    while ((await curtain.count()) === 0) {
      await expect(doable(page).or(curtain).first()).toBeVisible();
      if ((await curtain.count()) === 0) await act(page);
      await expect(page.getByText('Skickar …')).toHaveCount(0);
    }
  }
  // No line has ever told one thief the money of another.
  const told = received.flatMap((frame) => {
    const message = (frame.step ?? frame.resync) as { standing: { view: { thieves: Thief[] } } } | undefined;
    return message
      ? [message.standing.view.thieves.filter((thief) => thief.carried.sum !== null).length]
      : [];
  });
  expect(told.length).toBeGreaterThan(0);
  expect(Math.max(...told)).toBeLessThanOrEqual(1);
});

interface Thief {
  carried: { sum: number | null };
}

test('the board is asked for again when neither server nor engine answers', async ({ page }) => {
  let failures = 2;
  await layChase(page, { town: true, police: 2 });
  const address = page.url();
  await page.goto('/');
  await page.route('**/*.wasm', (route) => route.abort());
  await page.route('**/api/board', (route) => {
    failures -= 1;
    return failures >= 0 ? route.abort() : route.continue();
  });
  await page.goto(address);
  await expect(page.getByText('Vi försöker igen strax.')).toBeVisible();
  expect(await turnInChase(page)).toBe('play');
});

for (const [size, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`the table of the chase is accessible by day and by night on ${size}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({ baseURL, viewport });
    await prepare(context);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await layChase(page, { police: 1, rounds: 2 });
    await turnInChase(page);
    await soundDayAndNight(page, 'placing');
    while ((await pieces(page).count()) === 0 && (await turnInChase(page)) === 'play') await act(page);
    await soundDayAndNight(page, 'choosing a piece');
    await pieces(page).first().click();
    await soundDayAndNight(page, 'choosing a square');
    await page.getByRole('button', { name: 'Alla drag i ord' }).click();
    await soundDayAndNight(page, 'in words');
    await page.keyboard.press('Escape');
    await chaseToEnd(page);
    await soundDayAndNight(page, 'the end');
    expect(complaints).toEqual([]);
    await context.close();
  });
}
