import { beforeEach, expect, test } from 'vitest';
import type { EngineTable } from '../engine/load';
import { kept } from '../kept.svelte';
import { Host, type World } from './host';
import type { Entry, Logs } from './logs';
import { bringTable, savedTable, saveTable } from './saved';

const entry = (text: string): Entry => ({ text, digest: `digest ${text}` });
const table = {
  table: 'here-1',
  game: 'tjuv',
  seats: [{ seat: 0, token: 'a', name: 'Anna', number: '5e' }],
  names: ['Anna', 'Bo'],
  begun: true,
  over: false,
  time: 1,
};

class Memory implements Logs {
  logs: Record<string, Entry[]> = {};
  read = (table: string) => Promise.resolve([...(this.logs[table] ?? [])]);
  append = (table: string, at: number, entries: Entry[]) => {
    const log = (this.logs[table] ??= []);
    if (at !== log.length) return Promise.resolve(false);
    log.push(...entries);
    return Promise.resolve(true);
  };
  forget = () => Promise.resolve();
}

/** A browser whose engine finds a log sound that begins as this table does. */
function browser(log: Entry[] = []) {
  const logs = new Memory();
  if (log.length > 0) logs.logs['here-1'] = log;
  class TableHere {
    #log: Entry[];
    constructor(text: string) {
      this.#log = JSON.parse(text) as Entry[];
    }
    id = () => (this.#log[0]?.text === 'laid' ? 'here-1' : 'here-2');
    fails = () => (this.#log.length > 0 ? undefined : '{"error":{"code":"unknown_table"}}');
    free = () => {};
  }
  const called: number[] = [];
  const world = {
    engine: { TableHere: TableHere as unknown as new () => EngineTable },
    logs,
    now: () => 0,
    callOut: (_: string, entries: number) => called.push(entries),
  } as unknown as World;
  const host = new Host(world);
  const bring = (id: string, log: Entry[]) => host.answer({ bring: { table: id, log } }) as never;
  const save = (id: string) => host.answer({ log: id }) as never;
  return { logs, called, bring, save };
}

const saved = (log: Entry[], change: Partial<typeof table> = {}) =>
  savedTable(JSON.stringify({ spelbord_table: 1, kept: { ...table, ...change }, log }))!;

beforeEach(() => {
  localStorage.clear();
  kept.write([]);
});

test('a table that was saved goes on in another browser, by the seats that were held at it', async () => {
  kept.write([table]);
  const log = [entry('laid'), entry('sat')];
  const file = await saveTable('here-1', browser(log).save);
  if ('problem' in file) throw new Error('not saved');
  kept.write([]);

  const { logs, called, bring } = browser();
  expect(await bringTable(savedTable(file.ok)!, bring)).toEqual({ ok: 'brought' });
  expect(logs.logs['here-1']).toEqual(log);
  expect(called).toEqual([2]);
  expect(kept.table('here-1')).toMatchObject({ seats: table.seats, begun: true, names: ['Anna', 'Bo'] });
});

test('only what is more is added, and who sits there already keeps the seat', async () => {
  const own = { ...table, seats: [{ seat: 1, token: 'b', name: 'Bo' }] };
  kept.write([own]);
  const { logs, bring } = browser([entry('laid')]);
  expect(await bringTable(saved([entry('laid'), entry('sat')]), bring)).toEqual({ ok: 'brought' });
  expect(logs.logs['here-1']).toHaveLength(2);
  expect(await bringTable(saved([entry('laid')]), bring)).toEqual({ ok: 'here' });
  expect(logs.logs['here-1']).toHaveLength(2);
  expect(kept.table('here-1')?.seats).toEqual(own.seats);
});

test('where the two have gone different ways nothing is changed', async () => {
  const { logs, bring } = browser([entry('laid'), entry('sat')]);
  const other = saved([entry('laid'), entry('gone'), entry('more')]);
  expect(await bringTable(other, bring)).toEqual({ ok: 'diverged' });
  expect(logs.logs['here-1']).toEqual([entry('laid'), entry('sat')]);
  expect(kept.tables).toEqual([]);
});

test('a log that the engine refuses, or that is another table’s, is not kept', async () => {
  const { logs, bring } = browser();
  expect(await bringTable(saved([]), bring)).toEqual({ problem: { error: { code: 'unknown_table' } } });
  expect(await bringTable(saved([entry('other')]), bring)).toEqual({
    problem: { error: { code: 'table_damaged' } },
  });
  expect([logs.logs, kept.tables]).toEqual([{}, []]);
});

test('other files are no saved tables, and one of the server’s is none either', () => {
  for (const text of ['', 'null', '{}', '{"spelbord_replay":3}', '{"spelbord_table":1}'])
    expect(savedTable(text)).toBeNull();
  expect(saved([], { table: 'K4X' })).toBeNull();
  expect(saved([{ text: 1 } as never])).toBeNull();
  expect(saved([], { seats: [{}] as never })).toBeNull();
});
