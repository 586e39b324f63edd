// How the engine in the page does: how large it is on the line, how soon a worker is ready, what it takes to check and to
// review a match, as multiples of the same natively, how long a whole match takes on two workers, and how soon thinking stops. `cargo xtask bench wasm` starts it with the server and the program that
// measures natively.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from './server.js';

const TIMES = 5;
const MATCHES = resolve('../crates/server/tests/fixtures');
const FILES = [
  'tjuv-1-monopol-2-tjuv-och-polis-2/replays/tjuv-1-05.json',
  'tjuv-1-monopol-2-tjuv-och-polis-2/replays/tjuv-och-polis-2-06.json',
  'tjuv-1-monopol-2-tjuv-och-polis-2/replays/monopol-2-03.json',
].map((name) => resolve(MATCHES, name));

const [program, native] = process.argv.slice(2);
const assets = readdirSync('dist/assets');
const script = assets.find((name) => /^check\.worker-.*\.js$/.test(name));
const packed = assets.find((name) => /^in_page_bg-.*\.wasm\.br$/.test(name));
if (!script || !packed) throw new Error('the page was built without the engine');
console.log(`over the line: ${(statSync(`dist/assets/${packed}`).size / 1000).toFixed(0)} kB`);

const natively = execFileSync(native, FILES, { encoding: 'utf8' }).trim().split('\n').map(JSON.parse);

const server = await startServer(program);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(server.url);
  const texts = FILES.map((file) => readFileSync(file, 'utf8'));
  const { ready, best, whole, stopped } = await page.evaluate(measure, { script, texts, times: TIMES });
  console.log(`a worker is ready after, best of ${ready.length}: ${Math.min(...ready).toFixed(0)} ms`);
  for (const [at, { check, review }] of best.entries()) {
    const { game, steps } = JSON.parse(texts[at]);
    const row = (what, here, there) =>
      console.log(
        `${game}, ${steps.length} steps: ${what} ${here.toFixed(1)} ms, natively ${there.toFixed(1)} ms, ${(here / there).toFixed(2)} times`,
      );
    row('checked in', check, natively[at].check);
    row('first seat reviewed in', review, natively[at].review);
    console.log(
      `  all seats reviewed in ${whole[at].review.toFixed(0)} ms, beside its ledger in ${whole[at].ledger.toFixed(0)} ms`,
    );
  }
  console.log(`a review is stopped after, worst of ${stopped.length}: ${Math.max(...stopped).toFixed(1)} ms`);
} finally {
  await browser.close();
  await server.stop();
}

/** In the page: the best times of all files, in milliseconds. */
async function measure({ script, texts, times }) {
  const open = () => new Worker(`assets/${script}`, { type: 'module' });
  let id = 0;
  const ask = (worker, question) =>
    new Promise((done, fail) => {
      id += 1;
      const [own, start] = [id, performance.now()];
      worker.onerror = fail;
      worker.onmessage = ({ data }) => {
        if (data.id !== own || !('problem' in data)) return;
        if (data.problem) fail(new Error(data.problem));
        else done(performance.now() - start);
      };
      worker.postMessage({ id: own, ...question });
    });

  const ready = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    const worker = open();
    await ask(worker, { board: '{"game":"tjuv","options":{"seats":2}}' });
    ready.push(performance.now() - start);
    worker.terminate();
  }

  const [worker, best] = [open(), []];
  for (const text of texts) {
    const review = JSON.stringify({ replay: JSON.parse(text), seat: 0 });
    const least = { check: Infinity, review: Infinity };
    for (let time = 0; time < times; time += 1) {
      least.check = Math.min(least.check, await ask(worker, { lookBack: text }));
      least.review = Math.min(least.review, await ask(worker, { review }));
    }
    best.push(least);
  }

  // A whole match: what every seat decided in one worker, luck and choices told apart in another.
  const [other, whole] = [open(), []];
  for (const text of texts) {
    const replay = JSON.parse(text);
    const everybody = async () => {
      let sum = 0;
      for (const seat of replay.seats.keys())
        sum += await ask(worker, { review: JSON.stringify({ replay, seat }) });
      return sum;
    };
    const [reviewed, entered] = await Promise.all([everybody(), ask(other, { ledger: text })]);
    whole.push({ review: reviewed, ledger: entered });
  }

  // Until a worker that was thinking has time for something else.
  const stopped = [];
  for (const text of texts) {
    for (let time = 0; time < times; time += 1) {
      id += 1;
      const thinking = id;
      await new Promise((begun) => {
        worker.onmessage = begun;
        const review = JSON.stringify({ replay: JSON.parse(text), seat: 0 });
        worker.postMessage({ id: thinking, review });
      });
      const start = performance.now();
      worker.postMessage({ stop: thinking });
      await ask(worker, { board: '{"game":"tjuv","options":{"seats":2}}' });
      stopped.push(performance.now() - start);
    }
  }
  return { ready, best, whole, stopped };
}
