import { describe, expect, it } from 'vitest';
import { person, tableInfo } from '../test/fake-socket';
import { leftAt, lowFrom, settled, told } from './clocks';

const anna = person('Anna');
const bo = person('Bo');
const table = tableInfo({ seats: [anna, bo, { kind: 'bot', name: 'Robot', level: 'easy' }] });

describe('the clocks', () => {
  it('run for those waited for, and stand still for the others', () => {
    const clocks = told([10_000, 20_000, 5_000], [0, 2], table, 1_000);
    expect([0, 1, 2].map((seat) => leftAt(clocks, seat, 4_000))).toEqual([7_000, 20_000, 5_000]);
  });

  it('never go below nothing', () => {
    const clocks = told([10_000, 20_000, 0], [0], table, 0);
    expect(leftAt(clocks, 0, 60_000)).toBe(0);
  });

  it('stop in a pause and go on after it, with what was spent still spent', () => {
    const before = told([10_000, 20_000, 0], [1], table, 0);
    const paused = settled(before, [1], { ...table, paused_ms: 600_000 }, 3_000);
    expect(leftAt(paused, 1, 90_000)).toBe(17_000);
    const again = settled(paused, [1], table, 100_000);
    expect(leftAt(again, 1, 102_000)).toBe(15_000);
  });

  it('stop while a bot plays for the person', () => {
    const before = told([10_000, 20_000, 0], [1], table, 0);
    const seats = [anna, person('Bo', { plays: 'stand_in' })];
    const stoodIn = settled(before, [1], { ...table, seats }, 5_000);
    expect(leftAt(stoodIn, 1, 60_000)).toBe(15_000);
  });

  it('are low when a tenth is left, but not for hours, and not in the last moment only', () => {
    expect(lowFrom({ kind: 'calm' })).toBeNull();
    expect(lowFrom({ kind: 'bank', seconds: 600, top_up: 30 })).toBe(60_000);
    expect(lowFrom({ kind: 'bank', seconds: 60, top_up: 5 })).toBe(15_000);
    expect(lowFrom({ kind: 'days', hours: 72 })).toBe(3_600_000);
  });
});
