import { beforeEach, describe, expect, it } from 'vitest';
import { placeholders } from '../test/placeholders';
import { catalogue, type Key } from './catalogue';
import { firstLanguage, kronor, list, money, percent, speak, t, tellKind } from './text.svelte';

const keys = Object.keys(catalogue.sv) as Key[];

describe('the texts', () => {
  it('are the same set in both languages', () => {
    expect(Object.keys(catalogue.en).sort()).toEqual([...keys].sort());
  });

  it('ask for the same things in both languages', () => {
    const names = (message: string) => String([...placeholders(message).keys()].sort());
    const differing = keys.filter((key) => names(catalogue.en[key]) !== names(catalogue.sv[key]));
    expect(differing).toEqual([]);
  });

  it('have one word for one thing, the rulebook’s', () => {
    const others = keys.filter((key) => /inteckn|kräva hyra/i.test(catalogue.sv[key]));
    expect(others).toEqual([]);
  });

  it('all say something', () => {
    const silent = keys.filter((key) => catalogue.sv[key].trim() === '' || catalogue.en[key].trim() === '');
    expect(silent).toEqual([]);
  });
});

describe('the first word', () => {
  it.each([
    ['sv', null, ['sv-SE', 'en']],
    ['en', null, ['en-GB', 'sv']],
    ['sv', null, ['de-DE', 'SV', 'en']],
    ['en', null, ['de-DE', 'nl']],
    ['sv', null, []],
    ['sv', 'sv', ['en-US']],
    ['en', 'en', ['sv-SE']],
    ['sv', 'latin', ['sv-SE']],
  ] as const)('is in %s when %s was chosen and the browser speaks %j', (language, chosen, wanted) => {
    expect(firstLanguage(chosen, wanted)).toBe(language);
  });
});

describe('the texts of a game', () => {
  const swedish = import.meta.glob<Record<string, Record<string, string>>>('../games/*/text/sv/*.ts', {
    eager: true,
  });
  /** The keys in a game's files of this name, by the game. */
  function keysOf(file: RegExp): Map<string, string[]> {
    const found = new Map<string, string[]>();
    for (const [path, parts] of Object.entries(swedish)) {
      if (!file.test(path)) continue;
      const game = path.split('/')[2]!;
      found.set(game, [...(found.get(game) ?? []), ...Object.values(parts).flatMap(Object.keys)]);
    }
    return found;
  }
  const prefixes = [...keysOf(/./).values()].map((own) => [...new Set(own.map((key) => key.split('.')[0]!))]);
  const early = new Set([...keysOf(/\/start\.ts$/).values()].flat());

  it('begin with one word, which is that game’s alone', () => {
    expect(prefixes.length).toBeGreaterThan(2);
    expect(prefixes.filter((own) => own.length > 1)).toEqual([]);
    expect(new Set(prefixes.flat()).size).toBe(prefixes.length);
    // Whoever says a thing twice, or in the page's own files, is found by counting.
    const said = keys.filter((key) => prefixes.flat().includes(key.split('.')[0]!));
    expect(said.length).toBe([...keysOf(/./).values()].flat().length);
  });

  const sources = import.meta.glob<string>('../**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const known = Object.entries(sources).filter(
    ([path]) =>
      !/^(\.\/|\.\.\/generated\/|\.\.\/games\/[^/]+\/)|\.test\.ts$/.test(path) ||
      /^\.\.\/games\/[^/]+\/start\/(index\.ts|start\.ts|Vignette\.svelte|Role\.svelte)$/.test(path),
  );

  // They come with the game, so what is drawn without it cannot say them.
  it('are asked for by that game alone, but for the few that come before it', () => {
    const asked = new RegExp(`['\`]((?:${prefixes.flat().join('|')})\\.[\\w.$-]+)`, 'g');
    const said = known.flatMap(([path, source]) =>
      [...source.matchAll(asked)].map(([, key]) => ({ path, key: key! })),
    );
    expect(known.length).toBeGreaterThan(100);
    expect(said.length).toBeGreaterThan(3 * prefixes.length);
    expect(said.filter(({ key }) => !early.has(key))).toEqual([]);
  });
});

describe('what a sentence asks for', () => {
  const event = 'laid' as 'laid' | 'refilled';
  const broken = { code: 'draw', step: 3 } as { code: 'draw'; step: number } | { code: 'seed' };

  // Each of these is refused by the type checker, or else it would complain that nothing was to be expected.
  it.each([
    // @ts-expect-error: it asks for a number.
    ['forgotten', () => t('start.seat')],
    // @ts-expect-error: it asks for a number, not a numbr.
    ['misspelt', () => t('start.seat', { numbr: 1 })],
    // @ts-expect-error: both ask for who it was.
    ['forgotten by one of several sentences', () => t(`tjuv.event.${event}`, { card: '' })],
    // @ts-expect-error: a draw asks for its number.
    ['not brought along by one of several kinds', () => tellKind('mismatch', 'code', broken)],
  ])('cannot be %s', (_, say) => {
    expect(say).toThrow();
  });

  it('is brought along by each kind of a thing', () => {
    const draw = { code: 'draw', step: 3, draw: 1 } as const;
    expect([draw, { code: 'seed' } as const].map((one) => tellKind('mismatch', 'code', one))).toEqual([
      t('mismatch.draw', { step: 3, draw: 1 }),
      t('mismatch.seed'),
    ]);
  });
});

describe('speaking', () => {
  beforeEach(() => speak('sv'));

  it('follows the language of the reader, and so does the page', () => {
    expect(t('start.begin')).toBe('Börja');
    speak('en');
    expect(t('start.begin')).toBe('Begin');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('spelbord.language')).toBe('en');
  });

  it('counts', () => {
    expect(t('gather.waiting', { count: 1 })).toBe('En plats är ledig.');
    expect(t('gather.waiting', { count: 3 })).toBe('3 platser är lediga.');
  });

  it('writes numbers, money and lists as people do', () => {
    expect(kronor(24_200)).toBe('24\u00a0200');
    expect(percent(0.614)).toBe('61\u00a0%');
    expect(money(24_200)).toBe('24\u00a0200\u00a0kr');
    expect(list(['Anna', 'Bo', 'Cecilia'])).toBe('Anna, Bo och Cecilia');
  });

  it('writes sums alike in both languages', () => {
    const swedish = [kronor(28_000), money(28_000)];
    speak('en');
    expect([kronor(28_000), money(28_000)]).toEqual(swedish);
  });
});
