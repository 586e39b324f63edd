import { beforeEach, describe, expect, it } from 'vitest';
import type { MapFault } from '../../../generated/tjuv-och-polis';
import { speak } from '../../../text/text.svelte';
import { excerpt, faultText } from './fault';

const at = { line: 3, column: 5 };

describe('a fault in a map', () => {
  beforeEach(() => speak('sv'));

  it.each([
    [{ ...at, fault: 'dead_end' }, 'En återvändsgränd. Varje gaturuta behöver två andra bredvid sig.'],
    [{ ...at, fault: 'malformed', form: 'loot' }, 'En sådan rad skrivs så här: a bank 5000 Namn'],
    [{ ...at, fault: 'uneven', length: 32, width: 33 }, 'Raden är 32 tecken lång, men kartan är 33 bred.'],
    [
      { ...at, fault: 'count', of: 'house', found: 9, least: 10, most: 10 },
      'Polishusets rutor: 9 stycken, men det ska vara 10.',
    ],
    [
      { ...at, fault: 'count', of: 'den', found: 0, least: 1, most: 8 },
      'Tjuvnästen: 0 stycken, men det ska vara 1 till 8.',
    ],
    [{ ...at, fault: 'misplaced', of: 'harbour' }, 'Hamnen ska ligga i nedre halvan.'],
    [{ ...at, fault: 'unreachable', squares: 1 }, 'Hit leder ingen gata från polishusets port.'],
    [
      { ...at, fault: 'office_doors', doors: 0 },
      'Ett kontor har gata på en eller två sidor. Det här har ingen.',
    ],
  ] satisfies [MapFault, string][])('is told in a sentence', (fault, sentence) => {
    expect(faultText(fault)).toBe(sentence);
  });

  it('is told in English too', () => {
    speak('en');
    expect(faultText({ ...at, fault: 'line_stops', tram: 2, stops: 1, least: 2, most: 12 })).toBe(
      'Tram line 2 has one stop, but should have 2 to 12.',
    );
  });
});

describe('the place of a fault', () => {
  const text = 'spelbord map 1\r\nname Å\u{1f600}stad\n';

  it('is a character of a line, both counted from one', () => {
    expect(excerpt(text, 2, 7)).toEqual({ before: 'name Å', at: '\u{1f600}', after: 'stad' });
    expect(excerpt(text, 1, 1)).toEqual({ before: '', at: 's', after: 'pelbord map 1' });
  });

  it('may be behind the end of the line, or of the file', () => {
    expect(excerpt(text, 2, 13)).toEqual({ before: 'name Å\u{1f600}stad', at: ' ', after: '' });
    expect(excerpt(text, 9, 1)).toEqual({ before: '', at: ' ', after: '' });
  });

  it('is cut out of a long line', () => {
    const { before, at, after } = excerpt('#'.repeat(40) + '!' + '.'.repeat(40), 1, 41);
    expect([before, at, after]).toEqual([`…${'#'.repeat(24)}`, '!', `${'.'.repeat(24)}…`]);
  });
});
