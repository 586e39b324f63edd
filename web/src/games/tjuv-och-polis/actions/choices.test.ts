import { expect, test } from 'vitest';
import { choicesOf, towards } from './choices';
import { inDen, jailing, choice, policing, throwing, view, walking } from '../fixtures/tables';
import { at, line, town } from '../fixtures/town';
import { ways } from './transfer';

test('a thief has one piece, and every square of the menu with the way there', () => {
  const { groups } = choicesOf(walking().menu, walking().view, town);
  expect(groups.map(({ key, ends }) => [key, ends.length])).toEqual([['thief:0', 3]]);
  expect(groups[0]!.ends[1]).toMatchObject({ at: at(1, 1), path: line([1, 3], [1, 1]), behind: null });
});

test('before the throw the tram is beside the die', () => {
  const choices = choicesOf(throwing().menu, throwing().view, town);
  expect(choices.throws?.action).toEqual({ do: 'throw' });
  expect(choices.groups[0]!.ends[0]).toMatchObject({ line: 1, path: line([1, 3], [5, 3]) });
});

test('the police choose among pieces, and the car may end on one square in two ways', () => {
  const { groups } = choicesOf(policing().menu, policing().view, town);
  expect(groups.map(({ key }) => key)).toEqual(['man:2', 'car']);
  const [one, other] = groups[1]!.ends;
  expect(one!.at).toBe(other!.at);
  expect(one!.key).not.toBe(other!.key);
});

test('squares without a piece are chosen for themselves', () => {
  const { groups } = choicesOf(jailing().menu, jailing().view, town);
  expect(groups.map(({ key, ends }) => [key, ends.length])).toEqual([['square', 2]]);
});

test('whoever may make an arrest is chosen where the piece stands', () => {
  const menu = [choice({ do: 'take', by: { man: 2 } }), choice({ do: 'take', by: 'car' })];
  const { groups } = choicesOf(menu, view(), town);
  expect(groups[0]!.ends.map((end) => end.at)).toEqual([at(5, 5), at(3, 5)]);
});

test('sums come in order, and all of it last', () => {
  const { money } = choicesOf(inDen().menu, inDen().view, town);
  const sums = ways(money).map(({ kind, steps }) => [kind, steps.map((step) => step.sum)]);
  expect(sums).toEqual([
    ['hide', [1000, 2000, 3000]],
    ['fetch', [1000, 2000]],
  ]);
  expect(ways(money)[0]!.steps[2]!.action).toEqual({ do: 'hide_all' });
});

test('arrow keys go to the next square in their direction', () => {
  const [group] = choicesOf(walking().menu, walking().view, town).groups;
  const [bank, west, east] = group!.ends;
  expect(towards(group!.ends, west!, 'ArrowRight', town)).toBe(bank);
  expect(towards(group!.ends, bank!, 'ArrowRight', town)).toBe(east);
  expect(towards(group!.ends, east!, 'ArrowRight', town)).toBeNull();
  expect(towards(group!.ends, bank!, 'ArrowUp', town)).toBe(west);
});

test('arrow keys tell two ways of parking the car apart', () => {
  const car = choicesOf(policing().menu, policing().view, town).groups[1]!;
  const [along, down] = car.ends;
  expect(towards(car.ends, along!, 'ArrowDown', town)).toBe(down);
  expect(towards(car.ends, down!, 'ArrowUp', town)).toBe(along);
});
