import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../generated/protocol';
import type { Answer } from '../net/api';
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
let reviewer: Reviewer;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  reviewer = new Reviewer(replay, ({ step }) => {
    asked.push(step);
    return Promise.resolve(ANSWERS[step]!);
  });
});
afterEach(() => vi.useRealTimers());

async function lookAt(step: number) {
  reviewer.look(step);
  await vi.runAllTimersAsync();
}

describe('looking at a step', () => {
  it('asks what a master would have done, once', async () => {
    expect(reviewer.about(1)).toBeUndefined();
    await lookAt(1);
    await lookAt(1);
    expect(asked).toEqual([1]);
    expect(reviewer.about(1)).toMatchObject({ agrees: true, best: { chance: 0.6 }, played: { chance: 0.6 } });
    await lookAt(3);
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
    const waiting: (() => void)[] = [];
    reviewer = new Reviewer(replay, ({ step }) => {
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
    reviewer = new Reviewer(replay, () => Promise.resolve(answers.shift()!));
    await lookAt(1);
    expect(reviewer.problem).toBe('offline');
    expect(reviewer.about(1)).toBeUndefined();
    await lookAt(1);
    expect(reviewer.problem).toBeNull();
    expect(reviewer.about(1)).toMatchObject({ agrees: true });
  });

  it('takes what the master did not think of as not weighed', async () => {
    reviewer = new Reviewer(replay, () => Promise.resolve(told(['CA', 0.7], ['SA', 0.6])));
    await lookAt(3);
    expect(reviewer.about(3)).toMatchObject({ agrees: false, played: null });
  });
});

describe('a search', () => {
  it('goes through every decision of one player and finds what cost most', async () => {
    await reviewer.search(0);
    expect(asked).toEqual([1, 3, 5]);
    expect(reviewer.searching).toBe(false);
    expect(reviewer.progress(0)).toEqual({ done: 3, of: 3 });
    expect(reviewer.turningPoints(0).map(({ step }) => step)).toEqual([3]);
    expect(reviewer.turningPoints(0)[0]!.loss).toBeCloseTo(0.15);
    expect(reviewer.reckons(0)).toBe(true);
  });

  it('knows what has been looked at already', async () => {
    await lookAt(3);
    await reviewer.search(0);
    expect(asked).toEqual([3, 1, 5]);
  });

  it('finds nothing where the master does not reckon in chances', async () => {
    await reviewer.search(1);
    expect(reviewer.turningPoints(1)).toEqual([]);
    expect(reviewer.reckons(1)).toBe(false);
  });

  it('can be stopped, and goes on where it was', async () => {
    reviewer = new Reviewer(replay, ({ step }) => {
      asked.push(step);
      if (asked.length === 1) reviewer.stop();
      return Promise.resolve(ANSWERS[step]!);
    });
    await reviewer.search(0);
    expect(asked).toEqual([1]);
    expect(reviewer.progress(0)).toEqual({ done: 1, of: 3 });
    await reviewer.search(0);
    expect(asked).toEqual([1, 3, 5]);
  });

  it('ends when the server has no answer, and says why', async () => {
    reviewer = new Reviewer(replay, () => Promise.resolve({ problem: { error: { code: 'too_fast' } } }));
    await reviewer.search(0);
    expect(reviewer.searching).toBe(false);
    expect(reviewer.problem).toEqual({ error: { code: 'too_fast' } });
  });
});
