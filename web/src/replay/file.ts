import type { Seat, SeatInfo } from '../generated/protocol';

/** What the page itself reads in a replay file; the server has checked the rest. */
export interface ReplayFile {
  game: string;
  options: unknown;
  seats: SeatInfo[];
  commitment: string;
  result: number[];
}

interface Raw {
  game: string;
  options: unknown;
  seats: ({ kind: 'person'; name: string } | { kind: 'bot'; name: string; level: string })[];
  commitment: string;
  result: number[];
}

export function readReplay(text: string): ReplayFile {
  const raw = JSON.parse(text) as Raw;
  const seats = raw.seats.map((seat) => (seat.kind === 'person' ? { ...seat, online: true } : seat));
  return { ...raw, seats };
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
