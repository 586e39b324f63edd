import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../generated/protocol';
import type { Answer } from '../net/api';
import { Review } from './review.svelte';

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

const told = (...advice: [string, number | null][]): Answer<Counsel> => ({
  ok: { seat: 0, version: 0, advice: advice.map(([name, chance]) => ({ action: card(name), chance })) },
});

/** What the master says, by step. */
const ANSWERS: Record<number, Answer<Counsel>> = {
  1: told(['HK', 0.6], ['S6', 0.5]),
  2: told(['S6', null]),
  3: told(['CA', 0.7], ['C7', 0.55]),
  4: { problem: { error: { code: 'no_decision' } } },
  5: told(['CA', 0.62], ['C9', 0.6]),
};

let asked: number[];
let review: Review;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  review = new Review(replay, ({ step }) => {
    asked.push(step);
    return Promise.resolve(ANSWERS[step]!);
  });
});
afterEach(() => vi.useRealTimers());

async function lookAt(step: number) {
  review.look(step);
  await vi.runAllTimersAsync();
}

describe('looking at a step', () => {
  it('asks what a master would have done, once', async () => {
    expect(review.about(1)).toBeUndefined();
    await lookAt(1);
    await lookAt(1);
    expect(asked).toEqual([1]);
    expect(review.about(1)).toMatchObject({ agrees: true, best: { chance: 0.6 }, played: { chance: 0.6 } });
    await lookAt(3);
    expect(review.about(3)).toMatchObject({ agrees: false, best: { chance: 0.7 }, played: { chance: 0.55 } });
  });

  it('asks nothing about a step that nobody decided', async () => {
    await lookAt(0);
    expect(asked).toEqual([]);
    expect(review.about(0)).toBeNull();
    await lookAt(4);
    expect(review.about(4)).toBeNull();
  });

  it('in passing asks only about the one where somebody stays', async () => {
    for (const step of [1, 2, 3]) review.look(step);
    await lookAt(5);
    expect(asked).toEqual([5]);
  });

  it('has one question under way, and after it the newest', async () => {
    const waiting: (() => void)[] = [];
    review = new Review(replay, ({ step }) => {
      asked.push(step);
      return new Promise((resolve) => waiting.push(() => resolve(ANSWERS[step]!)));
    });
    await lookAt(1);
    await lookAt(2);
    await lookAt(3);
    expect(asked).toEqual([1]);
    waiting[0]!();
    await vi.runAllTimersAsync();
    expect(asked).toEqual([1, 3]);
  });

  it('says when no answer came, and asks again next time', async () => {
    const [good, bad] = [ANSWERS[1]!, { problem: 'offline' } as const];
    const answers = [bad, good];
    review = new Review(replay, () => Promise.resolve(answers.shift()!));
    await lookAt(1);
    expect(review.problem).toBe('offline');
    expect(review.about(1)).toBeUndefined();
    await lookAt(1);
    expect(review.problem).toBeNull();
    expect(review.about(1)).toMatchObject({ agrees: true });
  });

  it('takes what the master did not think of as not weighed', async () => {
    review = new Review(replay, () => Promise.resolve(told(['CA', 0.7], ['SA', 0.6])));
    await lookAt(3);
    expect(review.about(3)).toMatchObject({ agrees: false, played: null });
  });
});

describe('a search', () => {
  it('goes through every decision of one player and finds what cost most', async () => {
    await review.search(0);
    expect(asked).toEqual([1, 3, 5]);
    expect(review.searching).toBe(false);
    expect(review.progress(0)).toEqual({ done: 3, of: 3 });
    expect(review.turningPoints(0).map(({ step }) => step)).toEqual([3]);
    expect(review.turningPoints(0)[0]!.loss).toBeCloseTo(0.15);
    expect(review.reckons(0)).toBe(true);
  });

  it('knows what has been looked at already', async () => {
    await lookAt(3);
    await review.search(0);
    expect(asked).toEqual([3, 1, 5]);
  });

  it('finds nothing where the master does not reckon in chances', async () => {
    await review.search(1);
    expect(review.turningPoints(1)).toEqual([]);
    expect(review.reckons(1)).toBe(false);
  });

  it('can be stopped, and goes on where it was', async () => {
    review = new Review(replay, ({ step }) => {
      asked.push(step);
      if (asked.length === 1) review.stop();
      return Promise.resolve(ANSWERS[step]!);
    });
    await review.search(0);
    expect(asked).toEqual([1]);
    expect(review.progress(0)).toEqual({ done: 1, of: 3 });
    await review.search(0);
    expect(asked).toEqual([1, 3, 5]);
  });

  it('ends when the server has no answer, and says why', async () => {
    review = new Review(replay, () => Promise.resolve({ problem: { error: { code: 'too_fast' } } }));
    await review.search(0);
    expect(review.searching).toBe(false);
    expect(review.problem).toEqual({ error: { code: 'too_fast' } });
  });
});
