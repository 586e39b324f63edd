import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Read from the disk: whoever imports a style sheet in a test gets an empty one.
const files = Object.keys(import.meta.glob('../**/*.{css,svelte}'));
const sources = files.map((file) => ({ file, source: readFileSync(join('src/style', file), 'utf8') }));

interface Declaration {
  file: string;
  property: string;
  value: string;
}

/** What is said in a style sheet, and in the attributes that colour a drawing. */
function declarations(file: string, source: string): Declaration[] {
  const styles = file.endsWith('.css') ? source : (/<style>([^]*)<\/style>/.exec(source)?.[1] ?? '');
  const said = styles.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g);
  const drawn = source.matchAll(/\b(fill|stroke|stop-color|color)="([^"]*)"/g);
  return [...said, ...drawn].map(([, property, value]) => ({ file, property: property!, value: value! }));
}

const all = sources.flatMap(({ file, source }) => declarations(file, source));
const told = ({ file, property, value }: Declaration) => `${file}: ${property}: ${value}`;

const COLOUR =
  /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(white|black|gr[ae]y|red|green|blue|yellow|orange|brown|purple|pink|gold|silver|navy|teal)(?![\w-])/i;

test('an ink has a name, which stands in a sheet of inks', () => {
  const raw = all.filter(({ value }) => COLOUR.test(value));
  expect(raw.length).toBeGreaterThan(50);
  const nameless = raw.filter(({ file, property }) => !file.endsWith('.css') || !property.startsWith('--'));
  expect(nameless.map(told)).toEqual([]);
});

test('a layer has a name, and each lies above the one before it', () => {
  const layers = all.filter(({ property }) => property === 'z-index');
  expect(layers.length).toBeGreaterThan(5);
  expect(layers.filter(({ value }) => !/^var\(--layer-[a-z]+\)$/.test(value)).map(told)).toEqual([]);

  const named = all.filter(({ property }) => property.startsWith('--layer-'));
  expect(named.map(({ file, value }) => ({ file, value }))).toEqual(
    named.map((_, index) => ({ file: './tokens.css', value: String(index + 1) })),
  );
  const known = named.map(({ property }) => `var(${property})`);
  expect(layers.filter(({ value }) => !known.includes(value)).map(told)).toEqual([]);
});

test('what is taken from the tokens is there', () => {
  const known = new Set(all.map(({ property }) => property).filter((property) => property.startsWith('--')));
  const inMarkup = sources.flatMap(({ source }) => [...source.matchAll(/style(?::|=")(--[\w-]+)/g)]);
  for (const [, name] of inMarkup) known.add(name!);
  const unknown = all.filter(({ value }) =>
    [...value.matchAll(/var\((--[\w-]+)\)/g)].some(([, name]) => !known.has(name!)),
  );
  expect(unknown.map(told)).toEqual([]);
});
