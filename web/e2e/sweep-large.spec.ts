// The same sweep for whoever has told the browser to write everything twice as large. On a phone they have to scroll, and
// still nothing may be out of reach.

import { SIZES } from './fixtures';
import { test } from './large';
import { sweep, wantsAll } from './sweep';
import { inOrder, STATES } from './sweep-states';

/** Four sizes tell most of it; all are visited when asked for. */
const FOUR: [number, number][] = [
  [360, 640],
  [844, 390],
  [820, 1180],
  [1440, 900],
];
const WINDOWS = (wantsAll ? SIZES : FOUR).map(([width, height]) => ({ width, height, text: 200 }));

for (const [state, open] of Object.entries(STATES)) {
  test(`${state}: every control is in reach with large text`, async ({ page }) => {
    await open(page);
    await sweep(page, state, inOrder(state, WINDOWS));
  });
}
