// The requests over HTTP, and their refusals as values.

import type {
  AskHint,
  AskReview,
  Counsel,
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

async function request(path: string, init?: RequestInit): Promise<Answer<string>> {
  try {
    const response = await fetch(`/api/${path}`, init);
    const body = await response.text();
    return response.ok ? { ok: body } : { problem: JSON.parse(body) as Failure };
  } catch {
    // No answer, or one that is not from our server.
    return { problem: 'offline' };
  }
}

async function post<T>(path: string, body: string): Promise<Answer<T>> {
  const answer = await request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return 'ok' in answer ? { ok: JSON.parse(answer.ok) as T } : answer;
}

export const createTable = (body: CreateTable) => post<TableCreated>('tables', JSON.stringify(body));
export const join = (table: string, body: Join) =>
  post<SeatTaken>(`tables/${table}/join`, JSON.stringify(body));
export const seatBot = (table: string, body: SeatBot) =>
  post<object>(`tables/${table}/bot`, JSON.stringify(body));
export const rematch = (table: string, body: Rematch) =>
  post<RematchLaid>(`tables/${table}/rematch`, JSON.stringify(body));
/** What a master would do in this seat now. */
export const askHint = (table: string, body: AskHint) =>
  post<Counsel>(`tables/${table}/hint`, JSON.stringify(body));
/** What a master would have done in a finished match. */
export const askReview = (body: AskReview) => post<Counsel>('review', JSON.stringify(body));
/** `body` is an `AskBoard` as text. */
export const askBoard = (body: string) => post<unknown>('board', body);
export const replayPath = (table: string) => `/api/tables/${table}/replay`;
export const replayText = (table: string) => request(`tables/${table}/replay`);
/** `file` is the text of a replay file, whatever it holds: the server says what is wrong with it. */
export const lookBack = (file: string) => post<LookBack>('replay', file);

/** This browser's share of the luck: 16 bytes as hexadecimal digits. (`crypto.randomUUID` is missing where friends
 *  come by a plain address of the home network.) */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
