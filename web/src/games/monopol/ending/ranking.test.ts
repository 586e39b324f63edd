import { expect, test } from 'vitest';
import { player, view } from '../fixtures/standings';
import { placed } from './ranking';

const players = (...out: boolean[]) => out.map((out) => player(out ? 0 : 1_000, 0, { out }));
const inOrder = (...arguments_: Parameters<typeof placed>) =>
  placed(...arguments_).map(({ seat, place }) => [place, seat]);

test('everybody has a place: by what they are worth, and the bankrupt by how long they lasted', () => {
  const views = [
    view({ players: players(false, false, false, false) }),
    view({ players: players(true, false, false, false) }),
    view({ players: players(true, false, true, false) }),
  ];
  const end = view({ players: players(true, false, true, false), worths: [0, 9_000, 0, 12_000] });
  expect(inOrder(end, [3], [...views, end])).toEqual([
    [1, 3],
    [2, 1],
    [3, 2],
    [4, 0],
  ]);
});

test('those who cannot be told apart share a place', () => {
  const end = view({ players: players(true, false, true, false), worths: [0, 9_000, 0, 9_000] });
  expect(inOrder(end, [1, 3], [])).toEqual([
    [1, 1],
    [1, 3],
    [3, 0],
    [3, 2],
  ]);
});
