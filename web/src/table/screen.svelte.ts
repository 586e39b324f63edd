// Whose eyes this screen has. With one seat here, that seat's; with none, a watcher's. With several people at one
// screen the table is shown as a watcher sees it, and a hand only while its owner, behind the curtain, has said
// "it is me" and is waited for. Where the game hides nothing there is no curtain, whoever is waited for plays on, and
// another can be handed the screen to do something nobody waits for.

import { gameOf } from '../games/registry';
import type { Seat } from '../generated/protocol';
import type { KeptSeat } from '../kept.svelte';
import type { World } from '../net/socket';
import { Session } from '../session.svelte';

export class Screen {
  #open = $state.raw<Session | null>(null);
  #own = $state.raw<Session | null>(null);
  #called = $state.raw<KeptSeat | null>(null);
  /** The one called has asked for the screen, though perhaps nobody waits for them. */
  #asked = false;
  /** How far the one who was covered last had seen. The watcher's line may be behind it for a moment, and would call
   *  somebody who has acted already. */
  #seen = 0;

  constructor(
    private readonly table: string,
    readonly seats: KeptSeat[],
    /** Nobody here has seen this match before. */
    fresh: boolean,
    private readonly world?: World,
  ) {
    const [only] = seats;
    if (seats.length === 1 && only) this.#own = new Session(table, only.token, fresh, world);
    else this.#open = new Session(table, null, fresh, world);
  }

  /** Several people share this screen. */
  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** What is drawn. A seat that has just been revealed is drawn as soon as its cards are here. */
  get session(): Session {
    if (!this.#open) return this.#own!;
    return this.#own?.shown ? this.#own : this.#open;
  }

  /** Whom the screen is to be handed to. While this is set, nothing of the table may be drawn. */
  get curtain(): KeptSeat | null {
    return this.#own?.shown || !this.#secrets ? null : this.#called;
  }

  /** The one called has said "it is me". */
  reveal() {
    if (!this.#called || this.#own) return;
    this.#own = new Session(this.table, this.#called.token, false, this.world);
  }

  /** Somebody at this screen wants to do something next, waited for or not. */
  handTo(seat: Seat) {
    const held = this.seats.find((held) => held.seat === seat);
    if (!this.#open || !held || this.#secrets || this.#own?.pending) return;
    if (this.#own) this.#putAway(this.#own, this.#open);
    this.#called = held;
    this.#asked = true;
    this.reveal();
  }

  /** To be called whenever something has changed: closes the curtain, or calls the next. */
  follow() {
    if (!this.shared || !this.#open) return;
    if (this.#own) this.#coverAfterTurn(this.#own, this.#open);
    else if (this.#open.caughtUp && (this.#open.shown?.version ?? 0) >= this.#seen) {
      this.#called = this.#waitedFor(this.#open);
      if (!this.#secrets) this.reveal();
    }
  }

  close() {
    this.#open?.close();
    this.#own?.close();
  }

  /** Whether something at this table is not for everybody's eyes. As long as we do not know, it is. */
  get #secrets(): boolean {
    const table = this.#open?.table;
    const game = table ? gameOf(table.game) : undefined;
    return game?.secrets(table?.options) ?? true;
  }

  #coverAfterTurn(own: Session, open: Session) {
    if (!own.shown || own.seat === null || own.pending) return;
    if (own.shown.waiting.includes(own.seat)) return;
    // Who asked for the screen keeps it until something is done with it, or somebody else's time is running out.
    const hurry = this.#waitedFor(own) !== null && own.shown.deadline !== undefined;
    if (this.#asked && !own.acted && !hurry) return;
    this.#putAway(own, open);
  }

  #putAway(own: Session, open: Session) {
    this.#seen = own.shown?.version ?? this.#seen;
    open.skipTo(this.#seen);
    own.close();
    this.#own = null;
    this.#called = null;
    this.#asked = false;
  }

  #waitedFor(session: Session): KeptSeat | null {
    return this.seats.find((held) => session.shown?.waiting.includes(held.seat)) ?? null;
  }
}
