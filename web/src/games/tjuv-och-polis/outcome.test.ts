import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../text/text.svelte';
import { choice, imprisoned, inDen, names, policing, throwing, walking } from './fixtures/tables';
import { at, town } from './fixtures/town';
import { outcome } from './outcome';

beforeEach(() => speak('sv'));

/** What every offer of the menu would bring; hard spaces read as any other. */
const brought = ({ menu, view }: ReturnType<typeof walking>, seat = 0) =>
  menu.map((offer) => outcome(offer, view, names, seat, town).replaceAll('\u00a0', ' '));

test('a way says what happens at its end, and how near the police are', () => {
  expect(brought(walking())).toEqual([
    'Du rånar Ankarbanken på 5 000 kr.',
    'Polisen når inte dit med nästa kast.',
    'Polisen når dit i 2 kast av 6.',
  ]);
});

test('the police hear of the arrest, and nothing of a plain square', () => {
  expect(brought(policing(), 1)).toEqual(['Polisman 3 griper Cecilia på Södra gatan 7.', '', '', '']);
});

test('before a throw nothing is told; a stop is called one', () => {
  expect(brought(throwing())).toEqual(['', 'Södra gatan 3, hållplats linje 1.']);
  expect(brought(imprisoned())).toEqual(['', 'Du sitter av en tur. 2 turer kvar.']);
});

test('money in the den is told with its sum', () => {
  expect(brought(inDen()).slice(0, 2)).toEqual(['', 'Du gömmer 3 000 kr i Katthålan.']);
});

test('a den is called one', () => {
  const { view } = walking();
  const into = choice({ do: 'walk', to: at(1, 8) }, { on: 'walked', thief: 0, path: [at(1, 7), at(1, 8)] });
  expect(outcome(into, view, names, 0, town)).toMatch(/^Katthålan, .*näste\.$/);
});
