// All tables of this browser as one link, to take them to another device. Everything that a seat needs goes along: its
// token, its number, and what was kept of the luck. What is here already is never overwritten.

import { MINE_MAX, NAME_MAX } from '../generated/facts';
import { isHere } from '../here/ids';
import { kept, type KeptList, type KeptSeat, type KeptTable } from '../kept.svelte';
import { deflated, inflated } from './pack';

/** What stands in front of the tables in an address. */
export const CARRIED = 'tables';
/** More than this is no link of ours. */
const LARGEST = 400_000;

interface Carried {
  name: string;
  tables: KeptTable[];
}

/** The fragment that carries these tables. */
export async function fragmentOf(name: string, tables: KeptTable[]): Promise<string> {
  // What lies in this browser alone stays there.
  const sat = tables.filter(({ table, seats }) => seats.length > 0 && !isHere(table));
  const carried = { name, tables: sat.map(({ joining: _, ...entry }) => entry) } satisfies Carried;
  return `${CARRIED}=${await deflated(JSON.stringify(carried))}`;
}

/** Keeps the tables that a fragment carries. Answers the ids of those that were not here, or null if it is broken. */
export async function bring(fragment: string): Promise<string[] | null> {
  const packed = new URLSearchParams(fragment).get(CARRIED);
  const text = packed === null ? null : await inflated(packed, LARGEST);
  const carried = text === null ? null : cleaned(text);
  if (!carried) return null;

  const unknown = carried.tables.filter(({ table }) => kept.table(table) === undefined);
  if (kept.name === '' && carried.name !== '') kept.name = carried.name;
  kept.write(merged(kept.tables, carried.tables));
  return unknown.map(({ table }) => table);
}

/** Ours, and what is missing in them of theirs. */
export function merged(ours: KeptTable[], theirs: KeptTable[]): KeptTable[] {
  const both = ours.map((entry) => {
    const other = theirs.find(({ table }) => table === entry.table);
    return other ? filled(entry, other) : entry;
  });
  const known = ours.map(({ table }) => table);
  return [...both, ...theirs.filter(({ table }) => !known.includes(table))];
}

function filled(ours: KeptTable, theirs: KeptTable): KeptTable {
  const seats = ours.seats.map((held) => {
    const other = theirs.seats.find(({ seat, token }) => seat === held.seat || token === held.token);
    return other ? filledSeat(held, other) : held;
  });
  const known = ours.seats.flatMap(({ seat, token }) => [seat, token]);
  const more = theirs.seats.filter(({ seat, token }) => !known.includes(seat) && !known.includes(token));
  return {
    ...theirs,
    ...ours,
    seats: [...seats, ...more].sort((a, b) => a.seat - b.seat),
    over: ours.over || theirs.over,
  };
}

/** Of two tokens the host says which one opens the seat, so both are kept. Of two numbers the later counts, unless ours
 *  has been told. */
function filledSeat(ours: KeptSeat, theirs: KeptSeat): KeptSeat {
  const { number, list, told, since } = theirs;
  const takes = ours.number === undefined || (ours.number !== number && (since ?? 0) > (ours.since ?? 0));
  const same = ours.number === number;
  const luck = !ours.list && number !== undefined && (takes || same) ? { number, list, told } : {};
  const renewed = ours.token === theirs.token ? ours.renewed : (ours.renewed ?? theirs.token);
  return { ...ours, ...luck, renewed };
}

const HEX = /^(?:[0-9a-f]{2})+$/;
const ID = /^[\w-]{1,64}$/;

type Loose<T> = { [K in keyof T]?: unknown };

function cleaned(text: string): Carried | null {
  try {
    const { name, tables } = JSON.parse(text) as Loose<Carried>;
    if (!Array.isArray(tables)) return null;
    return { name: words(name), tables: tables.slice(0, MINE_MAX).flatMap(cleanTable) };
  } catch {
    return null;
  }
}

/** Only what we know and understand; whoever made the link need not be a friend. */
function cleanTable(entry: Loose<KeptTable>): KeptTable[] {
  const { table, seats, names } = entry;
  if (typeof table !== 'string' || !ID.test(table) || !Array.isArray(seats) || !Array.isArray(names))
    return [];
  const game = typeof entry.game === 'string' && ID.test(entry.game) ? entry.game : '';
  return [
    {
      ...{ table, game, seats: seats.flatMap(cleanSeat), names: names.map(words) },
      ...{ over: entry.over === true, time: moment(entry.time) },
      ...given({ invite: hex(entry.invite), commitment: hex(entry.commitment), agreed: hex(entry.agreed) }),
      ...(entry.begun === true ? { begun: true } : {}),
    },
  ];
}

function cleanSeat({ seat, token, name, renewed, number, list, told, since }: Loose<KeptSeat>): KeptSeat[] {
  const [known, opens] = [Number.isInteger(seat) ? (seat as number) : -1, hex(token)];
  if (opens === undefined) return [];
  const luck = given({ renewed: hex(renewed), number: hex(number), list: cleanList(list) });
  return [
    {
      ...{ seat: known, token: opens, name: words(name), since: moment(since) },
      ...luck,
      ...(told === true ? { told } : {}),
    },
  ];
}

function cleanList(list: unknown): KeptList | undefined {
  const { server, persons } = (list ?? {}) as Loose<KeptList>;
  const promised = hex(server);
  if (promised === undefined || !Array.isArray(persons)) return undefined;
  return {
    server: promised,
    persons: persons.flatMap(({ seat, commitment }: Loose<KeptList['persons'][number]>) => {
      const hash = hex(commitment);
      return Number.isInteger(seat) && hash !== undefined ? [{ seat: seat as number, commitment: hash }] : [];
    }),
  };
}

const hex = (value: unknown) => (typeof value === 'string' && HEX.test(value) ? value : undefined);
const words = (value: unknown) => (typeof value === 'string' ? value.slice(0, NAME_MAX) : '');
/** Nobody has sat down in the future. */
const moment = (value: unknown) => (typeof value === 'number' ? Math.min(value, Date.now()) : 0);

/** Without what is not there, so that it is not kept as something. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
