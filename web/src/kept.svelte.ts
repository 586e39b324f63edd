// What this browser remembers between visits: the name, and the tables it sits at.

export interface KeptSeat {
  seat: number;
  token: string;
  name: string;
}

export interface KeptTable {
  table: string;
  game: string;
  seats: KeptSeat[];
  /** Opens the free seats; only the one who laid the table has it. */
  invite?: string;
  /** The names round the table, when last seen. */
  names: string[];
  /** The promise about the luck, as shown before the start. */
  commitment?: string;
  /** The match has been seen on this screen. */
  begun?: boolean;
  over: boolean;
  time: number;
}

const NAME = 'spelbord.name';
const TABLES = 'spelbord.tables';
/** Older ones give way. */
const MOST = 30;

function read(): KeptTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(TABLES) ?? '[]');
    return Array.isArray(found) ? found.filter(whole) : [];
  } catch {
    return [];
  }
}

function whole(entry: Partial<KeptTable> | null): entry is KeptTable {
  return typeof entry?.table === 'string' && Array.isArray(entry.seats) && Array.isArray(entry.names);
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

  /** The latest first. */
  get tables(): KeptTable[] {
    return this.#tables;
  }

  table(id: string): KeptTable | undefined {
    return this.#tables.find((entry) => entry.table === id);
  }

  /** Remembers a table, or what is new about it. */
  keep(id: string, news: Partial<Omit<KeptTable, 'table'>>) {
    const fresh = read();
    const before = fresh.find((entry) => entry.table === id);
    const blank = { table: id, game: '', seats: [], names: [], over: false, time: Date.now() };
    const after: KeptTable = { ...blank, ...before, ...news };
    if (before && JSON.stringify(before) === JSON.stringify(after)) return;
    const rest = fresh.filter((entry) => entry.table !== id);
    this.#write([after, ...rest].sort((a, b) => b.time - a.time).slice(0, MOST));
  }

  /** Adds a seat at a table to those this browser holds. */
  sit(id: string, seat: KeptSeat) {
    const others = this.table(id)?.seats.filter((held) => held.token !== seat.token) ?? [];
    this.keep(id, { seats: [...others, seat].sort((a, b) => a.seat - b.seat) });
  }

  remove(id: string) {
    this.#write(read().filter((entry) => entry.table !== id));
  }

  #write(tables: KeptTable[]) {
    this.#tables = tables;
    localStorage.setItem(TABLES, JSON.stringify(tables));
  }
}

export const kept = new Kept();
