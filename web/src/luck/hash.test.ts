import { describe, expect, it } from 'vitest';
import { commitmentTo, firstCommitmentTo, firstSeedOf, hostCommitmentTo, seedOf } from './hash';

const bytes = (byte: string, count = 32) => byte.repeat(count);
const [anna, bo] = [bytes('01'), bytes('02')];
const host = bytes('07');

// Computed once by another program, from the description in docs/replay.md.
const annas = '349f3c8e532e2abd6cac4248062fdc648687fc05a1548dd7a3cee0d9551c2ba7';
const bos = '7176640744f19d373f5d39902771274ab3bdad5bddd96fbf5b9bb5630f6450ba';

describe('the hashes', () => {
  it('of a number and of the host’s part are those that everybody computes', () => {
    expect(commitmentTo(anna)).toBe(annas);
    expect(commitmentTo(bo)).toBe(bos);
    expect(hostCommitmentTo(host)).toBe('cbfd57932e09cbe35689573be820f4eec7326f7c367fae693fc95ec16d2c70ee');
  });

  it.each([
    [
      'of everybody',
      'table',
      [
        { seat: 0, commitment: annas, number: anna },
        { seat: 1, commitment: bos, number: bo },
      ],
      'b41e5ceb8f9f1bd260782731f4c9d889998750ac95160025b2b0881a3749f3ad',
    ],
    [
      'without some, at a table with a letter of two bytes',
      'bord å',
      [{ seat: 0, commitment: annas, number: anna }, { seat: 2, commitment: bos }, { seat: 3 }],
      '01d0c4291575380eb9a5fb8bae9da8214f8521a8c0fb08f964f689da874cb123',
    ],
    ['of bots alone', 'table', [], 'cefbb89430540c16929ad6ae5765d4d2187eafbf5f40cab8454d5d1d07b10bdb'],
  ])('make the seed %s', (_whose, table, persons, seed) => {
    expect(seedOf(table, host, persons)).toBe(seed);
  });

  it('of the first matches are still known', () => {
    expect(firstCommitmentTo(host)).toBe('4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0');
    expect(firstSeedOf(host, [bytes('03', 16), bytes('04', 16)])).toBe(
      '0e5ee1c1808423f5f6a0da84f58458d049c4167fe69f196e1518e0989a061cca',
    );
  });
});
