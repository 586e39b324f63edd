import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../../text/text.svelte';
import { names, table } from '../fixtures/tables';
import { noteFor } from '../words/notes';
import { caption, label, otherUse, uses, verb } from './preview';

const NAMES = names(4);
const found = uses(table(4).menu);

beforeEach(() => speak('sv'));

test('what a card takes is what its choice says', () => {
  const king = found.get('HK')!;
  expect(king.table).toEqual(['H6', 'H8']);
  expect(king.stolen).toEqual([{ from: 1, top: 'HQ', size: 9 }]);
  expect(king.size).toBe(12);
  expect(caption(king, NAMES, 0)).toBe('tar 2 kort och stjäl Bos hög på 9 kort');
  expect(verb(king)).toBe('Ta hem 12 kort');
});

test('a card that is laid takes nothing', () => {
  const seven = found.get('S7')!;
  expect([seven.table, seven.stolen, seven.size]).toEqual([[], [], 0]);
  expect(caption(seven, NAMES, 0)).toBe('läggs på bordet');
});

test('the label says the card and its use in words', () => {
  expect(label('HK', found.get('HK'), NAMES, 0)).toBe(
    'Hjärter kung, tar hjärter sex och hjärter åtta och stjäl Bos hög på 9 kort',
  );
  expect(label('S7', found.get('S7'), NAMES, 0)).toBe('Spader sju, läggs på bordet');
  expect(label('S7', undefined, NAMES, 0)).toBe('Spader sju');
});

test('the other use is for asking why not', () => {
  expect(otherUse(found.get('HK')!)).toEqual({ do: 'lay', card: 'HK' });
  expect(otherUse(found.get('S7')!)).toEqual({ do: 'capture', card: 'S7' });
  expect(otherUse({ action: { do: 'refill', card: 'S7' }, table: [], stolen: [], size: 0 })).toBeNull();
});

test('a thing is explained the first time it turns up, and to players only', () => {
  const { menu } = table(4);
  expect(noteFor(menu, [], 0, [])).toBe('steal');
  expect(noteFor(menu, [], 0, ['steal'])).toBe('capture');
  expect(noteFor(menu, [], 0, ['steal', 'capture'])).toBeNull();
  expect(noteFor(menu, [], null, [])).toBeNull();
});
