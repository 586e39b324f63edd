// How a table of this browser is driven. The engine is a sheet of paper here: it says what the test writes on it.

import { expect, test, vi } from 'vitest';
import type { EngineTable } from '../engine/load';
import type { World } from './host';
import type { Entry, Logs } from './logs';
import { Room } from './room';

const entry = (text: string): Entry => ({ text, digest: text });
const hello = { protocol: 1, table: 'here-1', token: null, seen: null };
/** Until everything that was begun is done. */
const settled = () => new Promise((done) => setTimeout(done));

class Memory implements Logs {
  kept: Entry[] = [entry('laid')];
  broken = false;

  read = () => (this.broken ? Promise.reject(new Error('no')) : Promise.resolve([...this.kept]));
  append = (_: string, at: number, entries: Entry[]) => {
    if (this.broken) return Promise.reject(new Error('full'));
    if (at !== this.kept.length) return Promise.resolve(false);
    this.kept.push(...entries);
    return Promise.resolve(true);
  };
  forget = () => Promise.resolve();
}

/** Every word that is heard is kept, and told when it is. */
class Paper {
  log: Entry[];
  fresh: string | null = null;
  freed = false;
  asks: object[] = [];

  constructor(log: string) {
    this.log = JSON.parse(log) as Entry[];
  }
  come = (line: number, _: string) =>
    JSON.stringify([{ tell: { to: [line], frame: `welcome ${this.log.length}` } }]);
  hear = (_: number, said: string) => {
    this.fresh = said;
    return JSON.stringify([{ append: { at: this.log.length, records: [entry(said)] } }]);
  };
  stored = () => {
    this.log.push(entry(this.fresh!));
    return JSON.stringify([{ tell: { to: [1], frame: this.fresh } }, ...this.asks.splice(0)]);
  };
  leave = () => '[]';
  wake = () => '[]';
  fails = () => undefined;
  id = () => 'here-1';
  told = () => this.log.length;
  entries = () => this.log.length;
  question = () => 'question';
  answered = vi.fn();
  thought = (seat: number, version: number, action: string | undefined) =>
    this.hear(0, `${seat} ${version} ${action}`);
  free = () => {
    this.freed = true;
  };
}

function world(logs = new Memory()) {
  const told: string[] = [];
  const tables: Paper[] = [];
  const waits: { ms: number; then: () => void }[] = [];
  const bots = { answer: vi.fn<() => Promise<string | undefined>>(), advise: vi.fn() };
  const called: number[] = [];
  class TableHere extends Paper {
    constructor(log: string) {
      super(log);
      tables.push(this);
    }
  }
  const all: World = {
    engine: { TableHere: TableHere as unknown as new () => EngineTable, lay: () => '', play_on: () => '' },
    logs,
    bots,
    now: () => 0,
    after: (ms, then) => {
      const wait = { ms, then };
      waits.push(wait);
      return () => void waits.splice(waits.indexOf(wait), 1);
    },
    madeUp: () => ({ id: '', server_part: '', mood: 0 }),
    tell: (line, frame) => void told.push(`${line}: ${frame}`),
    hangUp: (line) => void told.push(`${line} ended`),
    callOut: (_, entries) => void called.push(entries),
  };
  return { all, told, tables, logs, waits, bots, called, room: new Room('here-1', all, () => {}) };
}

const act = (cmd: string) => JSON.stringify({ act: { cmd, action: {} } });

test('what is said is kept before it is told, and other tabs hear of it', async () => {
  const { room, told, logs, called } = world();
  await room.come(1, hello);
  await room.hear(1, act('a'));
  expect(logs.kept).toEqual([entry('laid'), entry(act('a'))]);
  expect(told).toEqual(['1: welcome 1', `1: ${act('a')}`]);
  expect(called).toEqual([2]);
});

test('what cannot be kept has not happened, and whoever said it is told so', async () => {
  const { room, told, logs, tables } = world();
  await room.come(1, hello);
  logs.broken = true;
  await room.hear(1, act('a'));
  expect(told.at(-1)).toBe(`1: ${JSON.stringify({ error: { cmd: 'a', error: { code: 'storage' } } })}`);
  expect(tables[0]!.freed).toBe(true);
  logs.broken = false;
  await room.hear(1, act('b'));
  expect(logs.kept).toEqual([entry('laid'), entry(act('b'))]);
  expect(told.slice(-2)).toEqual(['1: welcome 1', `1: ${act('b')}`]);
});

test('where another tab was first the log is read anew, everybody welcomed, and the word put in again', async () => {
  const { room, told, logs, tables } = world();
  await room.come(1, hello);
  logs.kept.push(entry('elsewhere'));
  await room.hear(1, act('a'));
  expect(tables).toHaveLength(2);
  expect(logs.kept).toEqual([entry('laid'), entry('elsewhere'), entry(act('a'))]);
  expect(told).toEqual(['1: welcome 1', '1: welcome 2', `1: ${act('a')}`]);
});

test('what another tab calls out is read, unless it is known', async () => {
  const { room, tables, logs } = world();
  await room.come(1, hello);
  await room.heardOf(1);
  expect(tables).toHaveLength(1);
  logs.kept.push(entry('elsewhere'));
  await room.heardOf(2);
  expect(tables).toHaveLength(2);
});

test('a bot answers no sooner than it may, and one that broke down is asked once more', async () => {
  const { room, tables, waits, bots, logs } = world();
  bots.answer.mockRejectedValueOnce(new Error('broke down')).mockResolvedValueOnce('{"do":1}');
  await room.come(1, hello);
  tables[0]!.asks = [{ ask: { seat: 2, version: 5, not_before: 700 } }];
  await room.hear(1, act('a'));
  await settled();
  expect(tables[0]!.answered.mock.calls).toEqual([[undefined], ['{"do":1}']]);
  expect(waits.map(({ ms }) => ms)).toEqual([700]);
  expect(logs.kept).toHaveLength(2);
  waits[0]!.then();
  await settled();
  expect(logs.kept.at(-1)).toEqual(entry('2 5 {"do":1}'));
});

test('when the last has left, nothing stays in memory', async () => {
  const { room, tables } = world();
  await room.come(1, hello);
  await room.leave(1);
  expect(room.isEmpty).toBe(true);
  expect(tables[0]!.freed).toBe(true);
});
