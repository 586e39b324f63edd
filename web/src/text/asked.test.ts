// Writes down what every sentence asks for, so that the types hold each call against it. `npm run texts` writes the file;
// without, this fails when it is stale.

import { expect, test } from 'vitest';
import { narrower, placeholders } from '../test/placeholders';
import { catalogue, type Key } from './catalogue';

/** Both languages are asked: where only one of them counts, the other must be given a number all the same. */
function askedFor(key: Key): string {
  const types = placeholders(catalogue.sv[key]);
  for (const [name, type] of placeholders(catalogue.en[key])) {
    types.set(name, narrower(types.get(name), type));
  }
  const fields = [...types].sort().map(([name, type]) => `${name}: ${type}`);
  return fields.length === 0 ? 'Nothing' : `{ ${fields.join('; ')} }`;
}

test('what the sentences ask for is written down', async () => {
  const lines = (Object.keys(catalogue.sv) as Key[]).sort().map((key) => `  '${key}': ${askedFor(key)};`);
  const file = [
    '// Written by `npm run texts` from the sentences in both languages. Do not edit.',
    '',
    '/** Stands in a sentence as it is. */',
    'type Word = string | number;',
    'type Nothing = Record<never, never>;',
    '',
    '/** Every sentence of the page, and what it asks for. */',
    'export interface Asked {',
    ...lines,
    '}',
    '',
  ];
  await expect(file.join('\n')).toMatchFileSnapshot('../generated/texts.ts');
});
