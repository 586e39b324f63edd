// Every state on every screen: what can be used can be reached, seen, hit and read. Each state is opened once and resized.

import { expect, SIZES, test } from './fixtures';
import { sweep } from './sweep';
import { faults } from './sweep-checks';
import { SMALL_FIRST, STATES } from './sweep-states';

const WINDOWS = SIZES.map(([width, height]) => ({ width, height, text: 100 }));

const desk = { width: 1440, height: 900, text: 100 };
const lying = { width: 844, height: 390, text: 200 };
const whole = {
  name: 'Köp',
  plays: true,
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
  expect(told({ height: 40 })).toEqual(['buy at 844×390, text 200 %: “Köp” is 90×40, less than 44']);
  // Where nobody touches the screen, and for what nobody plays with, less is enough.
  expect(told({ height: 40 }, desk)).toEqual([]);
  expect(told({ height: 40, plays: false })).toEqual([]);
  expect(told({ height: 20, plays: false }, desk)).toEqual(['buy at 1440×900: “Köp” is 90×20, less than 24']);
  expect(told({ height: 20, plays: false, inline: true })).toEqual([]);
});

for (const [state, open] of Object.entries(STATES)) {
  test(`${state}: every control is in reach on every screen`, async ({ page }) => {
    await open(page);
    // A deal on the board does not outlive the board's other layouts, nor one in a drawer the drawer.
    await sweep(page, state, SMALL_FIRST.has(state) ? WINDOWS : WINDOWS.toReversed());
  });
}
