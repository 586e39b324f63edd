// Looks at every control and every text of a page at several sizes of the window.

import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { at, controlsIn, faults, type Size } from './sweep-checks';
import { unreadableIn } from './sweep-texts';

export async function resize(page: Page, { width, height }: Size) {
  await page.setViewportSize({ width, height });
  // What measures itself is told after a frame, and drawn in the next.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

export async function sweep(page: Page, state: string, sizes: Size[]) {
  const found: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const unreadable = await page.evaluate(unreadableIn);
    found.push(...unreadable.map((fault) => `${at(state, size)}: ${fault}`));
    const controls = await page.evaluate(controlsIn);
    expect(controls.length).toBeGreaterThan(0);
    found.push(...faults(state, size, controls));
  }
  expect(found).toEqual([]);
}
