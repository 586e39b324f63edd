// Looks at every control and every text of a page at several sizes of the window.

import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { sound } from './sound';
import { at, controlsIn, faults, sidewaysIn, type Size } from './sweep-checks';
import { unreadableIn } from './sweep-texts';

export async function resize(page: Page, { width, height }: Size) {
  await page.setViewportSize({ width, height });
  // What measures itself is told after a frame, and drawn in the next.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Everything is to be looked at, however long it takes: `npm run sweep`. */
export const wantsAll = process.env.SWEEP === 'all';

/** Where accessibility is looked into too, if everything is: a phone, one held sideways, a desk. */
const CLOSELY = [360, 844, 1440];

export async function sweep(page: Page, state: string, sizes: Size[]) {
  const found: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const unreadable = [...(await page.evaluate(unreadableIn)), ...(await page.evaluate(sidewaysIn))];
    found.push(...unreadable.map((fault) => `${at(state, size)}: ${fault}`));
    const controls = await page.evaluate(controlsIn);
    expect(controls.length).toBeGreaterThan(0);
    found.push(...faults(state, size, controls));
    if (wantsAll && size.text === 100 && CLOSELY.includes(size.width)) await sound(page, at(state, size));
  }
  expect(found).toEqual([]);
}
