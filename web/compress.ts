// Writes every text of the built page and its engine twice more, as short as can be, so that the server only has to choose.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts are compressed already. */
const TEXTS = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

const CODINGS = {
  br: (whole: Buffer) =>
    brotliCompressSync(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    }),
  gz: (whole: Buffer) => gzipSync(whole, { level: constants.Z_BEST_COMPRESSION }),
};

export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    // After everything else that writes.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const files = await readdir(dir, { recursive: true });
        for (const file of files.filter((name) => TEXTS.test(name))) {
          const whole = await readFile(join(dir, file));
          for (const [ending, coding] of Object.entries(CODINGS)) {
            const short = coding(whole);
            if (short.length < whole.length) await writeFile(join(dir, `${file}.${ending}`), short);
          }
        }
      },
    },
  };
}
