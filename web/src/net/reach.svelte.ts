// Under which address others can open this page.

import type { Reach } from '../generated/protocol';
import { askReach, type Answer } from './api';
import { base } from './base';
import { isThisComputer } from './reach';

export class Reached {
  /** What the server says others can open. */
  #address = $state<string | null>(null);

  constructor(
    private readonly here: URL = base(),
    private readonly ask: () => Promise<Answer<Reach>> = askReach,
  ) {}

  /** The page is open under an address that is this computer itself, whoever opens it. */
  get onlyHere(): boolean {
    return isThisComputer(this.here.hostname);
  }

  /** Where others reach the server, if it listens for them and this page is open where they cannot come. */
  get elsewhere(): string | null {
    return this.onlyHere ? this.#address : null;
  }

  /** What links to this page begin with. */
  get origin(): string {
    return this.elsewhere ?? this.here.href.replace(/\/$/, '');
  }

  async look() {
    if (!this.onlyHere) return;
    const answer = await this.ask();
    this.#address = 'ok' in answer ? answer.ok.address : null;
  }
}

export const reached = new Reached();
