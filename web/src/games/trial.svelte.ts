// Something that is being put together, such as a deal: what would come of it is asked while it changes, and told as soon
// as somebody knows.

import type { Tried } from './game';

/** Whoever changes something again within so many milliseconds is asked about the last of it only. */
const PAUSE = 150;
/** After so many the table hears a question again from whoever asked too often. */
const AGAIN = 1_000;

export class Trial<View, Action, Event> {
  /** What would come of what was asked about; of something else as long as `asks`, and null where nobody knows. */
  told = $state.raw<Tried<View, Event> | null>(null);
  /** An answer is on its way. */
  asks = $state(false);
  #latest = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tryOut: (action: Action) => Promise<Tried<View, Event>>) {}

  /** Asks about an action in place of the one before; about none, nothing is asked. */
  about(action: Action | null) {
    this.#latest += 1;
    clearTimeout(this.#timer);
    this.asks = action !== null;
    if (action === null) this.told = null;
    else this.#askIn(PAUSE, action);
  }

  #askIn(milliseconds: number, action: Action) {
    this.#timer = setTimeout(() => void this.#ask(action, this.#latest), milliseconds);
  }

  async #ask(action: Action, number: number) {
    const tried = await this.tryOut(action);
    if (number !== this.#latest) return;
    if ('problem' in tried && tried.problem === 'too_fast') return this.#askIn(AGAIN, action);
    this.told = 'problem' in tried ? null : tried;
    this.asks = false;
  }
}
