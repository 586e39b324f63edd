import { describe, expect, test } from 'vitest';
import { changed, momentsOf } from './changes';

const before = {
  players: [
    { cash: 5, at: 1 },
    { cash: 7, at: 1 },
  ],
  turn: 0,
  hand: ['D9', 'H6'],
};

describe('what has changed', () => {
  test('is put where it is told to be, and nothing else', () => {
    const after = changed(before, [
      [['players', 1, 'cash'], 9],
      [['turn'], null],
      [['hand'], ['D9']],
    ]);
    expect(after).toEqual({
      players: [
        { cash: 5, at: 1 },
        { cash: 9, at: 1 },
      ],
      turn: null,
      hand: ['D9'],
    });
  });

  test('leaves the view before as it was, and shares with it what is the same', () => {
    const kept = structuredClone(before);
    const after = changed(before, [[['players', 1, 'cash'], 9]]);
    expect(before).toEqual(kept);
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.players).not.toBe(before.players);
    expect(changed(before, [])).toBe(before);
  });

  test('may be all of it', () => {
    expect(changed<unknown>(before, [[[], { turn: 1 }]])).toEqual({ turn: 1 });
  });
});

describe('the moments of a step', () => {
  const beats = [
    { events: [{ on: 'a' }, { on: 'b' }], changed: [[['turn'], 1]] as [[string], number][] },
    { events: [{ on: 'c' }], changed: [[['turn'], 2]] as [[string], number][] },
    { events: [{ on: 'd' }, { on: 'e' }], changed: [] },
  ];
  const turns = (moments: { event: { on: string }; before: typeof before; after: typeof before }[]) =>
    moments.map(({ event, before, after }) => [event.on, before.turn, after.turn]);

  test('are its events in order; only the last of a beat has changed anything, and the last leads there', () => {
    expect(turns(momentsOf(before, beats, { ...before, turn: 9 }))).toEqual([
      ['a', 0, 0],
      ['b', 0, 1],
      ['c', 1, 2],
      ['d', 2, 2],
      ['e', 2, 9],
    ]);
  });

  test('lead as far as is told where nobody has gone there', () => {
    expect(turns(momentsOf(before, beats)).at(-1)).toEqual(['e', 2, 2]);
  });

  test('are none where nothing happened', () => {
    expect(momentsOf(before, [], before)).toEqual([]);
  });
});
