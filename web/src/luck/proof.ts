// What a finished match proves to whoever sat at this browser: the replay file is compared with what was kept before the
// own number was told. Everything is recomputed here, because a host that cheats would hardly say so.

import type { Kept, Seat, SeatInfo } from '../generated/protocol';
import { isHere } from '../here/ids';
import type { KeptSeat } from '../kept.svelte';
import {
  agreedOn,
  commitmentTo,
  firstCommitmentTo,
  firstSeedOf,
  hostCommitmentTo,
  seedOf,
  type SeatLuck,
} from './hash';
import { firstDifference } from './pledge';

/** What a replay file says about its luck. */
export type FileLuck =
  | { kind: 'first'; commitment: string; server_part: string; nonces: string[] }
  | { kind: 'second'; table: string; commitment: string; server_part: string; persons: SeatLuck[] };

/** The first promise that was not kept. */
export type Broken =
  /** The file is about another table. */
  | { promise: 'table' }
  /** Another game, other rules, other options or another map than was agreed on. */
  | { promise: 'agreed' }
  /** Everybody committed, and now only the host is said to have. */
  | { promise: 'kind' }
  /** The host's part is not what the file says that it committed to. */
  | { promise: 'commitment' }
  /** Those who brought something to the seed are not those who sat there. */
  | { promise: 'persons' }
  /** A number in the file is not the one committed to there. */
  | { promise: 'person'; seat: Seat }
  /** The seed is not made of what the file says. */
  | { promise: 'seed' }
  /** The host committed to something else than this browser was told. */
  | { promise: 'host' }
  /** The match was played with another number for this seat. */
  | { promise: 'number'; seat: Seat }
  /** The number of this seat was told, and left out. */
  | { promise: 'left_out'; seat: Seat }
  /** Somebody committed to something else than this browser was told. */
  | { promise: 'list'; seat: Seat };

export type Verdict =
  /** The own number is in the seed, and was told when nobody could change theirs. */
  | { is: 'proven'; withheld: Seat[] }
  /** The file holds together, but nothing was kept here that it could be held against. */
  | { is: 'unproven'; withheld: Seat[] }
  /** The match was begun without the own number. */
  | { is: 'without'; withheld: Seat[] }
  /** Only the host committed, as in the first matches. */
  | { is: 'old' }
  /** The match was played on from another after this step, and what came before it was known. */
  | { is: 'played_on'; step: number }
  | ({ is: 'broken' } & Broken);

/** The parts of a replay file that the verdict rests on. */
export interface Played {
  game: string;
  rules: number;
  options: unknown;
  luck: FileLuck;
  seed: string;
  /** Steps of another match that it was played on from. */
  played_on?: { steps: number }[];
  seats: SeatInfo[];
}

/** What this browser knew before the match began: its seats at the table, and the host's commitment and what was
 *  agreed as they were first told. Without a table the file may be about any. */
export interface Before {
  table: string | null;
  held: KeptSeat[];
  promised: string | undefined;
  /** The hash of what was agreed to play. */
  agreed: string | undefined;
}

export function verdictOf(played: Played, before: Before): Verdict {
  const { luck } = played;
  const { held } = before;
  const broken = inFile(played) ?? sinceKept(played, before);
  if (broken) return { is: 'broken', ...broken };
  if (luck.kind === 'first') return { is: 'old' };
  const { played_on: others = [] } = played;
  if (others.length > 0) return { is: 'played_on', step: others.reduce((sum, { steps }) => sum + steps, 0) };
  const withheld = luck.persons.flatMap(({ seat, number }) => (number === undefined ? [seat] : []));
  if (held.some(({ seat }) => withheld.includes(seat))) return { is: 'without', withheld };
  const proven = held.length > 0 && held.every(({ list }) => list !== undefined);
  return { is: proven ? 'proven' : 'unproven', withheld };
}

/** What was kept of a seat's luck before its number was told: the file that `spelbord verify --kept` takes. */
export function keptLuck(table: string, { seat, number, list }: KeptSeat): Kept | null {
  return number === undefined || !list ? null : { table, seat, number, ...list };
}

/** What in the file does not hold together. */
function inFile({ luck, seed, seats }: Played): Broken | null {
  try {
    return luck.kind === 'first' ? inFirst(luck, seed) : inSecond(luck, seed, seats);
  } catch {
    // Something there is no number at all.
    return { promise: 'seed' };
  }
}

function inFirst(luck: Extract<FileLuck, { kind: 'first' }>, seed: string): Broken | null {
  if (firstCommitmentTo(luck.server_part) !== luck.commitment) return { promise: 'commitment' };
  return firstSeedOf(luck.server_part, luck.nonces) === seed ? null : { promise: 'seed' };
}

function inSecond(
  { table, commitment, server_part: part, persons }: Extract<FileLuck, { kind: 'second' }>,
  seed: string,
  seats: SeatInfo[],
): Broken | null {
  if (hostCommitmentTo(part) !== commitment) return { promise: 'commitment' };
  const sat = seats.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  if (String(persons.map(({ seat }) => seat)) !== String(sat)) return { promise: 'persons' };
  const forged = persons.find(({ number, commitment }) =>
    number === undefined ? false : commitmentTo(number) !== commitment,
  );
  if (forged) return { promise: 'person', seat: forged.seat };
  return seedOf(table, part, persons) === seed ? null : { promise: 'seed' };
}

/** What in the file is another than it was here before the match began. */
function sinceKept(played: Played, { table, held, promised, agreed }: Before): Broken | null {
  const { luck } = played;
  if (luck.kind === 'second' && table !== null && luck.table !== table) return { promise: 'table' };
  if (agreed !== undefined && agreedOn(played) !== agreed) return { promise: 'agreed' };
  // Only this browser plays on. Whoever sat at another host's table began with it.
  const begun = held.length > 0 && luck.kind === 'second' && !isHere(luck.table);
  if (begun && played.played_on?.length) return { promise: 'agreed' };
  if (promised !== undefined && luck.commitment !== promised) return { promise: 'host' };
  if (luck.kind === 'first') return held.some(({ list }) => list) ? { promise: 'kind' } : null;
  for (const { seat, number, list, told } of held) {
    if (number === undefined || !list) continue;
    const found = luck.persons.find((person) => person.seat === seat)?.number;
    if (found === undefined && told) return { promise: 'left_out', seat };
    if (found !== undefined && found !== number) return { promise: 'number', seat };
    if (list.server !== luck.commitment) return { promise: 'host' };
    const committed = luck.persons.flatMap(({ seat, commitment }) =>
      commitment === undefined ? [] : [{ seat, commitment }],
    );
    const differing = firstDifference(list.persons, committed);
    if (differing !== null) return { promise: 'list', seat: differing };
  }
  return null;
}
