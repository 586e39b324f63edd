// What this browser remembers between visits: the name, the tables it sits at, and what it was promised about the luck.

import { MINE_MAX } from './generated/facts';
import type { Bytes16, Bytes32, Kept as KeptLuck, Seat } from './generated/protocol';

/** Who had committed to what when the list was closed, the host among them. */
export type KeptList = Pick<KeptLuck, 'server' | 'persons'>;

export interface KeptSeat {
  seat: Seat;
  token: string;
  name: string;
  /** A new token that the host has been asked for; whether it opens the seat already is not known. */
  renewed?: Bytes16;
  /** This person's part of the seed. */
  number?: Bytes32;
  /** Kept before the number was told. */
  list?: KeptList;
  /** The host was seen to have the number. */
  told?: boolean;
  /** When a secret of the seat was last another. */
  since?: number;
}

/** A seat somebody wants to take. Whoever asks again with the same token gets the same seat. */
export interface KeptJoin {
  token: Bytes16;
  /** What was committed to with the request; older pages committed when they had come. */
  number?: Bytes32;
  name: string;
  invite: string;
}

export interface KeptTable {
  table: string;
  game: string;
  seats: KeptSeat[];
  /** Opens the free seats; only the one who laid the table has it. */
  invite?: string;
  /** Asked for, and perhaps answered on the way. */
  joining?: KeptJoin;
  /** The names round the table, when last seen. */
  names: string[];
  /** The host's promise about the luck, as first told. */
  commitment?: Bytes32;
  /** The hash of what was agreed to play, as first told. */
  agreed?: Bytes32;
  /** The match has been seen on this screen. */
  begun?: boolean;
  over: boolean;
  time: number;
}

/** The secrets of a table about to be laid. */
export interface KeptLaying {
  /** For each seat, whoever is to sit there. */
  tokens: Bytes16[];
  invite: Bytes16;
}

const NAME = 'spelbord.name';
const TABLES = 'spelbord.tables';
const LAYING = 'spelbord.laying';
const HOUSE_KEY = 'spelbord.house-key';

function read(): KeptTable[] {
  const found = parsed(TABLES);
  return Array.isArray(found) ? (found as (Partial<KeptTable> | null)[]).filter(whole) : [];
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function whole(entry: Partial<KeptTable> | null): entry is KeptTable {
  return typeof entry?.table === 'string' && Array.isArray(entry.seats) && Array.isArray(entry.names);
}

/** As many as can be asked about at once. Finished ones give way first, then the oldest. */
function room(tables: KeptTable[]): KeptTable[] {
  const dearest = [...tables].sort((a, b) => Number(a.over) - Number(b.over) || b.time - a.time);
  return dearest.slice(0, MINE_MAX);
}

class Kept {
  #tables = $state.raw<KeptTable[]>(read());

  constructor() {
    // Another tab of this browser may have sat down meanwhile.
    addEventListener('storage', (event) => {
      if (event.key === TABLES) this.#tables = read();
    });
  }

  get name(): string {
    return localStorage.getItem(NAME) ?? '';
  }
  set name(name: string) {
    localStorage.setItem(NAME, name);
  }

  /** What opens a private server to whoever lays a table; empty if nobody has asked for it. */
  get houseKey(): string {
    return localStorage.getItem(HOUSE_KEY) ?? '';
  }
  set houseKey(key: string) {
    if (key) localStorage.setItem(HOUSE_KEY, key);
    else localStorage.removeItem(HOUSE_KEY);
  }

  get laying(): KeptLaying | null {
    return parsed(LAYING) as KeptLaying | null;
  }
  set laying(laying: KeptLaying | null) {
    if (laying) localStorage.setItem(LAYING, JSON.stringify(laying));
    else localStorage.removeItem(LAYING);
  }

  /** The latest first. */
  get tables(): KeptTable[] {
    return this.#tables;
  }

  table(id: string): KeptTable | undefined {
    return this.#tables.find((entry) => entry.table === id);
  }

  /** A seat that this browser holds, as it is kept at this moment, by another tab too. */
  seat(id: string, token: string): KeptSeat | undefined {
    const found = read().find((entry) => entry.table === id);
    return found?.seats.find((held) => held.token === token);
  }

  /** Remembers a table, or what is new about it. */
  keep(id: string, news: Partial<Omit<KeptTable, 'table'>>) {
    const fresh = read();
    const before = fresh.find((entry) => entry.table === id);
    const blank = { table: id, game: '', seats: [], names: [], over: false, time: Date.now() };
    const after: KeptTable = { ...blank, ...before, ...news };
    if (before && JSON.stringify(before) === JSON.stringify(after)) return;
    const rest = fresh.filter((entry) => entry.table !== id);
    this.write([after, ...rest]);
  }

  /** Adds a seat at a table to those this browser holds, with the number that was committed to when it was asked for. One
   *  that the seat has already stays: it is the later, and the one before may have been told. */
  sit(id: string, seat: KeptSeat) {
    const { seats: held = [], joining } = read().find((entry) => entry.table === id) ?? {};
    const before = held.find((one) => one.token === seat.token);
    const others = held.filter((one) => one !== before);
    const asked = joining?.token === seat.token && joining.number ? { number: joining.number } : {};
    const sat = { since: Date.now(), ...asked, ...before, ...seat };
    const seats = [...others, sat].sort((a, b) => a.seat - b.seat);
    this.keep(id, { seats, joining: undefined });
  }

  /** Remembers another secret of a seat; `undefined` forgets one. */
  change(id: string, token: string, news: Partial<KeptSeat>) {
    this.#revise(id, token, { ...news, since: Date.now() });
  }

  /** Remembers where a seat is and what its person is called, as seen at the table. */
  see(id: string, token: string, seat: Seat, name: string) {
    this.#revise(id, token, { seat, name });
  }

  remove(id: string) {
    this.write(read().filter((entry) => entry.table !== id));
  }

  /** Remembers these tables, and no others. */
  write(tables: KeptTable[]) {
    localStorage.setItem(TABLES, JSON.stringify(room(tables).sort((a, b) => b.time - a.time)));
    this.#tables = read();
  }

  #revise(id: string, token: string, news: Partial<KeptSeat>) {
    const seats = read().find((entry) => entry.table === id)?.seats ?? [];
    this.keep(id, { seats: seats.map((held) => (held.token === token ? { ...held, ...news } : held)) });
  }
}

export const kept = new Kept();
