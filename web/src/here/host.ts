// Drives the tables that lie in this browser, as the server drives its own: puts in what happens, keeps what is to be kept,
// and only then tells. What a table decides, the engine decides.

import type { Engine, EngineTable } from '../engine/load';
import type { CreateTable, Failure, Glance, PlayOn, ToServer } from '../generated/protocol';
import type { Answer } from '../net/api';
import type { Entry, Logs } from './logs';
import type { Request } from './messages';
import { BOT_PAUSE, Room } from './room';

/** Whoever thinks, somewhere else. Fails when it breaks down. */
export interface Bots {
  /** Nothing where the bot would have to have followed the match. */
  answer(question: string): Promise<string | undefined>;
  advise(question: string): Promise<string | undefined>;
}

/** What is needed of the world, so that tests can bring their own. */
export interface World {
  engine: Pick<Engine, 'TableHere' | 'lay' | 'play_on'>;
  logs: Logs;
  bots: Bots;
  now(): number;
  after(ms: number, then: () => void): () => void;
  /** A table's id and what else nobody can guess. */
  madeUp(): { id: string; server_part: string; mood: number };
  tell(line: number, frame: string): void;
  hangUp(line: number): void;
  /** Tells other tabs that a log has so many entries. */
  callOut(table: string, entries: number): void;
}

const internal: Failure = { error: { code: 'internal' } };
const storage: Failure = { error: { code: 'storage' } };

/** What came of a log that was to be kept here: it is, or it was before, or it parts from the one that is here. */
export type Brought = 'brought' | 'here' | 'diverged';

interface Begun {
  created: { table: string; commitment: string };
  log: { text: string; digest: string }[];
}

export class Host {
  #rooms = new Map<string, Room>();
  #lines = new Map<number, Room>();
  /** What was last said of a table that nobody sits at. */
  #glances = new Map<string, Glance>();

  constructor(private readonly world: World) {}

  /** Somebody speaks. The first word says which table it is about. */
  hear(line: number, said: string): Promise<void> {
    const room = this.#lines.get(line);
    if (room) return room.hear(line, said);
    const message = JSON.parse(said) as ToServer;
    if (!('hello' in message)) return Promise.resolve(this.world.hangUp(line));
    const come = this.#room(message.hello.table);
    this.#lines.set(line, come);
    return come.come(line, message.hello);
  }

  async leave(line: number) {
    const room = this.#lines.get(line);
    this.#lines.delete(line);
    await room?.leave(line);
    if (room?.isEmpty) this.#rooms.delete(room.table);
  }

  /** Another tab has added to a log. */
  heardOf(table: string, entries: number): Promise<void> {
    this.#forgetGlances(table);
    return this.#rooms.get(table)?.heardOf(entries) ?? Promise.resolve();
  }

  async answer(request: Request): Promise<Answer<unknown>> {
    try {
      if ('lay' in request) return await this.#lay(request.lay);
      if ('playOn' in request) return await this.#playOn(request.playOn);
      if ('rematch' in request) return await this.#rematch(request.rematch.table, request.rematch.token);
      if ('advice' in request) return await this.#advise(request.advice.table, request.advice.token);
      if ('mine' in request) return { ok: await this.#mine(request.mine.tables) };
      if ('replay' in request)
        return await this.#looked(request.replay, (table) => read<unknown>(table.replay()));
      if ('log' in request) return { ok: await this.world.logs.read(request.log) };
      if ('bring' in request) return await this.#bring(request.bring.table, request.bring.log);
      await this.world.logs.forget(request.forget);
      return { ok: null };
    } catch (wrong) {
      // After a panic nothing in the engine can be trusted: whoever drives this worker ends it.
      if (wrong instanceof WebAssembly.RuntimeError) throw wrong;
      return { problem: 'lay' in request || 'playOn' in request ? 'no_storage' : storage };
    }
  }

  #room(table: string): Room {
    const room = this.#rooms.get(table) ?? new Room(table, this.world, () => this.#forgetGlances(table));
    this.#rooms.set(table, room);
    return room;
  }

  #lay(ask: CreateTable): Promise<Answer<unknown>> {
    const { engine, madeUp, now } = this.world;
    return this.#laid(engine.lay(JSON.stringify(ask), JSON.stringify(madeUp()), now()));
  }

  #playOn({ file, ask }: { file: string; ask: PlayOn }): Promise<Answer<unknown>> {
    const { engine, madeUp, now } = this.world;
    return this.#laid(engine.play_on(file, JSON.stringify(ask), JSON.stringify(madeUp()), now()));
  }

  /** Nobody is told of a table that is not kept. */
  async #laid(answer: string): Promise<Answer<unknown>> {
    const laid = read<Begun>(answer);
    if ('problem' in laid) return laid;
    return (await this.#keep(laid.ok)) ? { ok: laid.ok.created } : { problem: storage };
  }

  #keep({ created, log }: Begun): Promise<boolean> {
    return this.world.logs.append(created.table, 0, log);
  }

  /** Keeps a log that was saved elsewhere, or what it has more than the one here. A log is only ever added to: where the two
   *  have gone different ways, the one here stays. */
  async #bring(table: string, log: Entry[]): Promise<Answer<Brought>> {
    const { engine, logs, now, callOut } = this.world;
    const at = new engine.TableHere(JSON.stringify(log), BOT_PAUSE, now());
    const [fails, id] = [at.fails(), at.id()];
    at.free();
    if (fails !== undefined) return { problem: JSON.parse(fails) as Failure };
    if (id !== table) return { problem: { error: { code: 'table_damaged' } } };
    const here = await logs.read(table);
    if (here.some(({ digest }, number) => number < log.length && digest !== log[number]!.digest))
      return { ok: 'diverged' };
    const more = log.slice(here.length);
    if (more.length === 0) return { ok: 'here' };
    if (!(await logs.append(table, here.length, more))) return { problem: storage };
    callOut(table, log.length);
    await this.heardOf(table, log.length);
    return { ok: 'brought' };
  }

  /** The table of the next match, laid by the first who asks; then whoever asked comes along. */
  async #rematch(table: string, token: string): Promise<Answer<unknown>> {
    const { world } = this;
    const madeUp = JSON.stringify(world.madeUp());
    type Next = { table: string } | { laid: Begun };
    const next = await this.#looked(table, (at) => read<Next>(at.next(token, madeUp, world.now())));
    if ('problem' in next) return next;
    let id: string;
    if ('laid' in next.ok) {
      if (!(await this.#keep(next.ok.laid))) return { problem: storage };
      id = next.ok.laid.created.table;
      const followed = await this.#once(table, (at) => at.follow(token, id, world.now()));
      if ('problem' in followed) return followed;
    } else id = next.ok.table;
    const seat = await this.#once(id, (at) => at.come_along(token, world.now()));
    return 'ok' in seat ? { ok: { table: id, seat: seat.ok } } : seat;
  }

  async #advise(table: string, token: string): Promise<Answer<unknown>> {
    const asked = await this.#looked(table, (at) => read<unknown>(at.consult(token)));
    if ('problem' in asked) return asked;
    const advised = await this.world.bots.advise(JSON.stringify(asked.ok)).catch(() => undefined);
    return advised === undefined ? { problem: internal } : { ok: JSON.parse(advised) as unknown };
  }

  async #mine(tables: { table: string; token?: string | null }[]): Promise<Glance[]> {
    const glances: Glance[] = [];
    for (const { table, token } of tables) {
      const key = `${table} ${token ?? ''}`;
      const known = this.#rooms.has(table) ? undefined : this.#glances.get(key);
      const glance = known ?? (await this.#glance(table, token ?? undefined));
      this.#glances.set(key, glance);
      glances.push(glance);
    }
    return glances;
  }

  async #glance(table: string, token: string | undefined): Promise<Glance> {
    const seen = await this.#looked(table, (at) => ({ ok: JSON.parse(at.glance(token)) as Glance }));
    if ('ok' in seen) return seen.ok;
    const { problem } = seen;
    return { fails: typeof problem === 'object' && 'error' in problem ? problem.error.code : 'internal' };
  }

  #forgetGlances(table: string) {
    for (const key of this.#glances.keys()) if (key.startsWith(`${table} `)) this.#glances.delete(key);
  }

  /** Looks at a table, at which nobody need sit. */
  async #looked<T>(table: string, look: (at: EngineTable) => Answer<T>): Promise<Answer<T>> {
    return this.#visit(table, (room) => room.look(look));
  }

  /** Puts one thing in at a table that answers it. */
  async #once(table: string, putIn: (at: EngineTable) => string): Promise<Answer<number>> {
    return this.#visit(table, async (room) => {
      const answer = await room.request(putIn);
      if (answer && 'Ok' in answer) return { ok: answer.Ok };
      return { problem: answer ? { error: { code: answer.Err } } : internal };
    });
  }

  async #visit<T>(table: string, visit: (room: Room) => Promise<T>): Promise<T> {
    const room = this.#room(table);
    const done = await visit(room);
    if (room.isEmpty) this.#rooms.delete(table);
    return done;
  }
}

function read<T>(answer: string): Answer<T> {
  return JSON.parse(answer) as Answer<T>;
}
