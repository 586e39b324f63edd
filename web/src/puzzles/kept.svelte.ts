// The questions that this browser has found in its own matches, one for each day, and what was answered. They are kept here
// and nowhere else, and go with the table they come from.

import type { Seat } from '../generated/protocol';
import { kept, type KeptTable } from '../kept.svelte';
import { scatter } from './scatter';

/** A decision that cost its seat some of its chance. */
export interface Puzzle {
  table: string;
  seat: Seat;
  step: number;
  answered?: { day: string; action: unknown };
}

interface Found {
  /** The matches that were looked through. */
  searched: string[];
  puzzles: Puzzle[];
}

const NAME = 'spelbord.puzzles';

function read(): Found {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Found>;
    return { searched: found.searched ?? [], puzzles: found.puzzles ?? [] };
  } catch {
    return { searched: [], puzzles: [] };
  }
}

/** The day where the reader is, as `2026-11-18`. */
const localDay = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

const idOf = ({ table, seat, step }: Puzzle): string => `${table} ${seat} ${step}`;
const isSame = (one: Puzzle, other: Puzzle): boolean => idOf(one) === idOf(other);

export class Puzzles {
  #found = $state.raw<Found>(read());

  constructor(
    private readonly tables: () => KeptTable[] = () => kept.tables,
    private readonly day: () => string = localDay,
  ) {
    addEventListener('storage', (event) => {
      if (event.key === NAME) this.#found = read();
    });
  }

  /** The finished matches of this browser that nobody has looked through. */
  get unsearched(): KeptTable[] {
    const { searched } = this.#found;
    return this.#finished().filter(({ table }) => !searched.includes(table));
  }

  /** The question of the day, answered or not; null if there is none. As long as nothing more is found it stays the same. */
  get today(): Puzzle | null {
    const day = this.day();
    const tables = this.#finished().map(({ table }) => table);
    const puzzles = this.#found.puzzles.filter(({ table }) => tables.includes(table));
    const answered = puzzles.find((puzzle) => puzzle.answered?.day === day);
    if (answered) return answered;
    const turn = (puzzle: Puzzle) => scatter(`${day} ${idOf(puzzle)}`);
    const open = puzzles.filter((puzzle) => !puzzle.answered);
    return open.reduce<Puzzle | null>(
      (first, one) => (first && turn(first) >= turn(one) ? first : one),
      null,
    );
  }

  /** What was found in a match that was looked through. */
  keep(table: string, found: Omit<Puzzle, 'table'>[]) {
    const { searched, puzzles } = read();
    if (searched.includes(table)) return;
    this.#write({
      searched: [...searched, table],
      puzzles: [...puzzles, ...found.map((one) => ({ table, ...one }))],
    });
  }

  answer(puzzle: Puzzle, action: unknown) {
    const { searched, puzzles } = read();
    const answered = { ...puzzle, answered: { day: this.day(), action } };
    this.#write({ searched, puzzles: puzzles.map((one) => (isSame(one, puzzle) ? answered : one)) });
  }

  /** One that cannot be asked. */
  drop(puzzle: Puzzle) {
    const { searched, puzzles } = read();
    this.#write({ searched, puzzles: puzzles.filter((one) => !isSame(one, puzzle)) });
  }

  #finished(): KeptTable[] {
    return this.tables().filter(({ over, seats }) => over && seats.length > 0);
  }

  /** What belongs to a table that this browser no longer knows goes with it. */
  #write({ searched, puzzles }: Found) {
    const known = this.tables().map(({ table }) => table);
    this.#found = {
      searched: searched.filter((table) => known.includes(table)),
      puzzles: puzzles.filter(({ table }) => known.includes(table)),
    };
    localStorage.setItem(NAME, JSON.stringify(this.#found));
  }
}

export const puzzles = new Puzzles();
