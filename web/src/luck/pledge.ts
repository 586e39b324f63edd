// What a seat has to say about the luck while its table gathers. First it commits to a number; when the list of all
// commitments is closed, and the own is in it, it tells the number. Here is decided what; `teller.svelte.ts` does it.

import type { Bytes32, Seat, TableInfo } from '../generated/protocol';
import type { KeptList, KeptSeat } from '../kept.svelte';
import { commitmentTo } from './hash';

/** Why a number is not told: what the page says instead. */
export type Trouble =
  /** The host promises something else than it did at first. */
  | 'host'
  /** The number of this seat was chosen by another device, or is lost. */
  | 'elsewhere'
  /** The list is closed, and this seat has no commitment in it. */
  | 'unlisted'
  /** The list is closed with another commitment for this seat than the own. */
  | 'exchanged'
  /** The list is another than the one that was kept when it was closed. */
  | 'list';

export type Pledge =
  | { is: 'quiet' }
  /** Think of a new number, keep it, and commit to it. */
  | { is: 'choose' }
  | { is: 'commit'; commitment: Bytes32 }
  /** Keep the list, then tell the number. */
  | { is: 'reveal'; list: KeptList; number: Bytes32 }
  | { is: 'trouble'; why: Trouble };

const quiet: Pledge = { is: 'quiet' };
const trouble = (why: Trouble): Pledge => ({ is: 'trouble', why });

/** `promised` is the host's commitment as this browser was first told it. */
export function pledge(info: TableInfo, seat: Seat, held: KeptSeat, promised: Bytes32): Pledge {
  const own = info.seats[seat];
  if (info.stage !== 'gathering' || info.luck.kind === 'first' || own?.kind !== 'person') return quiet;
  if (info.luck.commitment !== promised) return trouble('host');
  const commitment = held.number === undefined ? undefined : commitmentTo(held.number);
  if (!info.luck.closed) return before(own.commitment, held, commitment);

  if (own.revealed) return quiet;
  if (own.commitment === undefined) return trouble('unlisted');
  if (held.number === undefined) return trouble('elsewhere');
  if (own.commitment !== commitment) return trouble('exchanged');
  const list = listOf(info);
  if (held.list && !sameList(held.list, list)) return trouble('list');
  return { is: 'reveal', list, number: held.number };
}

/** The list is still open. A number whose list has been closed once may have been told, and is never used again. */
function before(listed: Bytes32 | undefined, held: KeptSeat, commitment: Bytes32 | undefined): Pledge {
  if (listed !== undefined) return listed === commitment ? quiet : trouble('elsewhere');
  return commitment === undefined || held.list ? { is: 'choose' } : { is: 'commit', commitment };
}

/** What everybody has committed to. */
export function listOf(info: TableInfo): KeptList {
  const persons = info.seats.flatMap((person, seat) =>
    person.kind === 'person' && person.commitment !== undefined
      ? [{ seat, commitment: person.commitment }]
      : [],
  );
  return { server: info.luck.commitment, persons };
}

export function sameList(one: KeptList, other: KeptList): boolean {
  return one.server === other.server && firstDifference(one.persons, other.persons) === null;
}

/** The first seat that has not committed to the same in both lists. */
export function firstDifference(one: KeptList['persons'], other: KeptList['persons']): Seat | null {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [a, b] = [one[at], other[at]];
    if (a?.seat === b?.seat && a?.commitment === b?.commitment) continue;
    return Math.min(a?.seat ?? Infinity, b?.seat ?? Infinity);
  }
  return null;
}
