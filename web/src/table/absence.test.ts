import { describe, expect, it } from 'vitest';
import { person, tableInfo } from '../test/fake-socket';
import { awaited, goneFor, graceLeft, pauseLeft, persons, wishing } from './absence';

const seats = [
  person('Anna'),
  person('Bo', { online: false, gone_ms: 20_000 }),
  person('Cecilia', { online: false, gone_ms: 5_000, plays: 'stand_in' }),
  person('David', { online: false, plays: 'resigned' }),
];
const info = tableInfo({ seats });
const told = { info, at: 1_000 };

describe('absence', () => {
  it('is counted on from when it was told', () => {
    expect(goneFor(told, 1, 11_000)).toBe(30_000);
    expect(goneFor(told, 0, 11_000)).toBeNull();
  });

  it('has a grace that ends', () => {
    expect(graceLeft(told, 1, 1_000)).toBe(40_000);
    expect(graceLeft(told, 1, 41_000)).toBe(0);
    expect(graceLeft(told, 1, 99_000)).toBe(0);
  });

  it('concerns those the match waits for, whom no bot plays for, and who are not at this screen', () => {
    expect(awaited(info, [0, 1, 2, 3], [])).toEqual([1]);
    expect(awaited(info, [0, 1, 2, 3], [1])).toEqual([]);
    expect(awaited(info, [0], [])).toEqual([]);
  });

  it('concerns nobody in a pause', () => {
    expect(awaited({ ...info, paused_ms: 1 }, [1], [])).toEqual([]);
    expect(pauseLeft({ info: { ...info, paused_ms: 90_000 }, at: 1_000 }, 31_000)).toBe(60_000);
    expect(pauseLeft(told, 31_000)).toBeNull();
  });

  it('knows who can still act', () => {
    expect(persons(info)).toEqual([0, 1, 2]);
  });
});

describe('wishes', () => {
  const wishes = [
    { seat: 0, wish: { kind: 'remove' as const, seat: 1 } },
    { seat: 2, wish: { kind: 'remove' as const, seat: 3 } },
    { seat: 2, wish: { kind: 'pause' as const } },
  ];
  it('are told apart by what is wanted, and about whom', () => {
    expect(wishing({ ...info, wishes }, { kind: 'remove', seat: 1 })).toEqual([0]);
    expect(wishing({ ...info, wishes }, { kind: 'pause' })).toEqual([2]);
    expect(wishing({ ...info, wishes }, { kind: 'resume' })).toEqual([]);
    expect(wishing(info, { kind: 'pause' })).toEqual([]);
  });
});
