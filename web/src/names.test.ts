import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { NAME_MAX } from './generated/facts';
import { nameProblem, shortened } from './names';
import { speak } from './text/text.svelte';

// The server is held to the same list.
const names = JSON.parse(readFileSync('../crates/hosting/tests/names.json', 'utf8')) as {
  good: string[];
  bad: string[];
};

beforeEach(() => speak('sv'));

describe('a name', () => {
  it.each(names.good)('may be %j', (name) => {
    expect(nameProblem(name)).toBeNull();
  });
  it.each(names.bad)('may not be %j', (name) => {
    expect(nameProblem(name)).not.toBeNull();
  });

  it('is cut where there is no more room, between characters', () => {
    expect(shortened('x'.repeat(30))).toBe('x'.repeat(NAME_MAX));
    expect(shortened('🦊'.repeat(30))).toBe('🦊'.repeat(NAME_MAX));
    expect(shortened('Anna')).toBe('Anna');
  });
});
