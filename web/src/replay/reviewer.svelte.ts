// What a master would have done at each decision of a finished match. The decisions of a seat are asked about in one go
// and come one by one; what somebody looks at goes before what is searched through.

import { SvelteMap } from 'svelte/reactivity';
import { same } from '../games/same';
import type { Advice, AskReview, ReviewLine, Seat } from '../generated/protocol';
import { master } from '../engine/checker';
import type { Problem } from '../net/api';

/** What the review reads of a replay file: who decided what at each step. */
export interface Decided {
  steps: { seat?: Seat; action?: unknown; stand_in?: boolean }[];
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

type Ask = (body: AskReview, each: (line: ReviewLine) => boolean) => Promise<Problem | null>;

export class Reviewer {
  on = $state(false);
  /** Why the last question was not answered. */
  problem = $state.raw<Problem | null>(null);
  /** By step; null where there was nothing to decide. */
  readonly #known = new SvelteMap<number, Verdict | null>();
  #searched = $state.raw<Seat | null>(null);
  /** The step that somebody looks at. */
  #wanted: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor(
    private readonly replay: Decided,
    private readonly ask: Ask = (body, each) => master.review(body, each),
  ) {}

  get searching(): boolean {
    return this.#searched !== null;
  }

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
    this.#searched = seat;
    return this.#work();
  }

  stop() {
    this.#searched = null;
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
    for (let from = this.#next(); from !== undefined; from = this.#next()) await this.#learn(from);
    this.#busy = false;
  }

  /** Where to ask next: at what is looked at, or else where the search has not been. */
  #next(): number | undefined {
    const looked = this.#unknown(this.#wanted);
    if (looked !== null) return looked;
    this.#wanted = null;
    if (this.#searched === null) return undefined;
    const step = this.decisions(this.#searched).find((one) => !this.#known.has(one));
    if (step === undefined) this.#searched = null;
    return step;
  }

  #unknown(step: number | null): number | null {
    return step !== null && !this.#known.has(step) ? step : null;
  }

  /** Asks from this step on, for as long as the answers are wanted. */
  async #learn(from: number) {
    const seat = this.replay.steps[from]!.seat!;
    const ahead = this.decisions(seat).filter((step) => step >= from);
    let heardOut = true;
    const problem = await this.ask({ replay: this.replay, seat, from }, (line) => {
      if (!('decision' in line)) return true;
      const { step, advice } = line.decision;
      // What was passed over was no decision.
      while (ahead.length > 0 && ahead[0]! < step) this.#known.set(ahead.shift()!, null);
      ahead.shift();
      this.#known.set(step, this.#verdict(step, advice));
      this.problem = null;
      heardOut = this.#goesOn(seat);
      return heardOut;
    });
    if (problem) {
      this.problem = problem;
      this.#searched = null;
      this.#wanted = null;
    } else if (heardOut) for (const step of ahead) this.#known.set(step, null);
  }

  /** Whether more about this seat is wanted before anything else. */
  #goesOn(seat: Seat): boolean {
    const looked = this.#unknown(this.#wanted);
    return looked === null ? this.#searched === seat : this.replay.steps[looked]?.seat === seat;
  }

  #verdict(step: number, advice: Advice[]): Verdict | null {
    const action = this.replay.steps[step]?.action;
    const [best] = advice;
    if (!best) return null;
    const played = advice.find((one) => same(one.action, action)) ?? null;
    return { step, best, played, agrees: played === best };
  }
}
