import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Glance, TableStage } from '../generated/protocol';
import { kept, type KeptTable } from '../kept.svelte';
import { inOrder, Mine, myTable, toContinue } from './mine.svelte';

const entry = (table: string, more: Partial<KeptTable> = {}): KeptTable => ({
  ...{ table, game: 'tjuv', seats: [{ seat: 0, token: `${table}-anna`, name: 'Anna' }], names: [] },
  ...{ over: false, time: 10, ...more },
});
const stands = (stage: TableStage, more: object = {}): Glance => ({
  stands: {
    ...{ game: 'tjuv', stage, names: ['Anna', 'Bo'], seat: 0, waiting: [] },
    ...{ winners: null, latest: 20, rematch: null },
    ...more,
  },
});

describe('a table at a glance', () => {
  it.each([
    ['is running', entry('T'), stands('playing'), 'running'],
    ['gathers', entry('T'), stands('gathering'), 'gathering'],
    ['is over', entry('T'), stands('over'), 'over'],
    ['fails', entry('T'), { fails: 'table_damaged' }, 'failed'],
    ['is believed to run before anybody has answered', entry('T'), undefined, 'running'],
    ['is known to be over before anybody has answered', entry('T', { over: true }), undefined, 'over'],
    [
      'gathers when one was on the way to a seat',
      entry('T', { seats: [], joining: { token: 't', name: 'Bo', invite: 'i' } }),
      undefined,
      'gathering',
    ],
  ] satisfies [string, KeptTable, Glance | undefined, string][])('%s', (_how, kept, glance, group) => {
    expect(myTable(kept, glance).group).toBe(group);
  });

  it('calls whoever of this browser is waited for', () => {
    const two = entry('T', {
      seats: [
        { seat: 0, token: 'a', name: 'Anna' },
        { seat: 2, token: 'c', name: 'Cia' },
      ],
    });
    expect(myTable(two, stands('playing', { waiting: [1, 2] })).calls).toEqual([2]);
    expect(myTable(two, stands('over', { waiting: [2] })).calls).toEqual([]);
  });

  it('comes first where one is waited for, then by when something happened', () => {
    const tables = [
      myTable(entry('old'), stands('playing', { latest: 1 })),
      myTable(entry('new'), stands('playing', { latest: 9 })),
      myTable(entry('mine'), stands('playing', { latest: 5, waiting: [0] })),
    ];
    expect(inOrder(tables).map(({ entry }) => entry.table)).toEqual(['mine', 'new', 'old']);
  });

  it.each([
    ['a match under way before one that gathers', ['gathering', 'playing'], 'table 1'],
    ['one that gathers, if nothing is played', ['over', 'gathering'], 'table 1'],
    ['nothing, if all is over', ['over'], undefined],
  ] satisfies [string, TableStage[], string | undefined][])(
    'is gone on with: %s',
    (_which, stages, found) => {
      const tables = stages.map((stage, index) => myTable(entry(`table ${index}`), stands(stage)));
      expect(toContinue(tables)?.entry.table).toBe(found);
    },
  );
});

describe('my tables', () => {
  let asked: { tables: object[] }[];
  let answer: Glance[] | null;
  let mine: Mine;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    kept.write([entry('T'), entry('watched', { seats: [] })]);
    asked = [];
    answer = [stands('playing', { waiting: [0] })];
    vi.stubGlobal('fetch', (_path: string, init: { body: string }) => {
      asked.push(JSON.parse(init.body) as { tables: object[] });
      return answer ? Promise.resolve(new Response(JSON.stringify(answer))) : Promise.reject(new Error());
    });
    mine = new Mine();
  });
  afterEach(() => {
    mine.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const settled = () => vi.advanceTimersByTimeAsync(0);

  it('are asked about with their tokens, those only watched left out', async () => {
    await settled();
    expect(asked).toEqual([{ tables: [{ table: 'T', token: 'T-anna' }] }]);
    expect(mine.tables.map(({ calls }) => calls)).toEqual([[0]]);
    expect(kept.table('T')?.names).toEqual(['Anna', 'Bo']);
  });

  it('are asked about again in a while, and when the page is looked at', async () => {
    await settled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveLength(2);
    dispatchEvent(new Event('focus'));
    await settled();
    expect(asked).toHaveLength(3);
  });

  it('are left in peace while nobody looks', async () => {
    await settled();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    hidden.mockRestore();
  });

  it('stay as they were last seen when nobody answers', async () => {
    await settled();
    answer = null;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(mine.offline).toBe(true);
    expect(mine.tables[0]!.calls).toEqual([0]);
  });
});
