import { test as shared } from './fixtures';
import { Server } from './server';

/** For tests that end their server, or need bots that hesitate longer. */
export const prepareTest = shared.extend<{ botPause: number; own: Server }>({
  botPause: [20, { option: true }],
  own: async ({ botPause }, use) => {
    const own = await Server.start(botPause);
    await use(own);
    await own.stop();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

export { expect } from '@playwright/test';
