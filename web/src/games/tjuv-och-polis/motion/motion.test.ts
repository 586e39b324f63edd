import { expect, test } from 'vitest';
import type { ChaseEvent } from '../../../generated/tjuv-och-polis';
import { moments } from '../../../test/moments';
import { LONGEST } from '../../beat';
import { robbery, view } from '../fixtures/tables';
import { at, line, town } from '../fixtures/town';
import { beats, marks } from './motion';
import { carPose, drivePoses, standings } from '../pieces/pieces';
import { middle } from '../board/places';

const event = (happened: ChaseEvent) => happened;

test('a thief walks square by square, and then the coins fly', () => {
  const [walk, rob] = beats(robbery().moments, town);
  expect(walk!.walk).toMatchObject({ piece: 'thief:0', line: null });
  expect(walk!.walk!.poses.map(({ x, y }) => ({ x, y }))).toEqual(
    [at(1, 3), at(1, 2), at(2, 2)].map((place) => middle(town, place)),
  );
  expect(rob!.sight).toMatchObject({ sight: 'coins', sum: 5000 });
  expect(rob!.after.thieves[2]).toMatchObject({ wanted: true, carried: { any: true, sum: 5000 } });
});

test('no step lasts longer than a player waits gladly', () => {
  const path = line([5, 7], [5, 1]);
  const shown = beats(
    moments(
      view(),
      [event({ on: 'threw', seat: 2, die: 6 })],
      [event({ on: 'walked', thief: 2, path })],
      [event({ on: 'arrested', thief: 2, by: { man: 2 }, cause: 'surrounded', at: at(5, 1), times: 2 })],
      [event({ on: 'put_in_cell', thief: 2, at: at(2, 4) })],
      [event({ on: 'sentenced', thief: 2, turns: 3, lost: 15000, bounty: 3000 })],
    ),
    town,
  );
  const total = shown.reduce((sum, beat) => sum + beat.lasts, 0);
  expect(total).toBeCloseTo(LONGEST);
  expect(shown.map((beat) => beat.die)).toEqual([6, null, null, null, 3]);
});

test('the arrested thief is led from the street to the cell', () => {
  const placed = (place: number) =>
    view({ thieves: view().thieves.map((one) => (one.seat === 2 ? { ...one, at: place } : one)) });
  const [arrest, led] = beats(
    moments(
      view(),
      [event({ on: 'arrested', thief: 2, by: { man: 2 }, cause: 'landed', at: at(5, 7), times: 2 })],
      [event({ on: 'put_in_cell', thief: 2, at: at(2, 6) }), placed(at(2, 6))],
    ),
    town,
  );
  expect(arrest!.sight).toEqual({ sight: 'cuffs', at: middle(town, at(5, 7)) });
  expect(led!.walk!.poses).toMatchObject([middle(town, at(5, 7)), middle(town, at(2, 6))]);
});

test('a ride follows the rails', () => {
  const ride = event({ on: 'rode', thief: 0, line: 1, from: at(1, 3), to: at(5, 3), changed: false });
  const [beat] = beats(moments(view(), [ride]), town);
  expect(beat!.walk).toMatchObject({ line: 1 });
  expect(beat!.walk!.poses).toHaveLength(5);
});

test('whoever breaks out has thrown what the table then shows', () => {
  const [beat] = beats(moments(view(), [event({ on: 'escaped', thief: 3 }), view({ die: 6 })]), town);
  expect(beat!.die).toBe(6);
});

test('an event of a newer server moves nothing, and what it led to is drawn', () => {
  const after = view({ till: 9000 });
  const [beat] = beats(moments(view(), [{ on: 'juggled' } as unknown as ChaseEvent, after]), town);
  expect(beat).toMatchObject({ walk: null, sight: null, die: null });
  expect(beat!.after).toBe(after);
});

test('the car lies over its two squares and turns the short way', () => {
  const from = carPose(town, at(3, 5), at(3, 4));
  expect(from).toEqual({ x: 200, y: 140, turn: 0 });
  const poses = drivePoses(town, { ...from, turn: 180 }, [at(3, 4), at(3, 3), at(2, 3)]);
  expect(poses.map((pose) => pose.turn)).toEqual([180, 180, 270]);
});

test('those who share a square fan out, and a thief under arrest is with the policeman', () => {
  const shown = view({ captive: { thief: 2, by: { man: 2 } } });
  shown.thieves[0] = { ...shown.thieves[0]!, at: null, fate: { is: 'taken' } };
  const all = standings(shown, town);
  expect(all.get('thief:2')).toMatchObject({ place: at(5, 5), crowded: true });
  expect(all.get('thief:2')!.pose.x).not.toBe(all.get('man:2')!.pose.x);
  expect(all.get('thief:0')).toMatchObject({ crowded: false });
});

test('an event marks its place', () => {
  expect(marks({ on: 'robbed', thief: 0, at: at(2, 2), sum: 5000, agency: false })).toEqual([at(2, 2)]);
  expect(marks({ on: 'marched', man: 1, path: line([5, 5], [5, 7]) })).toEqual([at(5, 7)]);
  expect(marks({ on: 'time_up', round: 9 })).toEqual([]);
});
