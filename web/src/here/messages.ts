// What the page and the worker with the tables of this browser say to each other.

import type { AskMine, CreateTable, PlayOn, Rematch } from '../generated/protocol';
import type { Entry } from './logs';

/** The requests, as the server would answer them. */
export type Request =
  | { lay: CreateTable }
  | { playOn: { file: string; ask: PlayOn } }
  | { rematch: Rematch & { table: string } }
  | { advice: { table: string; token: string } }
  | { mine: AskMine }
  | { replay: string }
  | { log: string }
  | { bring: { table: string; log: Entry[] } }
  | { forget: string };

export type ToWorker =
  | { id: number; request: Request }
  /** Somebody speaks on a line; the first word is a hello. */
  | { line: number; said: string }
  | { line: number; closed: true };

export type ToPage =
  { id: number; answer: unknown } | { line: number; frame: string } | { line: number; ended: true };
