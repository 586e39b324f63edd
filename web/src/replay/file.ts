import type { Level, Seat, SeatInfo } from '../generated/protocol';
import { USUAL_LEVEL } from '../levels';
import type { FileLuck } from '../luck/proof';

/** What the page itself reads in a replay file; the server has checked the rest. */
export interface ReplayFile {
  game: string;
  /** The version of the rules. */
  rules: number;
  options: unknown;
  seats: SeatInfo[];
  winners: Seat[];
  luck: FileLuck;
  seed: string;
  /** Steps of another match that it was played on from; none in most. */
  played_on?: { seed: string; steps: number }[];
}

interface Raw extends Omit<ReplayFile, 'seats' | 'winners' | 'luck'> {
  /** A bot of the lab has a name, but no level that people could choose. */
  seats: ({ kind: 'person'; name: string; nonce?: string } | { kind: 'bot'; name: string; level?: Level })[];
  winners?: Seat[];
  /** In the first format: each seat's share of the win. */
  result?: number[];
  luck?: Exclude<FileLuck, { kind: 'first' }> | Omit<Extract<FileLuck, { kind: 'first' }>, 'nonces'>;
  /** In the first two formats beside the seed: what is under `luck` today. */
  commitment?: string;
  server_part?: string;
}

export function readReplay(text: string): ReplayFile {
  const raw = JSON.parse(text) as Raw;
  const { game, rules, options, seed, played_on, winners, result = [] } = raw;
  return {
    ...{ game, rules, options, seed, ...(played_on ? { played_on } : {}) },
    seats: raw.seats.map((seat) =>
      seat.kind === 'person'
        ? { kind: 'person', name: seat.name, online: true, revealed: true, plays: 'themselves' }
        : { ...seat, level: seat.level ?? USUAL_LEVEL },
    ),
    winners: winners ?? result.flatMap((share, seat) => (share > 0 ? [seat] : [])),
    luck: luckOf(raw),
  };
}

function luckOf({ luck, commitment = '', server_part = '', seats }: Raw): FileLuck {
  if (luck?.kind === 'second') return luck;
  const nonces = seats.flatMap((seat) =>
    seat.kind === 'person' && seat.nonce !== undefined ? [seat.nonce] : [],
  );
  return { ...(luck ?? { kind: 'first', commitment, server_part }), nonces };
}

/** The seat of the first person in it; a match of bots is looked at from the first seat. */
export function firstPerson({ seats }: ReplayFile): Seat {
  return Math.max(
    0,
    seats.findIndex((seat) => seat.kind === 'person'),
  );
}

export function saveFile(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
