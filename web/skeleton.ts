// Writes the file that the start page is sent as: the page of every address, with the poster and its one word in it. So
// something is seen as soon as the style is there, before any of the program has come.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const EMPTY = '<div id="app"></div>';
/** As the start page draws it (pages/Start.svelte), without what is language or picture. */
const POSTER =
  '<div id="app"><div class="start">' +
  '<section class="poster"><div class="title"><h1>Spelbord</h1></div></section></div></div>';

export function skeleton(): Plugin {
  return {
    name: 'skeleton',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      if (!page.includes(EMPTY)) throw new Error('index.html has no place for the poster');
      await writeFile(join(dir, 'start.html'), page.replace(EMPTY, POSTER));
    },
  };
}
