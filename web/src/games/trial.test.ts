import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tried } from './game';
import { Trial } from './trial.svelte';

const asked = vi.fn<(action: string) => void>();
let answers: ((tried: Tried) => void)[];
let trial: Trial<unknown, string, unknown>;

const refused = (code: string): Tried => ({ rule: 'mo.deal', refusal: { code } });
/** Long enough for anything that somebody puts together to be asked about. */
const soon = () => vi.advanceTimersByTimeAsync(5_000);

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked.mockReset();
  trial = new Trial((action) => {
    asked(action);
    return new Promise((answer) => answers.push(answer));
  });
});
afterEach(() => vi.useRealTimers());

test('what changes at once is asked about once, as it is in the end', async () => {
  trial.about('a');
  trial.about('ab');
  trial.about('abc');
  expect(asked).not.toHaveBeenCalled();
  await soon();
  expect(asked.mock.calls).toEqual([['abc']]);
  expect([trial.told, trial.asks]).toEqual([null, true]);
  answers[0]!(refused('abc'));
  await soon();
  expect([trial.told, trial.asks]).toEqual([refused('abc'), false]);
});

test('an answer to what was asked before counts for nothing', async () => {
  trial.about('a');
  await soon();
  trial.about('b');
  await soon();
  answers[1]!(refused('b'));
  answers[0]!(refused('a'));
  await soon();
  expect(trial.told).toEqual(refused('b'));
});

test('the last answer stays until the next is there, and goes with the question', async () => {
  trial.about('a');
  await soon();
  answers[0]!(refused('a'));
  await soon();
  trial.about('b');
  expect([trial.told, trial.asks]).toEqual([refused('a'), true]);
  trial.about(null);
  expect([trial.told, trial.asks]).toEqual([null, false]);
  await soon();
  expect(asked).toHaveBeenCalledOnce();
});

test('whoever asked too often asks again a little later', async () => {
  trial.about('a');
  await soon();
  answers[0]!({ problem: 'too_fast' });
  await soon();
  expect(asked.mock.calls).toEqual([['a'], ['a']]);
  answers[1]!(refused('a'));
  await soon();
  expect(trial.told).toEqual(refused('a'));
});

test('where nobody can say it, nothing is told', async () => {
  trial.about('a');
  await soon();
  answers[0]!({ problem: 'lost' });
  await soon();
  expect([trial.told, trial.asks]).toEqual([null, false]);
});
