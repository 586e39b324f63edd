// Quick words: which seat has said what just now, and whether one's own voice rests.

import type { Reaction, Seat } from '../generated/protocol';

export interface Said {
  seat: Seat;
  reaction: Reaction;
}

/** Long enough to be seen by whoever looked at the cards. */
const SHOWN = 5_000;
/** Between two of one's own. */
const BREATH = 3_000;
/** After the host has found it too much. */
const REST = 20_000;

export class Reactions {
  #said = $state.raw<Said[]>([]);
  #rests = $state(0);
  /** A word of one's own is on its way, so that "too fast" is about it. */
  #sent = false;

  /** What is being said, the latest last; one word for each seat. */
  get said(): readonly Said[] {
    return this.#said;
  }

  of(seat: Seat): Reaction | null {
    return this.#said.find((one) => one.seat === seat)?.reaction ?? null;
  }

  /** Nothing more can be said at the moment. */
  get resting(): boolean {
    return this.#rests > 0;
  }

  /** The own word has been sent. */
  sent() {
    this.#sent = true;
    this.#rest(BREATH);
  }

  /** Whether a refusal for haste was about a word, which then rests. */
  hushed(): boolean {
    if (!this.#sent) return false;
    this.#sent = false;
    this.#rest(REST);
    return true;
  }

  heard(said: Said) {
    this.#said = [...this.#said.filter((one) => one.seat !== said.seat), said];
    setTimeout(() => (this.#said = this.#said.filter((one) => one !== said)), SHOWN);
  }

  #rest(ms: number) {
    this.#rests += 1;
    setTimeout(() => {
      this.#rests -= 1;
      if (this.#rests === 0) this.#sent = false;
    }, ms);
  }
}
