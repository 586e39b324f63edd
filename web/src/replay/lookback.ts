// A finished match as the server lays it open: line by line, each with what it changed.

import { changed } from '../games/changes';
import type { Beat, Checked, ReplayLine } from '../generated/protocol';

export interface OpenStep {
  /** What happened, from the view of the step before. */
  beats: Beat[];
  /** What then was true. What did not change is shared with the view before. */
  view: unknown;
}

export interface LookBack {
  /** What the check found. */
  verdict: Checked;
  /** The steps that hold: all of them, or those before the first that does not. */
  steps: OpenStep[];
}

/** Puts the lines together as they come. */
export class LookingBack {
  #view: unknown;
  #steps: OpenStep[] = [];

  /** The whole, when this was its last line. */
  take(line: Exclude<ReplayLine, { failed: unknown }>): LookBack | null {
    if ('verdict' in line) return { verdict: line.verdict, steps: this.#steps };
    if ('before' in line) this.#view = line.before;
    else {
      for (const beat of line.step) this.#view = changed(this.#view, beat.changed);
      this.#steps.push({ beats: line.step, view: this.#view });
    }
    return null;
  }
}
