import { beforeEach, describe, expect, it } from 'vitest';
import { kept, type KeptSeat, type KeptTable } from '../kept.svelte';
import { bring, fragmentOf, merged } from './carry';
import { deflated } from './pack';

const hex = (byte: string, count = 32) => byte.repeat(count);
const list = { server: hex('44'), persons: [{ seat: 0, commitment: hex('55') }] };

function entry(table: string, more: Partial<KeptTable> = {}): KeptTable {
  const anna: KeptSeat = { seat: 0, token: hex('0a', 16), name: 'Anna', number: hex('01'), since: 5 };
  return { table, game: 'tjuv', seats: [anna], names: ['Anna', 'Åke'], over: false, time: 1000, ...more };
}
const seat = (more: Partial<KeptSeat>): KeptTable =>
  entry('T', { seats: [{ ...entry('T').seats[0]!, ...more }] });

beforeEach(() => {
  localStorage.clear();
  kept.write([]);
});

describe('the tables of a browser', () => {
  it('come out of their link on another device as they went in', async () => {
    const tables = [
      entry('T', { commitment: hex('44'), invite: hex('0c', 16), begun: true }),
      entry('U', { seats: [{ ...entry('U').seats[0]!, list, told: true }], over: true, time: 900 }),
    ];
    const fragment = await fragmentOf('Anna', tables);
    expect(fragment).toMatch(/^tables=[\w-]+$/);
    expect(await bring(fragment)).toEqual(['T', 'U']);
    expect(kept.tables).toEqual(tables);
    expect(kept.name).toBe('Anna');
    expect(await bring(fragment)).toEqual([]);
    expect(kept.tables).toEqual(tables);
  });

  it('leave behind what was only looked at', async () => {
    await bring(await fragmentOf('', [entry('T', { seats: [] }), entry('U')]));
    expect(kept.tables.map(({ table }) => table)).toEqual(['U']);
  });

  it.each([
    ['cut short', async () => (await fragmentOf('', [entry('T')])).slice(0, -20)],
    ['something else', () => Promise.resolve('tables=hello')],
    ['no tables', async () => `tables=${await deflated('{"tables":7}')}`],
    [
      'longer than anybody should unpack',
      async () => `tables=${await deflated('"' + ' '.repeat(500_000) + '"')}`,
    ],
  ])('are not brought by a link that is %s', async (_how, fragment) => {
    expect(await bring(await fragment())).toBeNull();
    expect(kept.tables).toEqual([]);
  });

  it('are taken from a stranger’s link only as far as they are tables', async () => {
    const odd = [
      { ...entry('../../x') },
      { ...entry('T'), names: ['x'.repeat(500), 7], time: 9e15, commitment: '<script>', extra: 'no' },
      { ...entry('U'), seats: [{ seat: 0, token: 'javascript:' }] },
    ];
    await bring(`tables=${await deflated(JSON.stringify({ name: 7, tables: odd }))}`);
    expect(kept.table('../../x')).toBeUndefined();
    const found = kept.table('T')!;
    expect(found.names).toEqual(['x'.repeat(24), '']);
    expect(found.time).toBeLessThanOrEqual(Date.now());
    expect(found).not.toHaveProperty('commitment');
    expect(found).not.toHaveProperty('extra');
    expect(kept.table('U')?.seats).toEqual([]);
  });
});

describe('what is here', () => {
  const [here, there] = [seat({ token: hex('0a', 16) }), seat({ token: hex('0b', 16), since: 9 })];

  it('keeps its token; the other is tried beside it', () => {
    expect(merged([here], [there])[0]!.seats[0]).toMatchObject({
      token: hex('0a', 16),
      renewed: hex('0b', 16),
    });
  });

  it('gets seats that only the other device holds', () => {
    const bo = { seat: 1, token: hex('0b', 16), name: 'Bo' };
    const both = merged([here], [entry('T', { seats: [bo] })])[0]!;
    expect(both.seats.map(({ name }) => name)).toEqual(['Anna', 'Bo']);
  });

  it.each([
    ['gets a number it has none of', { number: undefined }, { number: hex('02') }, hex('02')],
    [
      'gives way to a later number',
      { number: hex('01'), since: 5 },
      { number: hex('02'), since: 6 },
      hex('02'),
    ],
    [
      'stays before an earlier one',
      { number: hex('01'), since: 5 },
      { number: hex('02'), since: 4 },
      hex('01'),
    ],
    [
      'stays before any other once its list is closed',
      { number: hex('01'), since: 5, list },
      { number: hex('02'), since: 9 },
      hex('01'),
    ],
  ])('%s', (_promise, ours, theirs, number) => {
    expect(merged([seat(ours)], [seat(theirs)])[0]!.seats[0]!.number).toBe(number);
  });

  it('gets the list that the other device kept for the same number', () => {
    const [found] = merged([seat({})], [seat({ list, told: true })])[0]!.seats;
    expect(found).toMatchObject({ list, told: true });
  });

  it('keeps the host’s promise as it was told here', () => {
    const both = merged([entry('T', { commitment: hex('44') })], [entry('T', { commitment: hex('66') })]);
    expect(both[0]!.commitment).toBe(hex('44'));
  });
});
