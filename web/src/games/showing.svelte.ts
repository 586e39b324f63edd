// The one way to show a step, for every table and for the film. A step is shown beat by beat: what happened is told, is
// heard and moves, and in the end the standing is drawn. Another step in its place, or none, cuts it short. A game brings
// only its own motions.

import { tick, untrack } from 'svelte';
import type { Seat } from '../generated/protocol';
import type { Beat } from './beat';
import type { Choice, Moment, Standing, Step, TableProps, Told } from './game';
import { sinceOwn } from './understood';

/** What is shown where, as the table has it from the page. */
export type Table<View, Action, Event> = Pick<
  TableProps<View, Action, Event>,
  'shown' | 'tell' | 'done' | 'pending' | 'speed' | 'sound'
> & { next: Step<View, Action, Event> | null };

/** How a game shows its steps. */
export interface Motions<View, Event, One extends Beat<View, Event>> {
  beats(moments: Moment<View, Event>[]): One[];
  sound(beat: One): void;
  /** A beat comes into sight, moving or not. */
  seen?(beat: One): void;
  /** Sets a beat in motion. It is called while the view before is still drawn; what it answers, when the view after is.
   *  That answers how to put everything at rest, when the beat is over or cut short. */
  move?(beat: One, speed: number): () => () => void;
  /** After a beat, if the player is to have time: until then the step is held up. */
  hold?(beat: One, step: Step<View, unknown, Event>): Promise<void> | undefined;
}

const pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds));

export class Showing<View, Action, Event, One extends Beat<View, Event>> {
  /** What moves now; null where nothing does. */
  beat = $state.raw<One | null>(null);
  /** The events of the step that was shown last. */
  happened = $state.raw<Told<Event>[]>([]);
  /** What has happened since the viewer last acted. */
  news = $state.raw<Told<Event>[]>([]);
  /** The view in the middle of a step. */
  #passing = $state.raw<{ view: View } | null>(null);
  #rest = () => {};

  constructor(
    private readonly table: () => Table<View, Action, Event>,
    private readonly motions: Motions<View, Event, One>,
    private readonly wait: (milliseconds: number) => Promise<void> = pause,
  ) {}

  /** What is to be drawn. */
  get view(): View {
    return this.#passing ? this.#passing.view : this.table().shown.view;
  }

  /** Nothing is being shown: the standing is drawn. */
  get resting(): boolean {
    return this.table().next === null && this.#passing === null;
  }

  /** What may be done now; nothing while something is shown or on its way. */
  get menu(): Choice<Action, Event>[] {
    const { pending, shown } = this.table();
    return this.resting && !pending ? shown.menu : [];
  }

  /** Whom the match waits for, as far as can be seen. */
  get waiting(): Seat[] {
    return this.table().next === null ? this.table().shown.waiting : [];
  }

  /** Who has won; nobody as long as the last step is not over. */
  get winners(): Seat[] {
    return this.resting ? (this.table().shown.winners ?? []) : [];
  }

  /** How long the beat lasts at this speed; null where nothing moves. */
  get lasts(): number | null {
    const { speed } = this.table();
    return this.beat && speed > 0 ? this.beat.lasts / speed : null;
  }

  /** Shows a step. What it answers cuts it short. */
  show(step: Step<View, Action, Event> | null): (() => void) | undefined {
    if (!step) return undefined;
    let current = true;
    untrack(() => void this.#show(step, () => current));
    return () => {
      current = false;
      this.#still();
      this.#passing = null;
    };
  }

  async #show(step: Step<View, Action, Event>, current: () => boolean) {
    this.happened = [];
    let told = 0;
    for (const beat of this.motions.beats(step.moments)) {
      const { tell, sound, speed } = this.table();
      told += beat.events.length;
      tell(told);
      if (sound) this.motions.sound(beat);
      this.motions.seen?.(beat);
      if (speed > 0) await this.#move(beat, speed, current);
      else this.#passing = { view: beat.after };
      if (!current()) return;
      await this.motions.hold?.(beat, step);
      if (!current()) return;
    }
    this.#end(step, step.standing);
  }

  async #move(beat: One, speed: number, current: () => boolean) {
    const moves = this.motions.move?.(beat, speed);
    this.#passing = { view: beat.after };
    this.beat = beat;
    await tick();
    if (!current()) return;
    this.#rest = moves?.() ?? this.#rest;
    await this.wait(beat.lasts / speed);
    if (current()) this.#still();
  }

  #still() {
    this.#rest();
    this.#rest = () => {};
    this.beat = null;
  }

  #end(step: Step<View, Action, Event>, { view }: Standing<View, Action, Event>) {
    this.happened = step.moments.map(({ event }) => event);
    this.news = sinceOwn(this.news, step.cmd, this.happened);
    // The page draws the standing in a moment; until then what was shown last is not taken back.
    this.#passing = { view };
    this.table().done();
    this.#passing = null;
  }
}
