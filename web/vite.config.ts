import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.ts';
import { offline } from './offline.ts';
import { skeleton } from './skeleton.ts';

const server = process.env.SPELBORD_SERVER ?? 'http://127.0.0.1:7070';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), skeleton(), offline(), compress()],
  // Everything is found from the page's base, so that it can lie below a path.
  base: './',
  build: {
    // All of these know light-dark(), <dialog> and the popover attribute, so nothing is rewritten or polyfilled.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    // The server's Content-Security-Policy allows files of our own only, so nothing may be put inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page is made of comes in one piece: on a slow line every file costs a question of its own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  // Workers fetch the engine as a file of its own.
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    // The rulebook lies beside this folder.
    fs: { allow: ['..'] },
  },
  // Unit tests mount components, so they need Svelte's browser build.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/test/texts.ts'] },
}));
