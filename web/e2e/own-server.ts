import { test as base } from '@playwright/test';
import { prepare } from './fixtures';
import { Server } from './server';

/** For tests that end their server. */
export const prepareTest = base.extend<{ own: Server }>({
  // Playwright reads the names of the fixtures from the pattern, so it must be there, empty.
  own: async ({}, use) => {
    const own = await Server.start();
    await use(own);
    await own.stop();
  },
  baseURL: async ({ own }, use) => use(own.url),
  context: async ({ context }, use) => {
    await prepare(context);
    await use(context);
  },
});

export { expect } from '@playwright/test';
