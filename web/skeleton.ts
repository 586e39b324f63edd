// Writes the file that the start page is sent as: the page of every address, with the poster in it as the start page draws it. So
// that is seen as soon as the style is there, before any of the program has come.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { createServer, type Plugin } from 'vite';

const EMPTY = '<div id="app"></div>';
const FRONT = '/src/start/Front.svelte';
/** What is the same in every language. */
const NAME = 'Spelbord';

export function skeleton(): Plugin {
  return {
    name: 'skeleton',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      if (!page.includes(EMPTY)) throw new Error('index.html has no place for the poster');
      const front = EMPTY.replace('><', `>${await drawn(FRONT, { name: NAME })}<`);
      await hasItsStyle(front, join(dir, 'assets'));
      await writeFile(
        join(dir, 'start.html'),
        page.replace(EMPTY, () => front),
      );
    },
  };
}

/** What a component draws, as text. */
async function drawn(component: string, props: object): Promise<string> {
  const server = await createServer({
    configFile: false,
    plugins: [svelte()],
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { default: drawing } = (await server.ssrLoadModule(component)) as { default: Component<object> };
    // Its comments are for a program that would take it over. Ours draws all of it anew.
    return render(drawing, { props }).body.replaceAll(/<!--.*?-->/g, '');
  } finally {
    await server.close();
  }
}

/** The classes of what was drawn here are those of the page's style only as long as both are made alike. */
async function hasItsStyle(drawing: string, folder: string) {
  const sheets = (await readdir(folder)).filter((name) => /^index-.*\.css$/.test(name));
  const style = (await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))).join();
  for (const [scope] of drawing.matchAll(/svelte-\w+/g))
    if (!style.includes(scope)) throw new Error(`The poster has no style in the page: ${scope}`);
}
