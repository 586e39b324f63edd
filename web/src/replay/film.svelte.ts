// A finished match, step by step, with every hand open.

import { momentsOf } from '../games/changes';
import type { Standing, Step } from '../games/game';
import type { Seat } from '../generated/protocol';
import type { LookBack, OpenStep } from './lookback';

/** Between two steps when the film runs by itself. */
const PAUSE = 900;

export class Film {
  #at = $state(0);
  next = $state.raw<Step | null>(null);
  running = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly steps: OpenStep[];

  constructor(
    back: LookBack,
    private readonly winners: Seat[] | undefined,
  ) {
    this.steps = back.steps;
  }

  /** The step that is drawn, or being shown. */
  get at(): number {
    return this.next ? this.#at + 1 : this.#at;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get shown(): Standing {
    return this.#standing(this.#at);
  }

  get events(): unknown[] {
    return this.steps[this.at]?.beats.flatMap(({ events }) => events) ?? [];
  }

  /** Draws a step at once. */
  jump(to: number) {
    this.pause();
    this.next = null;
    this.#at = Math.max(0, Math.min(to, this.last));
  }

  /** Shows the next step as it happened. */
  forward() {
    if (this.next) this.#arrive();
    if (this.#at >= this.last) return;
    const { beats, view } = this.steps[this.#at + 1]!;
    const moments: Step['moments'] = momentsOf(this.shown.view, beats, view);
    this.next = { moments, standing: this.#standing(this.#at + 1) };
  }

  done() {
    this.#arrive();
    if (!this.running) return;
    if (this.#at >= this.last) this.running = false;
    else this.#timer = setTimeout(() => this.forward(), PAUSE);
  }

  run() {
    if (this.at >= this.last) this.jump(0);
    this.running = true;
    this.forward();
  }

  pause() {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #arrive() {
    if (!this.next) return;
    this.#at += 1;
    this.next = null;
  }

  #standing(index: number): Standing {
    const view = this.steps[index]?.view;
    const winners = index === this.last ? this.winners : undefined;
    return { version: index, view, menu: [], waiting: [], winners };
  }
}
