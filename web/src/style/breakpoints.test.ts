import { expect, test } from 'vitest';
import { PAGES, PARTS, TABLES, WINDOWS } from './breakpoints';

const sheets = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every condition of this kind in these files that has not been written down. */
function unknown(files: RegExp, rule: RegExp, known: Record<string, string>): string[] {
  const all = Object.entries(sheets)
    .filter(([file]) => files.test(file))
    .flatMap(([file, text]) => [...text.matchAll(rule)].map(([, found]) => ({ file, condition: found! })))
    .map(({ file, condition }) => ({ file, condition: condition.replaceAll(/\s+/g, ' ') }));
  // What stands in the list and nowhere else is no longer a place where layouts change.
  const used = all.map(({ condition }) => condition);
  const idle = Object.values(known).filter((condition) => !used.includes(condition));
  const nameless = all.filter(({ condition }) => !Object.values(known).includes(condition));
  return [...idle, ...nameless.map(({ file, condition }) => `${file}: ${condition}`)];
}

const OF_WINDOW = /@media ([^{]*(?:width|height)[^{]*?)\s*\{/g;
const READ = /^\.\.\/(start|pages)\//;
const PLAYED = /^\.\.\/(?!start\/|pages\/)/;

test('layouts change only where it has been written down', () => {
  expect(unknown(PLAYED, OF_WINDOW, WINDOWS)).toEqual([]);
  expect(unknown(READ, OF_WINDOW, PAGES)).toEqual([]);
  expect(unknown(/./, /@container table ([^{]*?)\s*\{/g, TABLES)).toEqual([]);
  expect(unknown(/./, /@container (?!table )([^{]*?)\s*\{/g, PARTS)).toEqual([]);
});
