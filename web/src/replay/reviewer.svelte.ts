// What a master would have done at each decision of a finished match. Every question is asked once and one at a time:
// first about the step that is looked at, then about those that are searched through.

import { SvelteMap } from 'svelte/reactivity';
import { same } from '../games/same';
import type { Counsel, Seat } from '../generated/protocol';
import { askReview, type Answer, type Problem } from '../net/api';

type Advice = Counsel['advice'][number];

/** What the review reads of a replay file: who decided what at each step. */
export interface Decided {
  steps: { seat?: Seat; action?: unknown }[];
}

export interface Verdict {
  step: number;
  best: Advice;
  /** What was done, if the master thought it worth considering. */
  played: Advice | null;
  /** The master would have done the same. */
  agrees: boolean;
}

/** A decision that cost some of the chance to win. */
export interface TurningPoint extends Verdict {
  played: Advice;
  loss: number;
}

/** Less than this is a matter of taste. */
const LEAST_LOSS = 0.03;
/** The largest losses are told, not every one. */
const MOST = 5;
/** Whoever runs through the match is not asked about every step on the way. */
const PAUSE = 300;

type Ask = (body: { replay: unknown; step: number }) => Promise<Answer<Counsel>>;

export class Reviewer {
  on = $state(false);
  /** Why the last question was not answered. */
  problem = $state.raw<Problem | null>(null);
  /** By step; null where there was nothing to decide. */
  readonly #known = new SvelteMap<number, Verdict | null>();
  #searched = $state.raw<number[]>([]);
  searching = $state(false);
  #wanted: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor(
    private readonly replay: Decided,
    private readonly ask: Ask = askReview,
  ) {}

  /** The steps at which a seat decided something. */
  decisions(seat: Seat): number[] {
    return this.replay.steps.flatMap((step, index) => (step.seat === seat ? [index] : []));
  }

  isDecision(step: number): boolean {
    return this.replay.steps[step]?.seat !== undefined;
  }

  /** What is known about a step: nothing yet (`undefined`), or that there was nothing to decide (`null`). */
  about(step: number): Verdict | null | undefined {
    return this.isDecision(step) ? this.#known.get(step) : null;
  }

  /** Somebody looks at this step. If they stay for a moment, the master is asked. */
  look(step: number) {
    clearTimeout(this.#timer);
    this.#wanted = null;
    if (this.about(step) !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#wanted = step;
      void this.#work();
    }, PAUSE);
  }

  /** Goes through all decisions of a seat. */
  search(seat: Seat) {
    this.problem = null;
    this.searching = true;
    this.#searched = this.decisions(seat);
    return this.#work();
  }

  stop() {
    this.searching = false;
  }

  /** Nobody looks any more. */
  close() {
    this.stop();
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  /** How far the search has come. */
  progress(seat: Seat): { done: number; of: number } {
    const steps = this.decisions(seat);
    return { done: steps.filter((step) => this.#known.has(step)).length, of: steps.length };
  }

  /** Whether the master has reckoned in chances about this seat at all. */
  reckons(seat: Seat): boolean {
    return this.decisions(seat).some((step) => (this.#known.get(step)?.best.chance ?? null) !== null);
  }

  /** The decisions of a seat that cost most, as far as they are known. */
  turningPoints(seat: Seat): TurningPoint[] {
    const points = this.decisions(seat).flatMap((step) => {
      const verdict = this.#known.get(step);
      const played = verdict?.played;
      if (!verdict || !played || verdict.best.chance === null || played.chance === null) return [];
      return [{ ...verdict, played, loss: verdict.best.chance - played.chance }];
    });
    return points
      .filter(({ loss }) => loss >= LEAST_LOSS)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, MOST);
  }

  async #work() {
    if (this.#busy) return;
    this.#busy = true;
    for (let step = this.#next(); step !== undefined; step = this.#next()) await this.#learn(step);
    this.#busy = false;
  }

  #next(): number | undefined {
    const looked = this.#wanted;
    this.#wanted = null;
    if (looked !== null && !this.#known.has(looked)) return looked;
    if (!this.searching) return undefined;
    const step = this.#searched.find((one) => !this.#known.has(one));
    if (step === undefined) this.searching = false;
    return step;
  }

  async #learn(step: number) {
    const answer = await this.ask({ replay: this.replay, step });
    if ('ok' in answer) {
      this.problem = null;
      this.#known.set(step, this.#verdict(step, answer.ok.advice));
    } else if (isNoDecision(answer.problem)) this.#known.set(step, null);
    else {
      this.problem = answer.problem;
      this.searching = false;
    }
  }

  #verdict(step: number, advice: Advice[]): Verdict | null {
    const action = this.replay.steps[step]?.action;
    const [best] = advice;
    if (!best) return null;
    const played = advice.find((one) => same(one.action, action)) ?? null;
    return { step, best, played, agrees: played === best };
  }
}

function isNoDecision(problem: Problem): boolean {
  return problem !== 'offline' && 'error' in problem && problem.error.code === 'no_decision';
}
