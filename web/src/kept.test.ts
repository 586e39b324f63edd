import { beforeEach, describe, expect, it } from 'vitest';
import { MINE_MAX } from './generated/facts';
import { kept, type KeptTable } from './kept.svelte';

const entry = (table: string, over: boolean, time: number): KeptTable => ({
  ...{ table, game: 'tjuv', seats: [], names: [], over, time },
});

beforeEach(() => {
  localStorage.clear();
  kept.write([]);
});

describe('what this browser keeps', () => {
  it('is on the disk when the call returns', () => {
    kept.sit('T', { seat: 0, token: 'anna', name: 'Anna' });
    kept.change('T', 'anna', { number: '01' });
    expect(localStorage.getItem('spelbord.tables')).toContain('"number":"01"');
    expect(kept.seat('T', 'anna')).toMatchObject({ seat: 0, number: '01' });
  });

  it('knows what another tab has kept meanwhile', () => {
    kept.sit('T', { seat: 0, token: 'anna', name: 'Anna' });
    const elsewhere = JSON.parse(localStorage.getItem('spelbord.tables')!) as KeptTable[];
    elsewhere[0]!.seats[0]!.number = '02';
    localStorage.setItem('spelbord.tables', JSON.stringify(elsewhere));
    kept.see('T', 'anna', 1, 'Anna B');
    expect(kept.seat('T', 'anna')).toMatchObject({ seat: 1, name: 'Anna B', number: '02' });
  });

  it('does not lose a seat’s number when the seat is opened by its link once more', () => {
    kept.sit('T', { seat: 0, token: 'anna', name: 'Anna' });
    kept.change('T', 'anna', { number: '01' });
    kept.sit('T', { seat: -1, token: 'anna', name: '' });
    expect(kept.seat('T', 'anna')?.number).toBe('01');
  });

  it('gives up finished tables before any that is still played', () => {
    const running = Array.from({ length: MINE_MAX - 1 }, (_, index) =>
      entry(`running ${index}`, false, index),
    );
    const finished = [entry('finished', true, 8_000), entry('finished later', true, 9_000)];
    kept.write([...finished, ...running]);
    expect(kept.tables).toHaveLength(MINE_MAX);
    expect(kept.table('running 0')).toBeDefined();
    expect(kept.table('finished')).toBeUndefined();
    expect(kept.tables[0]?.table).toBe('finished later');
  });

  it('is empty when it cannot be read', () => {
    localStorage.setItem('spelbord.tables', '{"not": "a list"');
    expect(kept.seat('T', 'anna')).toBeUndefined();
  });
});
