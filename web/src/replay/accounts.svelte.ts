// How everybody's chance went through a finished match, and what changed it: luck, choices, deals. It comes step by step.

import { master } from '../engine/checker';
import type { LedgerLine, LedgerStep, Seat } from '../generated/protocol';
import type { Problem } from '../net/api';

/** What made a seat's start its result; all of them together do. */
export interface Sums {
  start: number;
  luck: number;
  own: number;
  others: number;
  deals: number;
  unforeseen: number;
  result: number;
}

/** A stroke of luck, good or bad. */
export interface Stroke {
  step: number;
  luck: number;
}

/** Where the estimate was wrong by more than this in a match, its other figures say nothing. */
const MOST_UNFORESEEN = 0.25;
/** Less than this is not worth a line. */
const LEAST_STROKE = 0.01;
/** The largest are told, not every one. */
const MOST = 5;

type Ask = (file: string, each: (line: LedgerLine) => boolean) => Promise<Problem | null>;

export class Accounts {
  start = $state.raw<number[]>([]);
  /** How many steps there are, the opening included; 0 until it is known. */
  of = $state(0);
  calibrated = $state(true);
  steps = $state.raw<LedgerStep[]>([]);
  running = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Counts the questions, so that an answer to an old one is not heard. */
  #asked = 0;

  constructor(
    private readonly file: string,
    private readonly ask: Ask = (file, each) => master.ledger(file, each),
  ) {}

  get finished(): boolean {
    return this.of > 0 && this.steps.length === this.of;
  }

  async make() {
    if (this.running || this.finished) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.running = true;
    this.problem = null;
    const steps: LedgerStep[] = [];
    const problem = await this.ask(this.file, (line) => {
      if (asked !== this.#asked) return false;
      if ('begins' in line) {
        this.of = line.begins.steps;
        this.start = line.begins.start;
        this.calibrated = line.begins.calibrated;
      } else if ('step' in line) {
        steps.push(line.step);
        this.steps = [...steps];
      }
      return true;
    });
    if (asked !== this.#asked) return;
    this.problem = problem;
    this.running = false;
  }

  stop() {
    this.#asked += 1;
    this.running = false;
  }

  /** What a seat's result is made of, once all is known. */
  sums(seat: Seat): Sums | null {
    if (!this.finished) return null;
    const sums = { luck: 0, own: 0, others: 0, deals: 0, unforeseen: 0 };
    for (const { by, luck, choice, deal, unforeseen } of this.steps) {
      sums.luck += luck[seat]!;
      sums[by === seat ? 'own' : 'others'] += choice[seat]!;
      sums.deals += deal[seat]!;
      sums.unforeseen += unforeseen[seat]!;
    }
    return { start: this.start[seat]!, ...sums, result: this.steps.at(-1)!.shares[seat]! };
  }

  /** Whether what is told of a seat's match can be relied on. */
  reliable(seat: Seat): boolean {
    return Math.abs(this.sums(seat)?.unforeseen ?? 0) <= MOST_UNFORESEEN;
  }

  /** Where nature did most for a seat, or most against it, in the order of the match. */
  strokes(seat: Seat): Stroke[] {
    return this.steps
      .map(({ step, luck }) => ({ step, luck: luck[seat]! }))
      .filter(({ luck }) => Math.abs(luck) >= LEAST_STROKE)
      .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
      .slice(0, MOST)
      .sort((a, b) => a.step - b.step);
  }
}
