// Hands and keys on the map of the city, as a browser sends them.

import type { CDPSession, Page } from '@playwright/test';
import { layChase, turnInChase } from './chase';
import { expect, PHONE, prepare, test } from './fixtures';

interface Spot {
  x: number;
  y: number;
}

const map = (page: Page) => page.getByRole('group', { name: 'Kartan över Storhamn' });
/** The ground that the city is drawn on: where it lies tells what the camera sees. */
const ground = (page: Page) => page.locator('.city-paper').first();

async function box(page: Page) {
  return (await ground(page).boundingBox())!;
}

async function middle(page: Page): Promise<Spot> {
  const { x, y, width, height } = (await map(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The place in the city under a point of the page, as shares of its width and height. */
async function under(page: Page, { x, y }: Spot): Promise<[number, number]> {
  const city = await box(page);
  return [(x - city.x) / city.width, (y - city.y) / city.height];
}

async function expectUnder(page: Page, spot: Spot, [across, down]: [number, number]) {
  const [nowAcross, nowDown] = await under(page, spot);
  expect(nowAcross).toBeCloseTo(across, 2);
  expect(nowDown).toBeCloseTo(down, 2);
}

async function width(page: Page): Promise<number> {
  return (await box(page)).width;
}

test('the wheel comes closer to what is under it, and the mouse drags it along', async ({ page }) => {
  await layChase(page, { police: 2 });
  await turnInChase(page);
  const whole = await width(page);
  const spot = await middle(page);
  spot.x += 80;
  const place = await under(page, spot);
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => width(page)).toBeGreaterThan(whole * 1.3);
  await expectUnder(page, spot, place);

  await page.mouse.down();
  await page.mouse.move(spot.x - 60, spot.y + 40, { steps: 4 });
  await page.mouse.up();
  await expectUnder(page, { x: spot.x - 60, y: spot.y + 40 }, place);
  // Where it came to lie it is sharp: printed at the scale it is seen at.
  await expect(map(page).locator('.sheet')).toHaveCSS('transform', /^matrix\(1, 0, 0, 1, /);

  await page.mouse.wheel(0, 3000);
  await expect.poll(() => width(page)).toBeLessThan(whole * 1.05);
});

test('keys move the map, zoom, and bring the whole city back', async ({ page }) => {
  await layChase(page, { police: 2 });
  await turnInChase(page);
  const whole = await box(page);
  await map(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => width(page)).toBeGreaterThan(whole.width * 1.8);
  const before = await box(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await box(page)).x).toBeLessThan(before.x - 40);
  expect((await box(page)).y).toBeLessThan(before.y - 40);
  await page.keyboard.press('-');
  await expect.poll(() => width(page)).toBeLessThan(before.width);
  await page.keyboard.press('Home');
  await expect.poll(() => box(page)).toEqual(whole);
});

/** How large the smallest name of a street is on the screen, in pixels; none where they are left out. */
async function smallestName(page: Page): Promise<number | null> {
  const sizes = await page.locator('.city-street-name').evaluateAll((names) =>
    names.flatMap((name) => {
      const { a, b } = (name as SVGTextElement).getScreenCTM()!;
      const { fontSize, opacity } = getComputedStyle(name);
      return Number(opacity) === 0 ? [] : [parseFloat(fontSize) * Math.hypot(a, b)];
    }),
  );
  return sizes.length === 0 ? null : Math.min(...sizes);
}

for (const [size, viewport, fromAfar] of [
  ['a desk', { width: 1440, height: 900 }, 8],
  ['a phone', PHONE, null],
] as const) {
  test(`the names of the streets can be read on ${size}, or are left out`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await layChase(page, { police: 2 });
    await turnInChase(page);
    if (fromAfar === null) expect(await smallestName(page)).toBe(null);
    else expect(await smallestName(page)).toBeGreaterThan(fromAfar);
    await map(page).focus();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('+');
    await expect.poll(() => smallestName(page)).toBeGreaterThan(11);
  });
}

/** Fingers on the glass. */
async function touch(hand: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Spot[]) {
  await hand.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
  });
}

test('fingers drag and pinch the map on a phone, and a tap that trembles still chooses', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'sv-SE',
  });
  await prepare(context);
  const page = await context.newPage();
  const hand = await context.newCDPSession(page);
  await layChase(page, { police: 2 });
  await turnInChase(page);
  // A fingertip rolls a few pixels on the den it chooses.
  const den = (await page.getByTestId('end').first().boundingBox())!;
  expect(Math.min(den.width, den.height)).toBeGreaterThanOrEqual(40);
  const tip = { x: den.x + den.width / 2, y: den.y + den.height / 2 };
  await touch(hand, 'touchStart', [tip]);
  await touch(hand, 'touchMove', [{ x: tip.x + 3, y: tip.y + 2 }]);
  await touch(hand, 'touchEnd', []);
  await expect(page.getByTestId('confirm')).toBeVisible();

  // Closer, until there is city to every side.
  for (let press = 0; press < 4; press += 1) await page.getByRole('button', { name: 'Zooma in' }).tap();
  const { x, y } = await middle(page);

  // Apart, and a little down: closer, with what was between the fingers still between them.
  const [before, between] = [await width(page), await under(page, { x, y })];
  await touch(hand, 'touchStart', [{ x: x - 40, y }]);
  await touch(hand, 'touchStart', [
    { x: x - 40, y },
    { x: x + 40, y },
  ]);
  for (let step = 1; step <= 6; step += 1)
    await touch(hand, 'touchMove', [
      { x: x - 40 - step * 4, y: y + step * 5 },
      { x: x + 40 + step * 4, y: y + step * 5 },
    ]);
  await touch(hand, 'touchEnd', []);
  await expect.poll(() => width(page)).toBeGreaterThan(before * 1.4);
  await expectUnder(page, { x, y: y + 30 }, between);

  // One finger takes the map with it.
  const held = await under(page, { x, y });
  await touch(hand, 'touchStart', [{ x, y }]);
  for (let step = 1; step <= 5; step += 1) await touch(hand, 'touchMove', [{ x: x - step * 10, y }]);
  await touch(hand, 'touchEnd', []);
  await expectUnder(page, { x: x - 50, y }, held);
  await context.close();
});
