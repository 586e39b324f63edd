// The requests over HTTP, and their refusals as values.

import type {
  CreateTable,
  Failure,
  Join,
  LookBack,
  Rematch,
  RematchLaid,
  SeatBot,
  SeatTaken,
  TableCreated,
} from '../generated/protocol';

/** Why a request was not carried out; `offline` when the server was not reached at all. */
export type Problem = Failure | 'offline';
export type Answer<T> = { ok: T } | { problem: Problem };

async function request<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api/${path}`, init);
    const body: unknown = await response.json();
    return response.ok ? { ok: body as T } : { problem: body as Failure };
  } catch {
    return { problem: 'offline' };
  }
}

function post<T>(path: string, body: unknown): Promise<Answer<T>> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export const createTable = (body: CreateTable) => post<TableCreated>('tables', body);
export const join = (table: string, body: Join) => post<SeatTaken>(`tables/${table}/join`, body);
export const seatBot = (table: string, body: SeatBot) => post<object>(`tables/${table}/bot`, body);
export const rematch = (table: string, body: Rematch) => post<RematchLaid>(`tables/${table}/rematch`, body);
export const replayPath = (table: string) => `/api/tables/${table}/replay`;
export const replayFile = (table: string) => request<unknown>(`tables/${table}/replay`);
/** `file` is the text of a replay file, whatever it holds: the server says what is wrong with it. */
export const lookBack = (file: string) => post<LookBack>('replay', file);

/** This browser's share of the luck: 16 bytes as hexadecimal digits. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
