import type { Level, Seat, SeatInfo } from '../generated/protocol';
import { USUAL_LEVEL } from '../levels';

/** What the page itself reads in a replay file; the server has checked the rest. */
export interface ReplayFile {
  game: string;
  /** The version of the rules. */
  rules: number;
  options: unknown;
  seats: SeatInfo[];
  commitment: string;
  winners: Seat[];
}

interface Raw extends Omit<ReplayFile, 'seats' | 'winners'> {
  /** A bot of the lab has a name, but no level that people could choose. */
  seats: ({ kind: 'person'; name: string } | { kind: 'bot'; name: string; level?: Level })[];
  winners?: Seat[];
  /** In older files: each seat's share of the win. */
  result?: number[];
}

export function readReplay(text: string): ReplayFile {
  const { seats, winners, result = [], ...raw } = JSON.parse(text) as Raw;
  return {
    ...raw,
    seats: seats.map((seat) =>
      seat.kind === 'person' ? { ...seat, online: true } : { ...seat, level: seat.level ?? USUAL_LEVEL },
    ),
    winners: winners ?? result.flatMap((share, seat) => (share > 0 ? [seat] : [])),
  };
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
