import { beforeEach, expect, test } from 'vitest';
import type { Advised } from '../generated/protocol';
import type { Answer } from '../net/api';
import { speak } from '../text/text.svelte';
import { Adviser } from './adviser.svelte';

let answers: ((answer: Answer<Advised>) => void)[];
let tokens: string[];
let adviser: Adviser;

beforeEach(() => {
  speak('sv');
  answers = [];
  tokens = [];
  adviser = new Adviser('T', (_, { token }) => {
    tokens.push(token);
    return new Promise((resolve) => answers.push(resolve));
  });
});

const advised = (version: number, cards: string[]): Answer<Advised> => ({
  ok: { seat: 0, version, advice: cards.map((card, nth) => ({ action: { card }, chance: 0.6 - nth / 10 })) },
});

test('the best few are told to whoever asked, about what they asked about', async () => {
  const asked = adviser.ask('anna', 7);
  expect(adviser.about('anna', 7)).toEqual({ is: 'thinking' });
  answers[0]!(advised(7, ['HK', 'H8', 'C6', 'C7', 'C8', 'C9']));
  await asked;
  const told = adviser.about('anna', 7);
  expect(told?.is === 'told' && told.advice.map(({ action }) => action)).toEqual(
    ['HK', 'H8', 'C6', 'C7'].map((card) => ({ card })),
  );
  expect(tokens).toEqual(['anna']);
});

test('what one seat is told nobody else sees, and it is gone when the match has gone on', async () => {
  const asked = adviser.ask('anna', 7);
  answers[0]!(advised(7, ['HK']));
  await asked;
  expect(adviser.about('bo', 7)).toBeNull();
  expect(adviser.about(null, 7)).toBeNull();
  expect(adviser.about('anna', 8)).toBeNull();
});

test('an answer about another version is not shown', async () => {
  const asked = adviser.ask('anna', 7);
  answers[0]!(advised(8, ['HK']));
  await asked;
  expect(adviser.about('anna', 7)).toBeNull();
});

test('a late answer does not come back after it was put away, nor in place of a newer one', async () => {
  const first = adviser.ask('anna', 7);
  adviser.forget();
  answers[0]!(advised(7, ['HK']));
  await first;
  expect(adviser.about('anna', 7)).toBeNull();

  const second = adviser.ask('anna', 8);
  const third = adviser.ask('bo', 8);
  answers[1]!(advised(8, ['HK']));
  await second;
  expect(adviser.about('bo', 8)).toEqual({ is: 'thinking' });
  answers[2]!(advised(8, ['S6']));
  await third;
  expect(adviser.about('bo', 8)).toMatchObject({ is: 'told', advice: [{ action: { card: 'S6' } }] });
});

test('a refusal is told in words', async () => {
  const asked = adviser.ask('anna', 7);
  answers[0]!({ problem: { error: { code: 'no_advice' } } });
  await asked;
  expect(adviser.about('anna', 7)).toEqual({
    is: 'failed',
    problem: 'Vid det här bordet spelar man utan råd.',
  });
});
