// Whose eyes this screen has. With one seat here, that seat's; with none, a watcher's. With several people at one
// screen the table is shown as a watcher sees it, and a hand only while its owner, behind the curtain, has said
// "it is me" and is waited for. Where the game hides nothing there is no curtain, whoever is waited for plays on, and
// another can be handed the screen to do something nobody waits for. While the table gathers everybody here has a line of
// their own, because each has a number to promise and to tell; no hand comes over it.

import { announcements } from '../announce.svelte';
import type { ErrorCode, Seat } from '../generated/protocol';
import type { KeptSeat } from '../kept.svelte';
import { errand } from '../net/errand';
import type { Saying, World } from '../net/socket';
import { Session } from '../session.svelte';

export class Screen {
  #open = $state.raw<Session | null>(null);
  #own = $state.raw<Session | null>(null);
  #called = $state.raw<KeptSeat | null>(null);
  /** The lines of those who share this screen, while the table gathers. */
  #gathered = $state.raw<Session[]>([]);
  /** The one called has asked for the screen, though perhaps nobody waits for them. */
  #asked = false;
  /** How far the one who was covered last had seen. The watcher's line may be behind it for a moment, and would call
   *  somebody who has acted already. */
  #seen = 0;
  /** Who was put away last with an action that may be taken back, and the version that carried it out. */
  #undoable = $state.raw<{ seat: Seat; version: number } | null>(null);

  constructor(
    private readonly table: string,
    private readonly held: KeptSeat[],
    /** Nobody here has seen this match before. */
    fresh: boolean,
    private readonly world?: World,
  ) {
    const [only] = held;
    if (held.length === 1 && only) this.#own = new Session(table, only.token, fresh, world);
    else this.#open = new Session(table, null, fresh, world);
  }

  /** Those who sit here. Which seat a link opens is told with the welcome. */
  get seats(): KeptSeat[] {
    const seat = this.shared ? null : (this.#own?.seat ?? null);
    return seat === null ? this.held : this.held.map((one) => ({ ...one, seat }));
  }

  /** Several people share this screen. */
  get shared(): boolean {
    return this.held.length > 1;
  }

  /** The seats played at this screen. One that was come to by a link is known only when it has been opened. */
  get here(): Seat[] {
    return this.seats.map((held) => (this.shared ? held.seat : (this.#own?.opened ?? held.seat)));
  }

  /** What is drawn. A seat that has just been revealed is drawn as soon as its cards are here. */
  get session(): Session {
    if (!this.#open) return this.#own!;
    return this.#own?.shown ? this.#own : this.#open;
  }

  /** Those who sit here and can say something about the table now. */
  get lines(): Session[] {
    if (this.#gathered.length > 0) return this.#gathered;
    return this.#own ? [this.#own] : [];
  }

  /** Lets whoever sits here in this seat say something about the table. */
  say(seat: Seat, message: Saying) {
    const line = this.lines.find((line) => line.seat === seat);
    if (line) return line.say(message);
    const held = this.seats.find((held) => held.seat === seat);
    if (held) void this.#send(held, message);
  }

  /** What was wrong with something that was said from here. */
  get error(): ErrorCode | null {
    return this.lines.find((line) => line.error !== null)?.error ?? null;
  }

  /** Who may take back what they just did: whoever has the screen, or had it before it went on to the next. */
  get undoable(): Seat | null {
    if (this.session.shown?.undo) return this.session.seat;
    const before = this.#undoable;
    return before && before.version === this.session.latest?.version ? before.seat : null;
  }

  undo() {
    const seat = this.undoable;
    if (seat === null || seat === this.session.seat) this.session.undo();
    else this.say(seat, { undo: { version: this.#undoable!.version } });
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
    this.#gather(this.#open);
    if (this.#own) this.#coverAfterTurn(this.#own, this.#open);
    else if (this.#open.caughtUp && (this.#open.shown?.version ?? 0) >= this.#seen) {
      this.#called = this.#waitedFor(this.#open);
      if (!this.#secrets) this.reveal();
    }
  }

  close() {
    this.#open?.close();
    this.#own?.close();
    for (const line of this.#gathered) line.close();
  }

  async #send(held: KeptSeat, message: Saying) {
    const { session } = this;
    const wrong = await errand(this.table, held.token, message, this.world);
    if (wrong) session.error = wrong;
  }

  /** Whether something at this table is not for everybody's eyes. As long as we do not know, it is. */
  get #secrets(): boolean {
    return this.#open?.table?.hides ?? true;
  }

  #gather(open: Session) {
    const gathers = open.table?.stage === 'gathering';
    if (gathers === this.#gathered.length > 0) return;
    for (const line of this.#gathered) line.close();
    const line = (held: KeptSeat) => new Session(this.table, held.token, false, this.world, true);
    this.#gathered = gathers ? this.seats.map(line) : [];
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
    // What was said for these ears alone goes with the hand.
    if (this.#secrets) announcements.hush();
    this.#seen = own.shown?.version ?? this.#seen;
    this.#undoable = own.shown?.undo && own.seat !== null ? { seat: own.seat, version: this.#seen } : null;
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
