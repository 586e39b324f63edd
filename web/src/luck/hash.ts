// The hashes that fair luck rests on, computed here and asked of nobody. On a plain address of the home network browsers
// offer none of their own, so they come from a library. `docs/replay.md` describes them byte by byte.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { PURPOSES } from '../generated/facts';
import type { Seat } from '../generated/protocol';

/** What a person's seat brought to the seed; what is missing the others began without. */
export interface SeatLuck {
  seat: Seat;
  commitment?: string;
  number?: string;
}

const hash = (...parts: Uint8Array[]) => bytesToHex(sha256(concatBytes(...parts)));

/** What is published of a person's number. */
export const commitmentTo = (number: string) => hash(utf8ToBytes(PURPOSES.seat), hexToBytes(number));
/** What is published of the host's part. */
export const hostCommitmentTo = (part: string) => hash(utf8ToBytes(PURPOSES.server), hexToBytes(part));

/** What names everything that was agreed before a match: the game, its rules, and its options, the map among them. */
export const agreedOn = ({ game, rules, options }: { game: string; rules: number; options: unknown }) =>
  hash(utf8ToBytes(JSON.stringify([game, rules, sorted(options)])));

/** The same, whatever the order of the fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, sorted(inner)]));
}

/** The seed of a match at this table. */
export function seedOf(table: string, part: string, persons: SeatLuck[]): string {
  const id = utf8ToBytes(table);
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, BigInt(id.length));
  return hash(
    utf8ToBytes(PURPOSES.match),
    length,
    id,
    hexToBytes(hostCommitmentTo(part)),
    Uint8Array.of(persons.length),
    ...persons.flatMap(({ seat, commitment }) => [Uint8Array.of(seat), marked(commitment)]),
    hexToBytes(part),
    ...persons.map(({ number }) => marked(number)),
  );
}

/** One byte says whether anything follows, so that something missing cannot be taken for something there. */
function marked(part: string | undefined): Uint8Array {
  return part === undefined ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hexToBytes(part));
}

/** What was published of the host's part in the first matches. */
export const firstCommitmentTo = (part: string) => hash(hexToBytes(part));
/** The seed of the first matches. */
export const firstSeedOf = (part: string, nonces: string[]) =>
  hash(hexToBytes(part), ...nonces.map((nonce) => hexToBytes(nonce)));
