// The same sweep for whoever has told the browser to write everything twice as large. On a phone they have to scroll, and
// still nothing may be out of reach.

import { test } from './large';
import { sweep } from './sweep';
import { inOrder, STATES } from './sweep-states';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
].map(([width, height]) => ({ width: width!, height: height!, text: 200 }));

for (const [state, open] of Object.entries(STATES)) {
  test(`${state}: every control is in reach with large text`, async ({ page }) => {
    await open(page);
    await sweep(page, state, inOrder(state, SIZES));
  });
}
