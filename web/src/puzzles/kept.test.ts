import { beforeEach, expect, test } from 'vitest';
import type { KeptTable } from '../kept.svelte';
import { Puzzles, type Puzzle } from './kept.svelte';
import { scatter } from './scatter';

const finished = (table: string, change: Partial<KeptTable> = {}): KeptTable => ({
  table,
  game: 'tjuv',
  seats: [{ seat: 0, token: 'a', name: 'Anna' }],
  names: ['Anna'],
  over: true,
  time: 0,
  ...change,
});

let tables: KeptTable[];
let day: string;
const browser = () =>
  new Puzzles(
    () => tables,
    () => day,
  );

beforeEach(() => {
  localStorage.clear();
  tables = [finished('a'), finished('b')];
  day = '2026-11-18';
});

test('only matches that are over and were one’s own are looked through, and each once', () => {
  tables = [finished('a'), finished('b', { over: false }), finished('c', { seats: [] })];
  const puzzles = browser();
  expect(puzzles.unsearched.map(({ table }) => table)).toEqual(['a']);
  puzzles.keep('a', []);
  expect(browser().unsearched).toEqual([]);
  expect(puzzles.today).toBeNull();
});

test('there is one question a day, the same all day, and none comes twice', () => {
  const puzzles = browser();
  puzzles.keep('a', [
    { seat: 0, step: 4 },
    { seat: 0, step: 9 },
  ]);
  puzzles.keep('b', [{ seat: 0, step: 4 }]);
  const asked: Puzzle[] = [];
  for (const date of ['2026-11-18', '2026-11-19', '2026-11-20']) {
    day = date;
    const today = puzzles.today!;
    expect(browser().today).toEqual(today);
    puzzles.answer(today, 'king');
    // What was answered today is shown again, and nothing else.
    expect(puzzles.today).toEqual({ ...today, answered: { day, action: 'king' } });
    asked.push(today);
  }
  expect(new Set(asked.map(({ table, step }) => `${table} ${step}`)).size).toBe(3);
  day = '2026-11-21';
  expect(puzzles.today).toBeNull();
});

test('which question it is follows from the day, not from the order they were found in', () => {
  const days = Array.from({ length: 20 }, (_, nth) => `2026-11-${10 + nth}`);
  const order = (found: [string, number][]) => {
    localStorage.clear();
    const puzzles = browser();
    for (const [table, step] of found) puzzles.keep(table, [{ seat: 0, step }]);
    return days.map((date) => {
      day = date;
      return puzzles.today!.table;
    });
  };
  const one = order([
    ['a', 1],
    ['b', 2],
  ]);
  expect(
    order([
      ['b', 2],
      ['a', 1],
    ]),
  ).toEqual(one);
  expect(new Set(one).size).toBe(2);
});

test('what cannot be asked is dropped, and what belongs to a table that is gone goes with it', () => {
  const puzzles = browser();
  puzzles.keep('a', [{ seat: 0, step: 4 }]);
  puzzles.keep('b', [{ seat: 0, step: 5 }]);
  tables = [finished('b')];
  expect(puzzles.today?.table).toBe('b');
  puzzles.drop(puzzles.today!);
  expect(puzzles.today).toBeNull();
  expect(localStorage.getItem('spelbord.puzzles')).toBe('{"searched":["b"],"puzzles":[]}');
});

test('what lies in the browser and cannot be read is as good as nothing', () => {
  localStorage.setItem('spelbord.puzzles', '{"searched":[');
  expect(browser().today).toBeNull();
});

test('numbers that texts are scattered to have nothing to do with their order', () => {
  const numbers = Array.from({ length: 100 }, (_, nth) => scatter(`2026-11-18 a 0 ${nth}`));
  expect(new Set(numbers).size).toBe(100);
  const rising = numbers.filter((number, nth) => nth > 0 && number > numbers[nth - 1]!).length;
  expect(rising).toBeGreaterThan(30);
  expect(rising).toBeLessThan(70);
});
