import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Length } from '../games/game';
import { allGames } from '../games/registry';
import { CHASE, MONOPOL, TJUV } from '../generated/facts';
import { speak } from '../text/text.svelte';
import { lastsInWords, roughly, secondsEach } from './lasts';
import { firstPlan, type PlannedSeat } from './plan';

beforeEach(() => speak('sv'));

const people = (count: number): PlannedSeat[] =>
  Array.from({ length: count }, () => ({ kind: 'link', name: '' }));

const MAPS = CHASE.maps.map((shipped) => ({ map: { shipped } }));
const EDITIONS = ['klassisk', 'ny'];
const DEALT = [
  null,
  ...Array.from({ length: MONOPOL.dealtMax - MONOPOL.dealtMin + 1 }, (_, n) => MONOPOL.dealtMin + n),
];

/** Everything that can be proposed on the start page and that has figures of its own. */
const PROPOSED: Record<string, object[]> = {
  'tjuv-och-polis': MAPS.flatMap((map) =>
    EDITIONS.flatMap((edition) =>
      [false, true].flatMap((long_game) =>
        [null, 30, 60, 100].map((rounds) => ({ ...map, options: { edition, long_game, rounds } })),
      ),
    ),
  ),
  tjuv: ['hand', 'talon'].flatMap((refill) => [1, TJUV.dealsMax].map((deals) => ({ refill, deals }))),
  monopol: DEALT.flatMap((dealt) => [null, 20, 40, 80].map((rounds) => ({ dealt, rounds }))),
};

describe.each(allGames)('$name', (game) => {
  const seats = Array.from({ length: game.seatsMax - game.seatsMin + 1 }, (_, nth) => game.seatsMin + nth);

  it('has figures for everything that is proposed', () => {
    for (const count of seats) {
      const first = game.options(count) as { options?: object };
      for (const change of PROPOSED[game.name]! as { options?: object }[]) {
        const options = {
          ...first,
          ...change,
          ...(first.options && { options: { ...first.options, ...change.options } }),
        };
        const { rounds, decisions } = game.length(options)!;
        expect(rounds, JSON.stringify(options)).toEqual(rounds.toSorted((a, b) => a - b));
        expect(rounds[0]).toBeGreaterThan(0);
        expect(decisions).toBeGreaterThan(1);
      }
    }
  });

  it('knows how long the first game lasts', () => {
    expect(game.length(game.quick.options)).not.toBeNull();
  });
});

test('a limit makes a game no longer than it is', () => {
  const monopol = allGames.find(({ name }) => name === 'monopol')!;
  const options = monopol.options(4) as object;
  const [free, short] = [monopol.length(options), monopol.length({ ...options, rounds: 20 })] as [
    Length,
    Length,
  ];
  expect(free.rounds[1]).toBeGreaterThan(20);
  expect(short.rounds).toEqual([20, 20, 20]);
});

test('on a city of one’s own nobody knows', () => {
  const chase = allGames.find(({ name }) => name === 'tjuv-och-polis')!;
  const own = { ...(chase.options(4) as object), map: { own: 'a map' } };
  expect(chase.length(own)).toBeNull();
  expect(lastsInWords(null, people(4), 'usual')).toBe('Hur länge ett sådant spel varar har ingen provat än.');
});

test('people take longer than bots, and bots as long as they are told to', () => {
  expect(secondsEach(people(4), 'usual')).toBe(8);
  const alone = firstPlan('Anna', 4);
  expect(secondsEach(alone, 'brisk')).toBeLessThan(secondsEach(alone, 'calm'));
  expect(secondsEach(alone, 'calm')).toBeLessThan(8);
});

test('it is said no more exactly than it is known', () => {
  const said = (minutes: number) => roughly(minutes * 60);
  expect([0.2, 7, 23, 47, 58, 86, 121, 140].map(said)).toEqual([
    'en minut',
    '7 minuter',
    '25 minuter',
    '45 minuter',
    'en timme',
    'en och en halv timme',
    '2 timmar',
    '2 och en halv timme',
  ]);
});

test('the sentence has the rounds, the time and how far it may stray', () => {
  const length: Length = { rounds: [20, 40, 60], decisions: 10 };
  expect(lastsInWords(length, people(3), 'usual')).toBe(
    'Ungefär 40 varv, en timme. Oftast mellan 25 minuter och en och en halv timme.',
  );
  expect(lastsInWords({ ...length, rounds: [30, 30, 30] }, people(3), 'usual')).toBe(
    'Ungefär 30 varv, 40 minuter.',
  );
  speak('en');
  expect(lastsInWords(length, people(3), 'usual')).toBe(
    'About 40 rounds, an hour. Mostly between 25 minutes and an hour and a half.',
  );
});
