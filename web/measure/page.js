// How fast the page arrives: what comes over the line and when the largest thing is painted, on a slow line and with a
// slow processor. `cargo xtask bench page` starts it with one program to measure, or with two to measure by turns.

import { chromium } from '@playwright/test';
import { startServer } from './server.js';
import { openSlowly } from './slow.js';

const LOADS = 5;
const GAMES = ['tjuv', 'tjuv-och-polis', 'monopol'];
const FRAME_LIMIT = 50;
/** Where a table is played at: in this page, and in those it is measured beside. */
const PLAYED = ':is(.around, .playing) #content';

const KILO = (bytes) => bytes / 1000;

/** The start page in a browser that has never been here, and then a first table of a game. */
async function arrive(browser, url, game) {
  const { page, line, close } = await openSlowly(browser);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const start = KILO(line.bytes);
  const [paint, drawn] = await page.evaluate(() => [globalThis.largestPaint, globalThis.drawn]);

  await page.locator(`label:has(input[value="${game}"])`).click();
  const before = line.bytes;
  const pressed = Date.now();
  await page.locator('form .button.first').click();
  await page.locator(`${PLAYED} > *`).first().waitFor({ state: 'attached' });
  const ready = Date.now() - pressed;
  const more = KILO(line.bytes - before);
  const frames = game === 'tjuv-och-polis' ? await pan(page) : [];
  await close();
  return {
    'start page, kB': start,
    'largest paint, ms': paint,
    'all of the start page, ms': drawn,
    [`${game}: kB more`]: more,
    [`${game}: ready after, ms`]: ready,
    ...(frames.length > 0 && { [`${game}: frames of 100 in time`]: inTime(frames) }),
  };
}

/** Drags the city about, and answers how long each frame took. */
async function pan(page) {
  const city = await page.locator(`${PLAYED} svg`).first().boundingBox();
  const middle = { x: city.x + city.width / 2, y: city.y + city.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  // The whole city is in sight at first, and only a part of it can be dragged.
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -300);
  await page.evaluate(() => {
    globalThis.frames = [];
    let last = performance.now();
    const count = (now) => {
      globalThis.frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.down();
  for (let step = 1; step <= 120; step += 1) {
    const angle = step / 12;
    await page.mouse.move(middle.x + 120 * Math.sin(angle), middle.y + 80 * (Math.cos(angle) - 1));
  }
  await page.mouse.up();
  return page.evaluate(() => globalThis.frames);
}

const inTime = (frames) => (100 * frames.filter((frame) => frame <= FRAME_LIMIT).length) / frames.length;

function median(figures) {
  const sorted = [...figures].sort((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

const shown = (figure) => figure.toFixed(figure < 10 ? 2 : figure < 100 ? 1 : 0);

function tell(title, rows) {
  console.log(title);
  for (const [what, figures] of Object.entries(rows)) {
    const range = `${shown(Math.min(...figures))} to ${shown(Math.max(...figures))}`;
    console.log(`  ${what.padEnd(38)}: ${shown(median(figures))}  (${range})`);
  }
}

const programs = process.argv.slice(2);
const servers = await Promise.all(programs.map(startServer));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const measured = servers.map(() => ({}));
try {
  for (let load = 0; load < LOADS; load += 1) {
    for (const game of GAMES) {
      for (const [which, server] of servers.entries()) {
        const figures = await arrive(browser, server.url, game);
        for (const [what, figure] of Object.entries(figures)) (measured[which][what] ??= []).push(figure);
      }
    }
    console.error(`Load ${load + 1} of ${LOADS}`);
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.stop()));
}

const [ours, theirs] = measured;
tell(`Ours, median of ${LOADS} loads`, ours);
if (theirs) {
  tell(`${programs[1]}, by turns with ours`, theirs);
  const both = Object.keys(ours).filter((what) => what in theirs);
  const ratios = (what) => ours[what].map((figure, load) => figure / theirs[what][load]);
  tell('Ours divided by theirs, load by load', Object.fromEntries(both.map((what) => [what, ratios(what)])));
}
