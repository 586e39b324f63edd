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
  match: (both) => all(logOf(JSON.parse(both))),
  board: (ask) => engine.board(ask),
  decision: (ask) => engine.decision(ask),
};

/** The log of a match of bots, driven as the test drives it. */
function logOf({ ask, made_up: madeUp, protocol }) {
  let now = 1_000;
  const log = JSON.parse(engine.lay(JSON.stringify(ask), JSON.stringify(madeUp), now)).ok.log;
  const table = new engine.TableHere(JSON.stringify(log), 800, now);
  const thinker = new engine.Thinker();
  let asked = null;
  let alarm = null;
  const putIn = (answer) => {
    for (let todo = JSON.parse(answer), append; ; todo = JSON.parse(table.stored(now))) {
      append = null;
      for (const one of todo) {
        if (one.append) append = one.append;
        else if (one.ask) asked = one.ask;
        else if (one.wake) alarm = one.wake.at;
      }
      if (!append) return;
      log.push(...append.records);
    }
  };
  putIn(table.come(1, JSON.stringify({ hello: { protocol, table: '' } }), now));
  while (JSON.parse(table.glance()).stands.stage !== 'over') {
    if (asked) {
      const { seat, version, not_before: notBefore } = asked;
      asked = null;
      let action = thinker.answer(table.question());
      table.answered(action);
      if (action === undefined) {
        action = thinker.answer(table.question());
        table.answered(action);
      }
      now = Math.max(now, notBefore);
      putIn(table.thought(seat, version, action, now));
    } else {
      now = Math.max(now, alarm);
      putIn(table.wake(now));
    }
  }
  table.free();
  thinker.free();
  const entries = log[Symbol.iterator]();
  return () => {
    const { done, value } = entries.next();
    return done ? undefined : `${value.text}\n`;
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, text] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(ANSWERS[kind](text))}\n`);
}
