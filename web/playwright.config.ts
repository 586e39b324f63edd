import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'sv-SE',
    // Only what is about it has the page kept: elsewhere nothing may come from anywhere but the server.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // The first lets it run as root; the others keep it from calling home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'play', testIgnore: /(shots|sheet|pictures)\.spec\.ts$/ },
    // Pictures of every page, and of what a table lives through, to be looked at.
    { name: 'shots', testMatch: /shots\.spec\.ts$/ },
    // Those of the README.
    { name: 'pictures', testMatch: /pictures\.spec\.ts$/ },
    // Every state at every size, on contact sheets.
    { name: 'sheet', testMatch: /sheet\.spec\.ts$/ },
  ],
});
