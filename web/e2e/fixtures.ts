import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server';

export interface Settings {
  theme?: 'auto' | 'day' | 'night';
  speed?: 0 | 1 | 2;
  language?: 'sv' | 'en';
}

export const DESK = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };
/** Every size of window that a page is held to: width and height. */
export const SIZES: [number, number][] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
];

/** A browser that has been here before: it wants no motion, and knows the games. */
export async function prepare(
  context: BrowserContext,
  { theme = 'day', speed = 0, language }: Settings = {},
) {
  await context.addInitScript(
    ({ settings, language }) => {
      localStorage.setItem('spelbord.settings', settings);
      if (language) localStorage.setItem('spelbord.language', language);
      localStorage.setItem('spelbord.tjuv.understood', 'robbed steal capture refill');
      localStorage.setItem('spelbord.tjuv-och-polis.understood', 'prison guard wanted den tram telegraph');
      localStorage.setItem(
        'spelbord.monopol.understood',
        'claim debt wishes auction prison offer build mortgage buy',
      );
    },
    { settings: JSON.stringify({ theme, speed, sound: false, call: 'off' }), language },
  );
}

interface Fixtures {
  /** Another person with a browser of their own. */
  visitor: (settings?: Settings) => Promise<Page>;
}

/** Pages of this test talk to one server, shared by the tests of a worker. */
export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // Playwright reads the names of the fixtures from the pattern, so it must be there, empty.
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await prepare(context);
    await use(context);
  },
  visitor: async ({ browser, baseURL, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (settings) => {
      const context = await browser.newContext({ baseURL, viewport, locale: 'sv-SE' });
      contexts.push(context);
      await prepare(context, settings);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
