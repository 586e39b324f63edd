import { beforeEach, expect, test } from 'vitest';
import type { Advice, ReviewLine } from '../generated/protocol';
import { speak } from '../text/text.svelte';
import { gradeOf, optionsOf, questionOf, verdictOf, type Question } from './question';

const puzzle = { table: 'a', seat: 0, step: 3 };
const advice: Advice[] = [
  { action: 'king', chance: 0.61 },
  { action: 'ace', chance: 0.6 },
  { action: 'seven', chance: 0.5 },
  { action: 'six', chance: 0.45 },
  { action: 'queen', chance: 0.4 },
];
const question = (change: Partial<Question> = {}): Question => ({
  text: '',
  file: {} as never,
  seen: { view: {}, menu: [{ action: 'king', would: ['it wins'] }], then: [] },
  played: 'queen',
  advice,
  ...change,
});
const say = (action: unknown) => `Lay the ${String(action)}`;
const named = (asked: Question, table = 'a') =>
  optionsOf(asked, { ...puzzle, table }, say).map(({ action }) => action);

beforeEach(() => speak('sv'));

test('what was played and what is best can be chosen, beside what comes next in the master’s list', () => {
  expect(named(question()).toSorted()).toEqual(['ace', 'king', 'queen', 'seven']);
  const own = optionsOf(question(), puzzle, say);
  expect(own.filter(({ best }) => best).map(({ action }) => action)).toEqual(['king']);
  expect(own.filter(({ played }) => played).map(({ action }) => action)).toEqual(['queen']);
  expect(own.find(({ best }) => best)?.choice?.would).toEqual(['it wins']);
});

test('the order tells nothing: over many matches the best stands in every place, and always in the same for one', () => {
  const places = Array.from({ length: 60 }, (_, nth) => named(question(), `t${nth}`).indexOf('king'));
  for (const place of [0, 1, 2, 3]) expect(places.filter((one) => one === place).length).toBeGreaterThan(5);
  const others = [advice[0]!, ...advice.slice(1).toReversed()];
  const same = named(question({ played: 'seven', advice: others.filter(({ action }) => action !== 'six') }));
  expect(same).toEqual(named(question()));
});

test('what the master did not weigh is still asked about, and two that sound alike are one', () => {
  const rare = optionsOf(question({ played: 'joker' }), puzzle, say);
  expect(rare.find(({ played }) => played)).toMatchObject({ action: 'joker', chance: null });
  const alike = optionsOf(question(), puzzle, () => 'Lay a card');
  expect(alike).toHaveLength(1);
});

test('an answer is told how it stands beside the master’s', () => {
  const options = optionsOf(question(), puzzle, say);
  const answer = (action: string) => options.find((option) => option.action === action)!;
  const grades = ['king', 'ace', 'seven'].map((action) => gradeOf(answer(action), options));
  expect(grades).toEqual(['best', 'close', 'other']);
  expect(verdictOf(answer('queen'), options)).toBe(
    '21 procentenheter sämre än mästarens val, enligt mästaren.',
  );
  const unweighed = optionsOf(question({ played: 'joker' }), puzzle, say);
  expect(
    verdictOf(
      unweighed.find(({ played }) => played)!,
      unweighed,
    ),
  ).toBe('Mästaren hade valt något annat.');
});

test('a question is put together from the file, what the seat saw, and one piece of advice', async () => {
  const file = JSON.stringify({
    game: 'tjuv',
    rules: 1,
    options: {},
    seats: [{ kind: 'person', name: 'Anna' }],
    winners: [0],
    seed: '',
    steps: [{}, {}, {}, { seat: 0, action: 'queen' }],
  });
  const heard: boolean[] = [];
  const { seen } = question();
  const asked = await questionOf(puzzle, {
    file: () => Promise.resolve({ ok: file }),
    decision: () => Promise.resolve({ ok: seen }),
    review: ({ from }, each) => {
      const lines: ReviewLine[] = [
        { begins: { decisions: 2 } },
        { decision: { step: from!, played: 'queen', advice } },
      ];
      for (const line of lines) heard.push(each(line as never));
      return Promise.resolve(null);
    },
  });
  expect(asked).toMatchObject({ ok: { played: 'queen', advice, seen, file: { game: 'tjuv' } } });
  expect(heard).toEqual([true, false]);
  const lost = await questionOf(puzzle, {
    file: () => Promise.resolve({ problem: 'offline' }),
    decision: () => Promise.reject(new Error('not asked')),
    review: () => Promise.reject(new Error('not asked')),
  });
  expect(lost).toEqual({ problem: 'offline' });
});
