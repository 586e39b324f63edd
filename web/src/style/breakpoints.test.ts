import { expect, test } from 'vitest';
import { TABLES, WINDOWS } from './breakpoints';

const sheets = import.meta.glob<string>(['../{table,ui,replay}/**/*.svelte', '../games/**/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every condition of this kind, with the file it stands in. */
function conditions(rule: RegExp): string[] {
  return Object.entries(sheets).flatMap(([file, text]) =>
    [...text.matchAll(rule)].map((found) => `${file}: ${found[1]!.replaceAll(/\s+/g, ' ')}`),
  );
}

function unknown(rule: RegExp, known: Record<string, string>): string[] {
  const all = conditions(rule);
  expect(all.length).toBeGreaterThan(5);
  return all.filter((one) => !Object.values(known).includes(one.split(': ').slice(1).join(': ')));
}

test('layouts change only where it has been written down', () => {
  expect(unknown(/@media ([^{]*(?:width|height)[^{]*?)\s*\{/g, WINDOWS)).toEqual([]);
  expect(unknown(/@container table ([^{]*?)\s*\{/g, TABLES)).toEqual([]);
});
