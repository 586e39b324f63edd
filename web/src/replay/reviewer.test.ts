import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advice, AskReview, ReviewLine } from '../generated/protocol';
import { Reviewer } from './reviewer.svelte';

const card = (name: string) => ({ do: 'lay', card: name });

/** The opening, then Anna and Bo by turns. */
const replay = {
  steps: [
    {},
    { seat: 0, action: card('HK') },
    { seat: 1, action: card('S6') },
    { seat: 0, action: card('C7') },
    { seat: 1, action: card('D8') },
    { seat: 0, action: card('C9') },
  ],
};

const told = (...advice: [string, number | null][]): Advice[] =>
  advice.map(([name, chance]) => ({ action: card(name), chance }));

/** What the master says, by step. At step 4 there was nothing to decide. */
const ANSWERS: Record<number, Advice[]> = {
  1: told(['HK', 0.6], ['S6', 0.5]),
  2: told(['S6', null]),
  3: told(['CA', 0.7], ['C7', 0.55]),
  5: told(['CA', 0.62], ['C9', 0.6]),
};

/** A master who takes a moment for each decision. */
function master(answers = ANSWERS) {
  return async ({ seat, from = 0 }: AskReview, each: (line: ReviewLine) => boolean) => {
    asked.push(from);
    const steps = reviewer.decisions(seat).filter((step) => step >= from && answers[step]);
    for (const step of steps) {
      await new Promise((resolve) => setTimeout(resolve, THOUGHT));
      given.push(step);
      const played = replay.steps[step]!.action;
      if (!each({ decision: { step, played, advice: answers[step]! } })) break;
    }
    return null;
  };
}

const THOUGHT = 50;
/** Where the questions began, and what was answered. */
let asked: number[];
let given: number[];
let reviewer: Reviewer;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, given] = [[], []];
  reviewer = new Reviewer(replay, master());
});
afterEach(() => vi.useRealTimers());

async function lookAt(step: number) {
  reviewer.look(step);
  await vi.runAllTimersAsync();
}

/** Goes through the decisions of a seat to the end. */
async function searchAll(seat: number) {
  const search = reviewer.search(seat);
  await vi.runAllTimersAsync();
  await search;
}

describe('looking at a step', () => {
  it('asks what a master would have done, once, and about no other step', async () => {
    expect(reviewer.about(1)).toBeUndefined();
    await lookAt(1);
    await lookAt(1);
    expect(given).toEqual([1]);
    expect(reviewer.about(1)).toMatchObject({ agrees: true, best: { chance: 0.6 }, played: { chance: 0.6 } });
    await lookAt(3);
    expect(given).toEqual([1, 3]);
    expect(reviewer.about(3)).toMatchObject({
      agrees: false,
      best: { chance: 0.7 },
      played: { chance: 0.55 },
    });
  });

  it('asks nothing about a step that nobody decided', async () => {
    await lookAt(0);
    expect(asked).toEqual([]);
    expect(reviewer.about(0)).toBeNull();
    await lookAt(4);
    expect(reviewer.about(4)).toBeNull();
  });

  it('in passing asks only about the one where somebody stays', async () => {
    for (const step of [1, 2, 3]) reviewer.look(step);
    await lookAt(5);
    expect(asked).toEqual([5]);
  });

  it('has one question under way, and after it the newest', async () => {
    let answer = () => {};
    const gate = new Promise<void>((resolve) => (answer = resolve));
    const answers = master();
    reviewer = new Reviewer(replay, (body, each) => gate.then(() => answers(body, each)));
    await lookAt(1);
    await lookAt(4);
    await lookAt(2);
    expect(given).toEqual([]);
    answer();
    await vi.runAllTimersAsync();
    expect(given).toEqual([1, 2]);
  });

  it('says when no answer came, and asks again next time', async () => {
    let online = false;
    const answers = master();
    reviewer = new Reviewer(replay, (body, each) =>
      online ? answers(body, each) : Promise.resolve('offline'),
    );
    await lookAt(1);
    expect(reviewer.problem).toBe('offline');
    expect(reviewer.about(1)).toBeUndefined();
    online = true;
    await lookAt(1);
    expect(reviewer.problem).toBeNull();
    expect(reviewer.about(1)).toMatchObject({ agrees: true });
  });

  it('takes what the master did not think of as not weighed', async () => {
    reviewer = new Reviewer(replay, master({ 3: told(['CA', 0.7], ['SA', 0.6]) }));
    await lookAt(3);
    expect(reviewer.about(3)).toMatchObject({ agrees: false, played: null });
  });
});

describe('a search', () => {
  it('goes through every decision of one player in one question and finds what cost most', async () => {
    await searchAll(0);
    expect(asked).toEqual([1]);
    expect(given).toEqual([1, 3, 5]);
    expect(reviewer.searching).toBe(false);
    expect(reviewer.progress(0)).toEqual({ done: 3, of: 3 });
    expect(reviewer.turningPoints(0).map(({ step }) => step)).toEqual([3]);
    expect(reviewer.turningPoints(0)[0]!.loss).toBeCloseTo(0.15);
    expect(reviewer.reckons(0)).toBe(true);
  });

  it('finds nothing where the master does not reckon in chances', async () => {
    await searchAll(1);
    expect(reviewer.turningPoints(1)).toEqual([]);
    expect(reviewer.reckons(1)).toBe(false);
    expect(reviewer.progress(1)).toEqual({ done: 2, of: 2 });
  });

  it('can be stopped, and goes on where it was', async () => {
    const search = reviewer.search(0);
    await vi.advanceTimersByTimeAsync(THOUGHT * 1.5);
    reviewer.stop();
    await vi.runAllTimersAsync();
    await search;
    expect(reviewer.searching).toBe(false);
    expect(reviewer.progress(0)).toEqual({ done: 2, of: 3 });
    await searchAll(0);
    expect(asked).toEqual([1, 5]);
    expect(reviewer.progress(0)).toEqual({ done: 3, of: 3 });
  });

  it('gives way to what somebody looks at, and goes on after it', async () => {
    const search = reviewer.search(0);
    reviewer.look(2);
    await vi.advanceTimersByTimeAsync(400);
    await vi.runAllTimersAsync();
    await search;
    expect(reviewer.about(2)).toMatchObject({ agrees: true });
    expect(reviewer.progress(0)).toEqual({ done: 3, of: 3 });
  });

  it('ends when the server has no answer, and says why', async () => {
    const problem = { error: { code: 'too_fast' as const } };
    reviewer = new Reviewer(replay, () => Promise.resolve(problem));
    await searchAll(0);
    expect(reviewer.searching).toBe(false);
    expect(reviewer.problem).toEqual(problem);
  });
});
