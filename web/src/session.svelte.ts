// One seat (or watcher) at one table: what is drawn, what is to be shown next, what has been told.

import type { Position, Step, Told } from './games/game';
import type { ErrorCode, Seat, TableInfo, ToClient } from './generated/protocol';
import { nonce } from './net/api';
import { Line, browser, type Connection, type World } from './net/socket';

export interface Logged {
  version: number;
  event: Told<{ on?: string }>;
}

export interface Refusal {
  rule: string;
  refusal: { code: string };
}

/** With more steps than this waiting, nobody wants to see them all. */
const PATIENCE = 5;

let commands = 0;
/** No two pages give their commands the same ids. */
const mark = nonce();

export class Session {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<Seat | null>(null);
  connection = $state<Connection>('connecting');
  /** Why the line is closed for good, or what else went wrong with the last message. */
  error = $state<ErrorCode | null>(null);
  /** What is drawn. */
  shown = $state.raw<Position | null>(null);
  /** What is being shown as it happens. */
  next = $state.raw<Step | null>(null);
  log = $state.raw<Logged[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  #queue = $state.raw<Step[]>([]);
  #pending = $state<string | null>(null);
  #followed = -1;
  #line: Line;

  constructor(
    table: string,
    readonly token: string | null,
    world: World = browser,
  ) {
    this.#line = new Line(
      table,
      token,
      {
        heard: (message) => this.#heard(message),
        connection: (state) => (this.connection = state),
        seen: () => this.#seen(),
      },
      world,
    );
  }

  /** The own action is on its way. */
  get pending(): boolean {
    return this.#pending !== null;
  }

  /** Everything told so far has been shown. */
  get caughtUp(): boolean {
    return this.shown !== null && this.next === null;
  }

  /** Steps wait behind the one being shown. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  play(action: unknown) {
    if (this.#pending !== null) return;
    commands += 1;
    this.#pending = `${mark}-${commands}`;
    this.refusal = null;
    this.#line.act(this.#pending, action);
  }

  /** `next` has been shown. */
  done() {
    if (!this.next) return;
    this.shown = this.next.position;
    this.next = null;
    this.#take();
  }

  /** Stop showing, draw where the match stands. */
  skipToEnd() {
    while (this.next) this.done();
  }

  /** Draw the steps up to `version` without showing them, those still to come too: they were followed elsewhere. */
  skipTo(version: number) {
    this.#followed = version;
    while (this.next && this.next.position.version <= version) this.done();
  }

  close() {
    this.#line.close();
  }

  #seen(): number | null {
    const last = this.#queue.at(-1) ?? this.next;
    return last?.position.version ?? this.shown?.version ?? null;
  }

  #take() {
    const [step, ...rest] = this.#queue;
    if (!step) return;
    this.#queue = rest;
    this.next = step;
    this.#tell(step.events, step.position.version);
  }

  #tell(events: unknown[], version: number) {
    const told = events.map((event) => ({ version, event: event as Logged['event'] }));
    this.log = [...this.log, ...told];
  }

  #heard(message: ToClient) {
    if ('welcome' in message) {
      this.table = message.welcome.table;
      this.seat = message.welcome.seat;
      this.error = null;
    } else if ('table' in message) this.table = message.table;
    else if ('step' in message) this.#stepped(message.step as Step);
    else if ('resync' in message) this.#resynced(message.resync.log, message.resync.position as Position);
    else if ('accepted' in message) this.#answered(message.accepted.cmd);
    else if ('refused' in message) {
      this.#answered(message.refused.cmd);
      this.refusal = message.refused;
    } else if ('error' in message) {
      this.#answered(message.error.cmd);
      this.error = message.error.error.code;
    } else if ('bye' in message) this.error = message.bye.error.code;
  }

  #answered(cmd: string | null | undefined) {
    if (cmd && cmd === this.#pending) this.#pending = null;
  }

  #stepped(step: Step) {
    this.#answered(step.cmd);
    const seen = this.#seen();
    if (seen !== null && step.position.version <= seen) return;
    this.#queue = [...this.#queue, step];
    if (this.shown === null) return this.#begin();
    if (this.next === null) this.#take();
    this.skipTo(this.#followed);
    if (this.#queue.length > PATIENCE || document.visibilityState === 'hidden') this.skipToEnd();
  }

  /** Nothing is drawn yet, so there is nothing to show the opening from. */
  #begin() {
    const [opening] = this.#queue;
    if (!opening) return;
    this.#queue = [];
    this.shown = opening.position;
    this.#tell(opening.events, opening.position.version);
  }

  #resynced(log: unknown[][], position: Position) {
    this.#queue = [];
    this.next = null;
    this.shown = position;
    const first = position.version - log.length + 1;
    this.log = this.log.filter((entry) => entry.version < first);
    log.forEach((events, index) => this.#tell(events, first + index));
  }
}
