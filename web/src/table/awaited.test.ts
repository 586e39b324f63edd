import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo, Wished } from '../generated/protocol';
import { person, tableInfo } from '../test/fake-socket';
import { isOursAlone, isStuck, missing, removable } from './awaited';

const bot: SeatInfo = { kind: 'bot', name: 'Siv', level: 'easy' };
const chosen = { commitment: '11' };
const told = { commitment: '11', revealed: true };
const away = { online: false };

function gathering(seats: SeatInfo[], closed = false, more: Partial<TableInfo> = {}): TableInfo {
  return tableInfo({
    stage: 'gathering',
    seats,
    luck: { kind: 'second', commitment: '00', closed },
    ...more,
  });
}
const begin: Wished = { seat: 0, wish: { kind: 'begin' } };

describe('a table that gathers', () => {
  it.each([
    ['nobody’s number while a seat is free', gathering([person('Anna'), { kind: 'free' }]), []],
    ['those who have not chosen', gathering([person('Anna', chosen), bot, person('Bo')]), [2]],
    [
      'those who have not told, once the list is closed',
      gathering([person('A', told), person('B', chosen)], true),
      [1],
    ],
    ['nobody who is not on the list', gathering([person('A', told), person('B')], true), []],
  ])('waits for %s', (_whom, info, expected) => {
    expect(missing(info)).toEqual(expected);
  });

  it.each([
    ['goes on by itself while everybody is here', gathering([person('A', chosen), person('B')]), [], false],
    [
      'is stuck when somebody without a number is away',
      gathering([person('A', chosen), person('B', away)]),
      [],
      true,
    ],
    [
      'is not stuck when somebody with one is',
      gathering([person('A'), person('B', { ...chosen, ...away })]),
      [],
      false,
    ],
    [
      'is stuck when a number cannot be told',
      gathering([person('A', chosen), person('B', told)], true),
      [0],
      true,
    ],
    [
      'is stuck when somebody says so',
      gathering([person('A', told), person('B', chosen)], true, { wishes: [begin] }),
      [],
      true,
    ],
    ['is not stuck for want of people', gathering([person('A', away), { kind: 'free' }]), [], false],
  ])('%s', (_how, info, troubled, expected) => {
    expect(isStuck(info, troubled)).toBe(expected);
  });

  it.each([
    ['the keeper may have anybody removed who is away', 0, [0], [1]],
    ['others may not, ', 0, [2], []],
    ['unless it is the keeper who is away', 1, [0, 2], [1]],
    ['a watcher may have nobody removed', 1, [], []],
  ])('%s', (_who, keeper, here, expected) => {
    const info = gathering([person('A'), person('B', away), person('C')], false, { keeper });
    expect(removable(info, here)).toEqual(expected);
  });

  it.each([
    ['nobody but bots and those at this screen', [person('A'), bot], [0], true],
    ['somebody elsewhere', [person('A'), person('B'), bot], [0], false],
    ['somebody who is to come', [person('A'), { kind: 'free' as const }], [0], false],
  ])('knows whether it waits for %s', (_whom, seats, here, expected) => {
    expect(isOursAlone(gathering(seats), here)).toBe(expected);
  });
});
