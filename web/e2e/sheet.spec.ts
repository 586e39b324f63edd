// Contact sheets, to be looked at: each state of the sweep at every size, on one picture in sheets/.

import { SIZES, test as usual } from './fixtures';
import { test as large } from './large';
import { resize } from './sweep';
import { inOrder, STATES } from './sweep-states';

/** How large a picture is on the sheet, and how wide at most. */
const SCALE = 0.5;
const WIDEST = 900;

for (const [text, test] of [
  [100, usual],
  [200, large],
] as const) {
  for (const [state, open] of Object.entries(STATES)) {
    test(`${state}, text ${text} %`, async ({ page, context }) => {
      await open(page);
      const pictures: string[] = [];
      for (const [width, height] of inOrder(state, SIZES)) {
        await resize(page, { width, height, text });
        const shot = await page.screenshot({ scale: 'css' });
        const shown = Math.min(width * SCALE, WIDEST);
        pictures.push(
          `<figure><img src="data:image/png;base64,${shot.toString('base64')}" width="${shown}">` +
            `<figcaption>${width} × ${height}</figcaption></figure>`,
        );
      }

      const sheet = await context.newPage();
      await sheet.setViewportSize({ width: 2000, height: 1000 });
      await sheet.setContent(
        `<style>
           body { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; font: 16px sans-serif; background: #888 }
           h1 { width: 100%; margin: 0; font-size: 24px }
           figure { margin: 0 }
         </style>
         <h1>${state}, text ${text} %</h1>${pictures.join('')}`,
      );
      const name = `${state}-${text}`.replaceAll(/[ ,]+/g, '-');
      await sheet.screenshot({ path: `sheets/${name}.png`, fullPage: true });
    });
  }
}
