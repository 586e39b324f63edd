// One seat (or watcher) at one table: what is drawn, what is to be shown next, what has been told.

import { momentsOf } from './games/changes';
import type { Standing, Step, Told, Tried } from './games/game';
import type {
  ErrorCode,
  Reaction,
  Standing as ToldStanding,
  Seat,
  TableInfo,
  ToClient,
} from './generated/protocol';
import { Teller } from './luck/teller.svelte';
import { understood } from './net/reload';
import { Line, browser, type Connection, type Saying, type World } from './net/socket';
import { newToken } from './random';
import { settled, told, type Clocks } from './table/clocks';
import { Reactions } from './table/reactions.svelte';

/** Something that happened, or who has taken back what happened. */
export type Logged = { version: number } & (
  { event: Told<{ on?: string }>; standIn: boolean } | { undone: Seat }
);

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

type ToldStep = Extract<ToClient, { step: unknown }>['step'];

let commands = 0;
/** No two pages give their commands the same ids. */
const mark = newToken();

export class Session {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<Seat | null>(null);
  /** The seat that the token has opened. Whoever has left it for good watches, and still remembers it. */
  opened = $state<Seat | null>(null);
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
  /** When `table` was told, on the clock of `performance.now()`. */
  tableAt = $state(0);
  /** Where the table has a clock. They run on while what led to them is still being shown. */
  clocks = $state.raw<Clocks | null>(null);
  /** The version from which on the bots have played without a pause. */
  hastenedFrom = $state<number | null>(null);
  readonly reactions = new Reactions();
  #queue = $state.raw<Step[]>([]);
  #pending = $state<string | null>(null);
  /** Who waits to hear what would come of something. */
  #tries: { cmd: string; answer: (tried: Tried) => void }[] = [];
  /** How many events of `next` have been told. */
  #told = 0;
  #followed = -1;
  /** The table was still gathering when this seat came to it. */
  #early = false;
  #line: Line;
  /** What this seat promises and tells about the luck. */
  readonly luck: Teller | null;

  constructor(
    table: string,
    readonly token: string | null,
    /** Whoever sits here has not seen this match before: if it has just begun, its opening is shown. */
    private readonly fresh: boolean,
    world: World = browser,
    /** Others are at this screen: nothing is to come that only the seat may see. */
    covered = false,
  ) {
    this.luck = token === null ? null : new Teller(table, token);
    this.#line = new Line(
      table,
      token,
      {
        heard: (message) => this.#heard(message),
        connection: (state) => this.#connected(state),
        seen: () => this.#seen(),
      },
      world,
      covered,
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

  /** Where the match stands, shown or not. */
  get latest(): Standing | null {
    return (this.#queue.at(-1) ?? this.next)?.standing ?? this.shown;
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

  /** Asks what would come of an action where the match stands now, without taking it. */
  try(action: unknown): Promise<Tried> {
    commands += 1;
    const cmd = `${mark}-${commands}`;
    if (!this.#line.try(cmd, action)) return Promise.resolve({ problem: 'lost' });
    return new Promise((answer) => this.#tries.push({ cmd, answer }));
  }

  /** Asks why not: a refusal explains itself as one of an action does, and whatever comes of it nothing is taken. */
  async ask(action: unknown) {
    this.refusal = null;
    const tried = await this.try(action);
    if ('refusal' in tried) this.refusal = tried;
  }

  /** Says something about the table; what comes of it is seen there. */
  say(message: Saying) {
    this.error = null;
    this.#line.say(message);
  }

  /** Take the own latest action back. */
  undo() {
    if (!this.caughtUp || !this.shown?.undo) return;
    this.refusal = null;
    this.say({ undo: { version: this.shown.version } });
  }

  react(reaction: Reaction) {
    if (this.reactions.resting) return;
    this.reactions.sent();
    this.say({ react: { reaction } });
  }

  /** Thinks of a new number on this device, in place of one that is elsewhere. */
  chooseNumber() {
    const word = this.luck?.choose();
    if (word) this.say(word);
  }

  /** The first `events` of `next` are in sight. */
  tell(events: number) {
    if (!this.next || events <= this.#told) return;
    const { standing, standIn = false } = this.next;
    const seen = this.next.moments.slice(this.#told, events).map(({ event }) => event);
    this.#log(seen, standing.version, standIn);
    this.#told = events;
  }

  /** `next` has been shown. */
  done() {
    if (!this.next) return;
    this.tell(this.next.moments.length);
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
    this.#loseTries();
  }

  /** What was asked on a line before this one will not be answered. */
  #connected(state: Connection) {
    this.connection = state;
    this.#loseTries();
  }

  #loseTries() {
    for (const { cmd } of this.#tries) this.#tried(cmd, { problem: 'lost' });
  }

  /** Answers whoever tried this; whether anybody did. */
  #tried(cmd: string | null | undefined, tried: Tried): boolean {
    const asked = this.#tries.find((one) => one.cmd === cmd);
    if (!asked) return false;
    this.#tries = this.#tries.filter((one) => one !== asked);
    asked.answer(tried);
    return true;
  }

  #seen(): number | null {
    return this.latest?.version ?? null;
  }

  #take() {
    const [step, ...rest] = this.#queue;
    if (!step) return;
    this.#queue = rest;
    this.next = step;
    this.#told = 0;
  }

  #log(events: unknown[], version: number, standIn = false) {
    const told = events.map((event) => ({ version, event: event as Told<{ on?: string }>, standIn }));
    this.log = [...this.log, ...told];
  }

  #heard(message: ToClient) {
    if ('welcome' in message) {
      this.seat = message.welcome.seat;
      this.opened = this.seat ?? this.opened;
      this.#early ||= message.welcome.table.stage === 'gathering';
      this.error = null;
      this.luck?.again();
      understood();
      this.#heardOfTable(message.welcome.table);
    } else if ('table' in message) this.#heardOfTable(message.table);
    else if ('step' in message) {
      this.#clocks(message.step.standing);
      this.#stepped(message.step);
    } else if ('standing' in message) {
      this.#clocks(message.standing);
      this.#stands(timed(message.standing));
    } else if ('undone' in message) {
      this.#clocks(message.undone.standing);
      this.#undone(message.undone.seat, timed(message.undone.standing));
    } else if ('resync' in message) {
      this.#clocks(message.resync.standing);
      this.#resynced(message.resync.log, timed(message.resync.standing));
    } else if ('reacted' in message) this.reactions.heard(message.reacted);
    else if ('accepted' in message) this.#answered(message.accepted.cmd);
    else if ('tried' in message) {
      const { cmd, beats } = message.tried;
      this.#tried(cmd, { moments: momentsOf(this.latest?.view, beats) });
    } else if ('refused' in message) {
      const { cmd, rule, refusal } = message.refused;
      if (this.#tried(cmd, { rule, refusal })) return;
      this.#answered(cmd);
      this.refusal = message.refused;
    } else if ('error' in message) {
      const { cmd, error } = message.error;
      if (this.#tried(cmd, { problem: error.code })) return;
      this.#answered(cmd);
      if (!cmd && error.code === 'too_fast' && this.reactions.hushed()) return;
      this.error = error.code;
    } else if ('bye' in message) this.error = message.bye.error.code;
  }

  #heardOfTable(table: TableInfo) {
    this.table = table;
    this.tableAt = performance.now();
    if (!table.hastened) this.hastenedFrom = null;
    else this.hastenedFrom ??= this.latest?.version ?? null;
    if (this.clocks) this.clocks = settled(this.clocks, this.latest?.waiting ?? [], table, this.tableAt);
    const word = this.seat === null ? null : this.luck?.follow(table, this.seat);
    if (word) this.#line.say(word);
  }

  #clocks({ clocks_ms: left, waiting }: ToldStanding) {
    this.clocks = left ? told(left, waiting, this.table, performance.now()) : null;
  }

  #answered(cmd: string | null | undefined) {
    if (cmd && cmd === this.#pending) this.#pending = null;
  }

  #stepped({ cmd, stand_in: standIn, before, beats, standing }: ToldStep) {
    if (cmd) this.acted = true;
    this.#answered(cmd);
    const seen = this.#seen();
    if (seen !== null && standing.version <= seen) return;
    const followed = this.shown !== null || this.fresh || this.#early;
    // Before its opening the table is drawn as it was laid, so that there is something to show it from.
    this.shown ??= { version: UNOPENED, view: before, menu: [], waiting: [] };
    const moments: Step['moments'] = momentsOf(this.latest?.view, beats, standing.view);
    this.#queue = [...this.#queue, { cmd, standIn, moments, standing: timed(standing) }];
    if (this.next === null) this.#take();
    this.skipTo(this.#followed);
    const tooMany = this.#queue.length > PATIENCE || this.table?.hastened;
    if (!followed || tooMany || document.visibilityState === 'hidden') this.skipToEnd();
  }

  /** Nothing has happened in the match, but whose time runs, what may be taken back or who is left to act is another.
   *  What is seen is the same, so nothing is shown anew. */
  #stands(standing: Standing) {
    for (const step of [...this.#queue, ...(this.next ? [this.next] : [])])
      if (step.standing.version === standing.version) step.standing = standing;
    if (this.shown?.version === standing.version) this.shown = { ...standing, view: this.shown.view };
  }

  /** Draws the match as it was before the action that was taken back, whether that has been shown or not. */
  #undone(seat: Seat, standing: Standing) {
    const seen = this.#seen();
    if (seen !== null && standing.version <= seen) return;
    this.skipToEnd();
    this.shown = standing;
    const undone = this.log.findLast((entry) => 'event' in entry)?.version;
    const rest = this.log.filter((entry) => entry.version !== undone);
    this.log = [...rest, { version: standing.version, undone: seat }];
  }

  #resynced(log: unknown[][], standing: Standing) {
    this.#queue = [];
    this.next = null;
    this.shown = standing;
    const first = standing.version - log.length + 1;
    this.log = this.log.filter((entry) => entry.version < first);
    log.forEach((events, index) => this.#log(events, first + index));
  }
}
