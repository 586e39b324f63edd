// Asks the engine as WebAssembly what the test beside this file asks it natively, and writes its answers. Arguments: the
// folder that the engine was wrapped into; questions come as lines of JSON, answers go out as such.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
const engine = await import(pathToFileURL(`${folder}/in_page.js`).href);
engine.initSync({ module: readFileSync(`${folder}/in_page_bg.wasm`) });

/** What comes one after another, as one. */
function all(next) {
  let text = '';
  for (let piece = next(); piece !== undefined; piece = next()) text += piece;
  return text;
}

const ANSWERS = {
  look_back(file) {
    const looking = new engine.LookBack(file);
    return all(() => looking.piece());
  },
  review(ask) {
    const review = new engine.Reviewing(ask);
    return all(() => {
      const line = review.line();
      return line === undefined ? undefined : `${line}\n`;
    });
  },
  board: (ask) => engine.board(ask),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, text] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(ANSWERS[kind](text))}\n`);
}
