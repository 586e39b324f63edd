// Every state on every screen: what can be used can be reached, seen and hit, and what is written can be read. Each state is
// opened once and resized.

import { expect, SIZES, test } from './fixtures';
import { sweep } from './sweep';
import { faults, sidewaysIn } from './sweep-checks';
import { inOrder, STATES } from './sweep-states';
import { unreadableIn } from './sweep-texts';

const WINDOWS = SIZES.map(([width, height]) => ({ width, height, text: 100 }));

const desk = { width: 1440, height: 900, text: 100 };
const lying = { width: 844, height: 390, text: 200 };
const whole = {
  name: 'Köp',
  plays: true,
  unseen: false,
  inline: false,
  x: 400,
  y: 300,
  width: 90,
  height: 44,
  cover: null,
  cut: null,
};

test('a fault names the state, the size and the control', () => {
  expect(faults('buy', lying, [whole])).toEqual([]);
  const told = (change: Partial<typeof whole> | { cover: string } | { cut: string }, size = lying) =>
    faults('buy', size, [{ ...whole, ...change }]);
  expect(told({ y: 420 })).toEqual([
    'buy at 844×390, text 200 %: “Köp” cannot be scrolled to, its centre is at (400, 420)',
  ]);
  expect(told({ cover: 'the bar' })).toEqual(['buy at 844×390, text 200 %: “Köp” is covered by the bar']);
  expect(told({ cut: 'Köp Nar' })).toEqual(['buy at 844×390, text 200 %: “Köp” has its words cut: Köp Nar']);
  expect(told({ unseen: true }, desk)).toEqual(['buy at 1440×900: “Köp” is not in sight until one scrolls']);
  expect(told({ unseen: true })).toEqual([]);
  expect(told({ height: 40 })).toEqual(['buy at 844×390, text 200 %: “Köp” is 90×40, less than 44']);
  // Where nobody touches the screen, and for what nobody plays with, less is enough.
  expect(told({ height: 40 }, desk)).toEqual([]);
  expect(told({ height: 40, plays: false })).toEqual([]);
  expect(told({ height: 20, plays: false }, desk)).toEqual(['buy at 1440×900: “Köp” is 90×20, less than 24']);
  expect(told({ height: 20, plays: false, inline: true })).toEqual([]);
});

test('text that is cut, covered or written over is found, and what only looks so is not', async ({
  page,
}) => {
  await page.setContent(`
    <style>
      body, p { margin: 0; font: 16px/20px sans-serif }
      div { position: relative; width: 200px; margin-bottom: 60px }
      .lid { position: absolute; inset: 0; height: 20px; background: white }
      .upon { position: absolute; top: 4px }
      .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    </style>
    <div style="height: 20px; overflow: hidden"><p>Två rader<br>av vilka en är borta</p></div>
    <div><p>Bakom locket</p><p class="lid"></p></div>
    <div><p>Underskrift</p><p class="upon">Överskrift</p></div>
    <div style="height: 20px; overflow: auto"><p>Så mycket att<br>man får rulla</p></div>
    <div style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Ett namn som är mycket längre än så</div>
    <div><p style="line-height: 14px">Rader som<br>står tätt</p></div>
    <div><p>Hörs inte</p><p class="unseen">men detta hörs</p></div>`);
  expect((await page.evaluate(unreadableIn)).map((fault) => fault.replace(/ by .*/, ''))).toEqual([
    '“av vilka en är borta” is cut',
    '“Bakom locket” is covered',
    '“Underskrift” is written over “Överskrift”',
  ]);
});

test('what is wider than the screen or its sheet is found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const sheet = (width: string) => `<dialog open style="width: 200px; padding: 0; border: 0; overflow: auto">
    <div style="width: ${width}">En länk</div></dialog>`;
  await page.setContent(sheet('100%'));
  expect(await page.evaluate(sidewaysIn)).toEqual([]);
  await page.setContent(`${sheet('240px')}<div style="width: 500px; height: 1px"></div>`);
  expect((await page.evaluate(sidewaysIn)).map((fault) => fault.replace(/ is .*/, ''))).toEqual([
    '<html>',
    '<dialog>',
  ]);
});

for (const [state, open] of Object.entries(STATES)) {
  test(`${state}: every control is in reach on every screen`, async ({ page }) => {
    await open(page);
    await sweep(page, state, inOrder(state, WINDOWS));
  });
}
