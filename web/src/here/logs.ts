// The logs of the tables that lie in this browser. What is kept is never written over: whoever was second learns that
// somebody was first.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A line of a log, as the engine writes and reads it. */
export interface Entry {
  text: string;
  digest: string;
}

export interface Logs {
  /** In order; empty if there is no such table. */
  read(table: string): Promise<Entry[]>;
  /** Adds these from number `at` on. Whether they were added: another tab may have been first. */
  append(table: string, at: number, entries: Entry[]): Promise<boolean>;
  forget(table: string): Promise<void>;
}

interface Schema extends DBSchema {
  entries: { key: [string, number]; value: Entry };
}

const all = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Opened when it is first needed. Every promise fails where the browser keeps nothing, or has no room. */
export function browserLogs(): Logs {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const open = () => {
    opened ??= openDB<Schema>('spelbord', 1, { upgrade: (db) => void db.createObjectStore('entries') });
    // The next who asks tries again.
    opened.catch(() => (opened = null));
    return opened;
  };
  return {
    async read(table) {
      return (await open()).getAll('entries', all(table));
    },
    async append(table, at, entries) {
      const change = (await open()).transaction('entries', 'readwrite', { durability: 'strict' });
      const added = entries.map((entry, index) => change.store.add(entry, [table, at + index]));
      const [first, ...rest] = await Promise.allSettled([...added, change.done]);
      if ([first, ...rest].every((one) => one?.status === 'fulfilled')) return true;
      const reasons = [first, ...rest].flatMap((one) => (one?.status === 'rejected' ? [one.reason] : []));
      if (reasons.some((reason) => reason instanceof Error && reason.name === 'ConstraintError'))
        return false;
      throw reasons[0];
    },
    async forget(table) {
      await (await open()).delete('entries', all(table));
    },
  };
}
