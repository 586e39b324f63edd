// Keeps and says what one seat promises and tells about the luck. Everything is kept before it is said.

import type { Seat, TableInfo } from '../generated/protocol';
import { kept } from '../kept.svelte';
import type { Saying } from '../net/socket';
import { newNumber } from '../random';
import { agreedOn, commitmentTo } from './hash';
import { pledge, type Trouble } from './pledge';

export class Teller {
  /** Why this seat's number is not told. */
  trouble = $state<Trouble | null>(null);
  /** Said on this line; whoever comes back on a new one says it again. */
  #said = '';

  constructor(
    private readonly table: string,
    private readonly token: string,
  ) {}

  /** A new line: what was said on the one before may not have arrived. */
  again() {
    this.#said = '';
  }

  /** What is to be said now that the table is told to be like this. */
  follow(info: TableInfo, seat: Seat): Saying | null {
    const held = kept.seat(this.table, this.token);
    if (!held) return null;
    const promised = kept.table(this.table)?.commitment ?? info.luck.commitment;
    kept.keep(this.table, { commitment: promised, agreed: kept.table(this.table)?.agreed ?? agreedOn(info) });
    const own = info.seats[seat];
    const receipt = own?.kind === 'person' && own.revealed && held.list !== undefined && !held.told;
    // That the host has the number is worth keeping: it cannot say afterwards that it was never told.
    if (receipt) kept.change(this.table, this.token, { told: true });
    const next = pledge(info, seat, held, promised);
    this.trouble = next.is === 'trouble' ? next.why : null;
    if (next.is === 'choose') return this.choose();
    if (next.is === 'commit') return this.#once({ commit: { commitment: next.commitment } });
    if (next.is !== 'reveal') return null;
    if (!held.list) kept.change(this.table, this.token, { list: next.list });
    return this.#once({ reveal: { number: next.number } });
  }

  /** Thinks of a number and commits to it, on this device. */
  choose(): Saying | null {
    const number = newNumber();
    kept.change(this.table, this.token, { number, list: undefined, told: undefined });
    return this.#once({ commit: { commitment: commitmentTo(number) } });
  }

  #once(message: Saying): Saying | null {
    const text = JSON.stringify(message);
    if (text === this.#said) return null;
    this.#said = text;
    return message;
  }
}
