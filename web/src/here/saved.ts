// A table of this browser as a file: its log as it is kept, and the seats that this browser holds at it. So it goes on on
// another device, or here when the browser has thrown its storage away.

import { kept, type KeptTable } from '../kept.svelte';
import { bringHere, logHere, type Answer } from '../net/api';
import type { Brought } from './host';
import { isHere } from './ids';
import type { Entry } from './logs';

const FORMAT = 1;

interface SavedTable {
  spelbord_table: typeof FORMAT;
  kept: KeptTable;
  log: Entry[];
}

/** The file of a table. */
export async function saveTable(
  table: string,
  logOf: (table: string) => Promise<Answer<Entry[]>> = logHere,
): Promise<Answer<string>> {
  const entry = kept.table(table);
  const log = await logOf(table);
  if ('problem' in log) return log;
  if (!entry || log.ok.length === 0) return { problem: { error: { code: 'unknown_table' } } };
  return { ok: JSON.stringify({ spelbord_table: FORMAT, kept: entry, log: log.ok } satisfies SavedTable) };
}

/** What a file holds, if it is that of a table; what its log says the engine has to judge. */
export function savedTable(text: string): SavedTable | null {
  try {
    const file = JSON.parse(text) as Partial<SavedTable> | null;
    const whole =
      file?.spelbord_table === FORMAT &&
      Array.isArray(file.log) &&
      file.log.every((entry) => typeof entry.text === 'string' && typeof entry.digest === 'string') &&
      typeof file.kept?.table === 'string' &&
      isHere(file.kept.table) &&
      Array.isArray(file.kept.names) &&
      Array.isArray(file.kept.seats) &&
      file.kept.seats.every(({ seat, token }) => typeof seat === 'number' && typeof token === 'string');
    return whole ? (file as SavedTable) : null;
  } catch {
    return null;
  }
}

/** Keeps it in this browser. */
export async function bringTable(
  { kept: entry, log }: SavedTable,
  bring: (table: string, log: Entry[]) => Promise<Answer<Brought>> = bringHere,
): Promise<Answer<Brought>> {
  const answer = await bring(entry.table, log);
  // Who sits here already sits better than the file knows.
  if ('ok' in answer && answer.ok !== 'diverged' && !kept.table(entry.table)) {
    kept.keep(entry.table, { ...entry, time: Date.now() });
  }
  return answer;
}
