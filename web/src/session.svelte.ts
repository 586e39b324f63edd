// One seat (or watcher) at one table: what is drawn, what is to be shown next, what has been told.

import type { Standing, Step, Told } from './games/game';
import { gameOf } from './games/registry';
import type { ErrorCode, Standing as ToldStanding, Seat, TableInfo, ToClient } from './generated/protocol';
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

/** The version of a table where nothing has happened yet. */
const UNOPENED = -1;

/** How much time is left, as the moment it ends on this browser's clock. */
function timed({ time_left_ms: left, ...standing }: ToldStanding): Standing {
  const deadline = left === undefined ? undefined : performance.now() + left;
  return { ...(standing as Standing), deadline };
}

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
  shown = $state.raw<Standing | null>(null);
  /** What is being shown as it happens. */
  next = $state.raw<Step | null>(null);
  log = $state.raw<Logged[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** An action of this seat has been carried out since it was opened here. */
  acted = $state(false);
  #queue = $state.raw<Step[]>([]);
  #pending = $state<string | null>(null);
  /** How many events of `next` have been told. */
  #told = 0;
  #followed = -1;
  #line: Line;

  constructor(
    table: string,
    readonly token: string | null,
    /** Whoever sits here has not seen this match before: if it has just begun, its opening is shown. */
    private readonly fresh: boolean,
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

  /** The opening is being shown. */
  get opening(): boolean {
    return this.shown?.version === UNOPENED;
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

  /** The first `events` of `next` are in sight. */
  tell(events: number) {
    if (!this.next || events <= this.#told) return;
    this.#log(this.next.events.slice(this.#told, events), this.next.standing.version);
    this.#told = events;
  }

  /** `next` has been shown. */
  done() {
    if (!this.next) return;
    this.tell(this.next.events.length);
    this.shown = this.next.standing;
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
    while (this.next && this.next.standing.version <= version) this.done();
  }

  close() {
    this.#line.close();
  }

  #seen(): number | null {
    const last = this.#queue.at(-1) ?? this.next;
    return last?.standing.version ?? this.shown?.version ?? null;
  }

  #take() {
    const [step, ...rest] = this.#queue;
    if (!step) return;
    this.#queue = rest;
    this.next = step;
    this.#told = 0;
  }

  #log(events: unknown[], version: number) {
    const told = events.map((event) => ({ version, event: event as Logged['event'] }));
    this.log = [...this.log, ...told];
  }

  #heard(message: ToClient) {
    if ('welcome' in message) {
      this.table = message.welcome.table;
      this.seat = message.welcome.seat;
      this.error = null;
    } else if ('table' in message) this.table = message.table;
    else if ('step' in message) {
      const { cmd, events, standing } = message.step;
      this.#stepped({ cmd, events: events as Step['events'], standing: timed(standing) });
    } else if ('resync' in message) this.#resynced(message.resync.log, timed(message.resync.standing));
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
    if (step.cmd) this.acted = true;
    this.#answered(step.cmd);
    const seen = this.#seen();
    if (seen !== null && step.standing.version <= seen) return;
    this.#queue = [...this.#queue, step];
    if (this.shown === null) this.#lay(step.standing);
    if (this.next === null) this.#take();
    this.skipTo(this.#followed);
    if (this.#queue.length > PATIENCE || document.visibilityState === 'hidden') this.skipToEnd();
  }

  /** Draws the table as it was before the opening, so that there is something to show it from. */
  #lay(opened: Standing) {
    const view = gameOf(this.table?.game ?? '')?.before(opened.view);
    this.shown = { version: UNOPENED, view, menu: [], waiting: [] };
  }

  #resynced(log: unknown[][], standing: Standing) {
    const [events] = log;
    if (this.fresh && this.shown === null && standing.version === 0 && events) {
      return this.#stepped({ events: events as Step['events'], standing });
    }
    this.#queue = [];
    this.next = null;
    this.shown = standing;
    const first = standing.version - log.length + 1;
    this.log = this.log.filter((entry) => entry.version < first);
    log.forEach((events, index) => this.#log(events, first + index));
  }
}
