// How the tables stand that this browser sits at: asked for again and again while somebody looks.

import type { ErrorCode, Glance, Seat } from '../generated/protocol';
import { kept, type KeptTable } from '../kept.svelte';
import { isHere } from '../here/ids';
import { askMine } from '../net/api';

export const GROUPS = ['running', 'gathering', 'over', 'failed'] as const;
export type Group = (typeof GROUPS)[number];

type Stands = Extract<Glance, { stands: unknown }>['stands'];

export interface MyTable {
  entry: KeptTable;
  group: Group;
  /** Null until the host has answered. */
  stands: Stands | null;
  /** Why it cannot be opened. */
  fails: ErrorCode | null;
  /** The seats of this browser that the match waits for. */
  calls: Seat[];
  /** When something happened there last. */
  time: number;
}

/** Often enough to notice one's turn, and no burden to anybody. */
const PAUSE = 20_000;

/** A table that this browser sits at, or is about to. */
export function isMine({ seats, joining }: KeptTable): boolean {
  return seats.length > 0 || joining !== undefined;
}

/** How a table stands by what the host said of it, if anything. */
export function myTable(entry: KeptTable, glance: Glance | undefined): MyTable {
  const stands = glance && 'stands' in glance ? glance.stands : null;
  const fails = glance && 'fails' in glance ? glance.fails : null;
  const calls =
    stands?.stage === 'playing'
      ? entry.seats.map(({ seat }) => seat).filter((seat) => stands.waiting.includes(seat))
      : [];
  return {
    entry,
    group: groupOf(entry, stands, fails),
    stands,
    fails,
    calls,
    time: stands?.latest ?? entry.time,
  };
}

function groupOf(entry: KeptTable, stands: Stands | null, fails: ErrorCode | null): Group {
  if (fails) return 'failed';
  if (stands?.stage === 'gathering' || (!stands && entry.joining)) return 'gathering';
  return (stands ? stands.stage === 'over' : entry.over) ? 'over' : 'running';
}

/** Where one is waited for first, then by when something happened. */
export function inOrder(tables: MyTable[]): MyTable[] {
  const waits = ({ calls }: MyTable) => Number(calls.length > 0);
  return [...tables].sort((a, b) => waits(b) - waits(a) || b.time - a.time);
}

/** The table to go back to first, of those in order: one that is being played, or else one that still gathers. */
export function toContinue(tables: MyTable[]): MyTable | undefined {
  const first = (group: Group) => tables.find((table) => table.group === group);
  return first('running') ?? first('gathering');
}

export class Mine {
  #glances = $state.raw<Readonly<Record<string, Glance>>>({});
  /** The last question was not answered. */
  offline = $state(false);
  #asking = false;
  #timer: ReturnType<typeof setInterval>;

  constructor() {
    this.#timer = setInterval(this.#look, PAUSE);
    addEventListener('focus', this.#look);
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  get tables(): MyTable[] {
    const mine = kept.tables.filter(isMine);
    return inOrder(mine.map((entry) => myTable(entry, this.#glances[entry.table])));
  }

  close() {
    clearInterval(this.#timer);
    removeEventListener('focus', this.#look);
    document.removeEventListener('visibilitychange', this.#look);
  }

  #look = () => {
    if (document.visibilityState === 'visible') void this.ask();
  };

  async ask() {
    const asked = kept.tables.filter(isMine);
    if (this.#asking || asked.length === 0) return;
    this.#asking = true;
    const [here, away] = [
      asked.filter(({ table }) => isHere(table)),
      asked.filter(({ table }) => !isHere(table)),
    ];
    const [, reached] = await Promise.all([this.#askAbout(here), this.#askAbout(away)]);
    this.#asking = false;
    this.offline = !reached;
  }

  /** Whether whoever has these tables has answered. */
  async #askAbout(asked: KeptTable[]): Promise<boolean> {
    if (asked.length === 0) return true;
    const answer = await askMine({
      tables: asked.map(({ table, seats, joining }) => ({
        table,
        token: seats[0]?.token ?? joining?.token ?? null,
      })),
    });
    if ('problem' in answer) return false;

    const glances = Object.fromEntries(asked.map(({ table }, index) => [table, answer.ok[index]!]));
    this.#glances = { ...this.#glances, ...glances };
    for (const [table, glance] of Object.entries(glances)) {
      if ('fails' in glance) continue;
      const { game, names, stage } = glance.stands;
      kept.keep(table, { game, names: names.flatMap((name) => name ?? []), over: stage === 'over' });
    }
    return true;
  }
}
