// The same sweep for whoever has told the browser to write everything twice as large.

import { test as usual } from './fixtures';
import { sweep } from './sweep';
import { STATES } from './sweep-states';

const SIZES = [
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
].map(([width, height]) => ({ width: width!, height: height!, text: 200 }));

const test = usual.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

for (const [state, open] of Object.entries(STATES)) {
  test(`${state}: every control is in reach with large text`, async ({ page }) => {
    await open(page);
    await sweep(page, state, SIZES);
  });
}
