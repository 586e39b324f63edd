// Looks through the finished matches of this browser for questions: what a master would have done otherwise, and what that
// cost. In the engine of this page, one match after another; nothing is sent anywhere.

import { FINAL_CODES } from '../generated/facts';
import type { KeptTable } from '../kept.svelte';
import { replayText, type Answer, type Problem } from '../net/api';
import { Reviewer, type Decided } from '../replay/reviewer.svelte';
import type { Puzzle, Puzzles } from './kept.svelte';

type Shelf = Pick<Puzzles, 'unsearched' | 'keep'>;

/** No other day there will be an answer. */
const isFinal = (problem: Problem): boolean =>
  typeof problem === 'object' && 'error' in problem && FINAL_CODES.includes(problem.error.code);

export class Search {
  #reviewer: Reviewer | null = null;
  #ended = false;
  #running: Promise<void> | null = null;
  /** Those that were asked for since the page was opened. */
  readonly #tried = new Set<string>();

  constructor(
    private readonly shelf: Shelf,
    private readonly fetchMatch: (table: string) => Promise<Answer<string>> = replayText,
    private readonly reviewerOf: (replay: Decided) => Reviewer = (replay) => new Reviewer(replay),
  ) {}

  /** Until nothing is left, or somebody stops it. */
  run(): Promise<void> {
    return (this.#running ??= this.#run().finally(() => (this.#running = null)));
  }

  stop() {
    this.#ended = true;
    this.#reviewer?.stop();
  }

  async #run() {
    while (!this.#ended) {
      const next = this.shelf.unsearched.find(({ table }) => !this.#tried.has(table));
      if (!next) return;
      this.#tried.add(next.table);
      const found = await this.#through(next);
      if (found && !this.#ended) this.shelf.keep(next.table, found);
    }
  }

  /** What is found in a match; null where it could not be looked through this time. */
  async #through({ table, seats }: KeptTable): Promise<Omit<Puzzle, 'table'>[] | null> {
    const file = await this.fetchMatch(table);
    if ('problem' in file) return isFinal(file.problem) ? [] : null;
    const replay = JSON.parse(file.ok) as Decided;
    this.#reviewer = this.reviewerOf(replay);
    const found: Omit<Puzzle, 'table'>[] = [];
    for (const { seat } of seats) {
      await this.#reviewer.search(seat);
      const { problem } = this.#reviewer;
      if (this.#ended || problem === 'offline' || problem === 'no_engine') return null;
      const own = this.#reviewer.turningPoints(seat).filter(({ step }) => !replay.steps[step]?.stand_in);
      found.push(...own.map(({ step }) => ({ seat, step })));
    }
    return found;
  }
}
