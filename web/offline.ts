// Writes the service worker (`sw.js`) beside the built page, with the list of all files of this build.

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BLANK = { build: "const BUILD = '';", files: 'const FILES = [];' };
/** The page is kept by its addresses, not by the names of its files. */
const BY_ADDRESS = ['index.html', 'start.html'];

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    // After the page is whole, before it is compressed.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name));
        const names = files.map((file) => file.slice(dir.length + 1)).sort();
        const build = createHash('sha256');
        for (const name of names) build.update(name).update(await readFile(join(dir, name)));
        const kept = names.filter((name) => !BY_ADDRESS.includes(name));
        let worker = await readFile(join(import.meta.dirname, 'sw.js'), 'utf8');
        for (const [blank, filled] of [
          [BLANK.build, `const BUILD = '${build.digest('hex').slice(0, 16)}';`],
          [BLANK.files, `const FILES = ${JSON.stringify(kept)};`],
        ] as const) {
          if (!worker.includes(blank))
            throw new Error(`sw.js has no place for what is in this build: ${blank}`);
          worker = worker.replace(blank, filled);
        }
        await writeFile(join(dir, 'sw.js'), worker);
      },
    },
  };
}
