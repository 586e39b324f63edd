import { expect, test } from 'vitest';
import { man, view } from '../fixtures/tables';
import { at, town } from '../fixtures/town';
import { meant, squareAt } from './meant';

const ANNA = 0;
const BO = 1;
const bank = at(2, 2);
const stop = at(5, 3);

test('a point in the picture is on a square, or on none', () => {
  expect(squareAt(town, { x: 2.5 * 40, y: 2.1 * 40 })).toBe(bank);
  expect(squareAt(town, { x: 10, y: 10 })).toBe(null);
  expect(squareAt(town, { x: -10, y: 60 })).toBe(null);
});

test('a thief means to walk, and before the throw, from one stop to another, to ride', () => {
  expect(meant(bank, view({ stage: 'move', die: 2 }), town, ANNA, [])).toEqual({ do: 'walk', to: bank });
  expect(meant(stop, view({ stage: 'move', die: 2 }), town, ANNA, [])).toEqual({ do: 'walk', to: stop });
  expect(meant(stop, view(), town, ANNA, [])).toEqual({ do: 'ride', to: stop });
  expect(meant(bank, view(), town, ANNA, [])).toEqual({ do: 'walk', to: bank });
});

test('the police mean the piece they chose, or the nearest of those they may choose', () => {
  const moving = view({ stage: 'move', turn: BO, die: 1 });
  expect(meant(bank, moving, town, BO, ['man:2'])).toEqual({ do: 'march', man: 2, to: bank });
  expect(meant(bank, moving, town, BO, ['man:2', 'man:3'])).toEqual({ do: 'march', man: 3, to: bank });
  expect(meant(bank, moving, town, BO, [])).toMatchObject({ do: 'march', to: bank });
  expect(meant(bank, moving, town, BO, ['car'])).toMatchObject({ do: 'drive', head: bank });
});

test('the police who press one of their own mean that one, whichever was chosen', () => {
  const moving = view({ stage: 'move', turn: BO, die: 1 });
  expect(meant(at(2, 5), moving, town, BO, ['man:2'])).toEqual({ do: 'march', man: 1, to: at(2, 5) });
  expect(meant(at(3, 4), moving, town, BO, ['man:2'])).toMatchObject({ do: 'drive', head: at(3, 4) });
});

test('before the throw a policeman on a stop is meant to ride to another', () => {
  const turn = view({ turn: BO, men: [man(at(1, 3))] });
  expect(meant(stop, turn, town, BO, ['man:0'])).toEqual({ do: 'send_by_tram', man: 0, to: stop });
});

test('what is placed or chosen is meant to be there', () => {
  expect(meant(bank, view({ stage: 'choose_den' }), town, ANNA, [])).toEqual({ do: 'choose_den', den: bank });
  expect(meant(bank, view({ stage: 'place_man' }), town, BO, [])).toEqual({ do: 'place_man', at: bank });
  expect(meant(bank, view({ stage: 'choose_cell' }), town, BO, [])).toEqual({ do: 'put_in_cell', at: bank });
  expect(meant(bank, view({ stage: 'choose_post' }), town, BO, [])).toEqual({ do: 'post_guard', at: bank });
});

test('the car is placed with its rear beside its head', () => {
  const placed = meant(at(1, 4), view({ stage: 'place_car' }), town, BO, []);
  expect(placed).toMatchObject({ do: 'place_car', head: at(1, 4) });
  const { behind } = placed as { behind: number };
  const { row, column } = town.plan.squares[behind]!;
  expect(Math.abs(row - 1) + Math.abs(column - 4)).toBe(1);
});

test('who arrests is one of the police, and nobody stands on an empty square', () => {
  const arrest = view({ stage: 'choose_taker', turn: BO });
  expect(meant(at(5, 5), arrest, town, BO, [])).toEqual({ do: 'take', by: { man: 2 } });
  expect(meant(bank, arrest, town, BO, [])).toBe(null);
});
