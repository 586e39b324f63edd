// One table of this browser while somebody is there. One thing happens at a time; whatever goes wrong, the table is thrown
// away and its log read anew, so that memory is never ahead of what is kept.

import type { EngineTable } from '../engine/load';
import type { ErrorCode, Seat, ToClient, ToServer } from '../generated/protocol';
import type { Answer } from '../net/api';
import type { World } from './host';
import type { Entry } from './logs';

type Hello = Extract<ToServer, { hello: unknown }>['hello'];

/** What a table wants done. */
type ToDo =
  | { append: { at: number; records: Entry[] } }
  | { tell: { to: number[]; frame: string } }
  | { end: { to: number[]; frame: string } }
  | { answer: Answered }
  | { ask: Asked }
  | { wake: { at: number } }
  | { fault: { what: string } };
type Answered = { Ok: Seat } | { Err: ErrorCode };
interface Asked {
  seat: Seat;
  version: number;
  not_before: number;
}

/** As a server has it that nobody has told otherwise. */
export const BOT_PAUSE = 800;
/** Other tabs may be first so often before something else must be wrong. */
const BEATEN_MAX = 8;

export class Room {
  #at: EngineTable | null = null;
  /** Who is here, with the last version that each has been told. */
  #lines = new Map<number, Hello>();
  /** The last of what is to happen, one after another. */
  #last: Promise<unknown> = Promise.resolve();
  #alarm: (() => void) | null = null;
  #thinking = false;
  /** What a bot is to be asked when it has answered. */
  #asked: Asked | null = null;

  constructor(
    readonly table: string,
    private readonly world: World,
    /** The log has more entries. */
    private readonly grown: () => void,
  ) {}

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  come(line: number, hello: Hello): Promise<void> {
    return this.#turn(async () => {
      this.#lines.set(line, hello);
      if (this.#at) await this.#welcome(this.#at, line, hello);
      // Where the log has to be read, everybody who is here is welcomed then.
      await this.#open();
    }, line);
  }

  hear(line: number, said: string): Promise<void> {
    const heard = async () => {
      await this.#putIn((at) => at.hear(line, said, this.world.now()));
    };
    return this.#turn(heard, line, said);
  }

  leave(line: number): Promise<void> {
    return this.#turn(async () => {
      this.#lines.delete(line);
      if (this.#at) await this.#putIn((at) => at.leave(line, this.world.now()));
      if (this.isEmpty) this.#drop();
    });
  }

  look<T>(at: (table: EngineTable) => Answer<T>): Promise<Answer<T>> {
    return this.#turn(async () => {
      const table = await this.#open();
      const fails = table.fails();
      const seen: Answer<T> = fails === undefined ? at(table) : { problem: JSON.parse(fails) as never };
      if (this.isEmpty) this.#drop();
      return seen;
    });
  }

  /** Something that the table answers. */
  request(putIn: (at: EngineTable) => string): Promise<Answered | null> {
    return this.#turn(async () => {
      const answered = await this.#putIn(putIn);
      if (this.isEmpty) this.#drop();
      return answered;
    });
  }

  /** Another tab has added to the log. */
  heardOf(entries: number): Promise<void> {
    return this.#turn(async () => {
      if (!this.#at || this.#at.entries() >= entries) return;
      this.#drop();
      await this.#open();
    });
  }

  /** When everything before it is done. What cannot be kept is said to whoever spoke, and has not happened. */
  #turn<T>(job: () => Promise<T>, line?: number, said?: string): Promise<T> {
    const turn = this.#last.then(job).catch((wrong: unknown) => {
      this.#drop();
      if (wrong instanceof WebAssembly.RuntimeError || line === undefined) throw wrong;
      this.#fail(line, said);
      return undefined as T;
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  #fail(line: number, said: string | undefined) {
    const error = { code: 'storage' } as const;
    if (said === undefined) {
      this.world.tell(line, JSON.stringify({ bye: { error } } satisfies ToClient));
      this.#end([line]);
      return;
    }
    const message = JSON.parse(said) as ToServer;
    const cmd = 'act' in message ? message.act.cmd : 'try' in message ? message.try.cmd : null;
    this.world.tell(line, JSON.stringify({ error: { cmd, error } } satisfies ToClient));
  }

  /** The table, read anew if it was thrown away. Whoever is here comes in again. */
  async #open(): Promise<EngineTable> {
    for (let beaten = 0; beaten < BEATEN_MAX; beaten += 1) {
      if (this.#at) return this.#at;
      const log = await this.world.logs.read(this.table);
      const at = new this.world.engine.TableHere(JSON.stringify(log), BOT_PAUSE, this.world.now());
      this.#at = at;
      for (const [line, hello] of this.#lines) if (this.#at === at) await this.#welcome(at, line, hello);
    }
    throw new Error('others are always first');
  }

  async #welcome(at: EngineTable, line: number, hello: Hello) {
    await this.#carryOut(at, at.come(line, JSON.stringify({ hello }), this.world.now()));
  }

  async #putIn(act: (at: EngineTable) => string): Promise<Answered | null> {
    for (let beaten = 0; beaten < BEATEN_MAX; beaten += 1) {
      const at = await this.#open();
      const done = await this.#carryOut(at, act(at));
      if (this.#at === at) return done;
    }
    throw new Error('others are always first');
  }

  /** Does what is to be done. If another tab was first, the table is thrown away. */
  async #carryOut(at: EngineTable, text: string): Promise<Answered | null> {
    let answered: Answered | null = null;
    let todo = JSON.parse(text) as ToDo[];
    for (;;) {
      let append: Extract<ToDo, { append: unknown }>['append'] | null = null;
      for (const one of todo) {
        if ('append' in one) append = one.append;
        else if ('tell' in one) for (const line of one.tell.to) this.world.tell(line, one.tell.frame);
        else if ('end' in one) {
          for (const line of one.end.to) this.world.tell(line, one.end.frame);
          this.#end(one.end.to);
        } else if ('answer' in one) answered = one.answer;
        else if ('ask' in one) this.#ask(one.ask);
        else if ('wake' in one) this.#wake(one.wake.at);
        else console.error(one.fault.what);
      }
      const seen = at.told() ?? null;
      for (const [line, hello] of this.#lines) this.#lines.set(line, { ...hello, seen });
      if (!append) return answered;
      if (!(await this.world.logs.append(this.table, append.at, append.records))) {
        this.#drop();
        return null;
      }
      todo = JSON.parse(at.stored(this.world.now())) as ToDo[];
      this.grown();
      this.world.callOut(this.table, at.entries());
    }
  }

  #end(lines: number[]) {
    for (const line of lines) {
      this.#lines.delete(line);
      this.world.hangUp(line);
    }
  }

  #drop() {
    this.#alarm?.();
    this.#alarm = null;
    this.#asked = null;
    this.#at?.free();
    this.#at = null;
  }

  #wake(at: number) {
    this.#alarm?.();
    this.#alarm = this.world.after(Math.max(0, at - this.world.now()), () => {
      this.#alarm = null;
      void this.#turn(async () => {
        if (this.#at) await this.#putIn((table) => table.wake(this.world.now()));
      });
    });
  }

  #ask(asked: Asked) {
    this.#asked = asked;
    if (!this.#thinking) void this.#think();
  }

  /** Has bots think, one question after another, as long as there is a newer one. */
  async #think() {
    this.#thinking = true;
    while (this.#asked && this.#at) {
      const asked = this.#asked;
      this.#asked = null;
      const question = this.#at.question();
      if (question === undefined) break;
      const action = await this.#answer(this.#at, question);
      this.world.after(Math.max(0, asked.not_before - this.world.now()), () => {
        void this.#turn(async () => {
          if (!this.#at) return;
          const { seat, version } = asked;
          await this.#putIn((at) => at.thought(seat, version, action, this.world.now()));
        });
      });
    }
    this.#thinking = false;
  }

  /** What a bot does; nothing if it broke down. One that has not followed the match is asked once more, with its log. */
  async #answer(at: EngineTable, question: string): Promise<string | undefined> {
    const ask = (text: string) => this.world.bots.answer(text).catch(() => undefined);
    let action = await ask(question);
    if (this.#at !== at) return action;
    at.answered(action);
    if (action !== undefined) return action;
    const again = at.question();
    if (again === undefined) return undefined;
    action = await ask(again);
    if (this.#at === at) at.answered(action);
    return action;
  }
}
