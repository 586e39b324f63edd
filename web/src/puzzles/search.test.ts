import { beforeEach, expect, test } from 'vitest';
import type { ErrorCode, ReviewLine, Seat } from '../generated/protocol';
import type { KeptTable } from '../kept.svelte';
import type { Answer, Problem } from '../net/api';
import { Reviewer, type Decided } from '../replay/reviewer.svelte';
import { Search } from './search';

const held = (seat: Seat) => ({ seat, token: 't', name: 'Anna' });
const finished = (table: string, seats: Seat[] = [0]): KeptTable => ({
  table,
  game: 'tjuv',
  seats: seats.map(held),
  names: [],
  over: true,
  time: 0,
});

/** Steps 1 and 3 are Anna's, 2 and 4 Bo's; whatever is played is worse than the king. */
const replay: Decided = {
  steps: [
    {},
    { seat: 0, action: 'queen' },
    { seat: 1, action: 'queen' },
    { seat: 0, action: 'queen', stand_in: true },
    { seat: 1, action: 'king' },
  ],
};

class Shelf {
  kept: Record<string, object[]> = {};
  constructor(private readonly tables: KeptTable[]) {}
  get unsearched() {
    return this.tables.filter(({ table }) => !(table in this.kept));
  }
  keep(table: string, found: object[]) {
    this.kept[table] = found;
  }
}

let asked: string[];
let problem: Problem | null;
const error = (code: ErrorCode): Problem => ({ error: { code } });

function search(shelf: Shelf, files: Record<string, Answer<string>> = {}) {
  const fetched = (table: string) => {
    asked.push(table);
    return Promise.resolve(files[table] ?? { ok: JSON.stringify(replay) });
  };
  const reviewer = (replay: Decided) =>
    new Reviewer(replay, ({ seat, from = 0 }, each) => {
      if (problem) return Promise.resolve(problem);
      for (const [step, { seat: by, action }] of replay.steps.entries()) {
        if (by !== seat || step < from) continue;
        const advice = [
          { action: 'king', chance: 0.6 },
          { action: 'queen', chance: 0.5 },
        ];
        const line: ReviewLine = { decision: { step, played: action, advice } };
        if (!each(line)) break;
      }
      return Promise.resolve(null);
    });
  return new Search(shelf, fetched, reviewer);
}

beforeEach(() => {
  asked = [];
  problem = null;
});

test('the choices of this browser’s seats that cost something are found, and none that a bot made', async () => {
  const shelf = new Shelf([finished('a'), finished('b', [0, 1])]);
  await search(shelf).run();
  expect(shelf.kept).toEqual({
    a: [{ seat: 0, step: 1 }],
    b: [
      { seat: 0, step: 1 },
      { seat: 1, step: 2 },
    ],
  });
});

test('a match that nobody will ever answer for is asked for once; another is tried again on another visit', async () => {
  const shelf = new Shelf([finished('a'), finished('b'), finished('c'), finished('d')]);
  const looking = search(shelf, {
    a: { problem: error('unknown_table') },
    b: { problem: 'offline' },
    c: { problem: error('storage') },
  });
  await looking.run();
  await looking.run();
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  expect(Object.keys(shelf.kept)).toEqual(['a', 'd']);
});

test('without an engine nothing is marked as looked through', async () => {
  problem = 'no_engine';
  const shelf = new Shelf([finished('a')]);
  await search(shelf).run();
  expect(shelf.kept).toEqual({});
  problem = error('replay');
  await search(shelf).run();
  expect(shelf.kept).toEqual({ a: [] });
});

test('whoever leaves stops it, and nothing half done is kept', async () => {
  const shelf = new Shelf([finished('a'), finished('b')]);
  const looking = search(shelf);
  const running = looking.run();
  looking.stop();
  await running;
  expect(shelf.kept).toEqual({});
  expect(asked).toEqual(['a']);
});
