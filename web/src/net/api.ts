// The requests, and their refusals as values: over HTTP, or to the tables that lie in this browser.

import type {
  Advised,
  AskAdvice,
  AskInvited,
  AskMine,
  CreateTable,
  Failure,
  Glance,
  Invited,
  Join,
  PlayOn,
  Reach,
  Rematch,
  RematchLaid,
  SeatBot,
  SeatTaken,
  TableCreated,
} from '../generated/protocol';
import { here } from '../here/here';
import type { Brought } from '../here/host';
import { isHere } from '../here/ids';
import type { Entry } from '../here/logs';

/** Why a request was not carried out; `offline` when the server was not reached at all, `no_engine` when it was asked of
 *  the engine in the page and there is none, `no_storage` when this browser keeps nothing. */
export type Problem = Failure | 'offline' | 'no_engine' | 'no_storage';
export type Answer<T> = { ok: T } | { problem: Problem };

async function request(path: string, init?: RequestInit): Promise<Answer<string>> {
  try {
    const response = await fetch(`api/${path}`, init);
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
/** Whether there is a seat to take by an invitation. */
export const askInvited = (table: string, body: AskInvited) =>
  post<Invited>(`tables/${table}/invited`, JSON.stringify(body));
export const join = (table: string, body: Join) =>
  post<SeatTaken>(`tables/${table}/join`, JSON.stringify(body));
export const seatBot = (table: string, body: SeatBot) =>
  post<object>(`tables/${table}/bot`, JSON.stringify(body));
/** Lays a table in this browser. */
export const createHere = (body: CreateTable) => here.ask<TableCreated>({ lay: body });
/** Lays one where a match of a replay file goes on. */
export const playOnHere = (file: string, ask: PlayOn) => here.ask<TableCreated>({ playOn: { file, ask } });
export const rematch = (table: string, body: Rematch): Promise<Answer<RematchLaid>> =>
  isHere(table)
    ? here.ask({ rematch: { ...body, table } })
    : post(`tables/${table}/rematch`, JSON.stringify(body));
/** How tables stand that this browser sits at, in the same order: all of them here, or none. */
export const askMine = (body: AskMine): Promise<Answer<Glance[]>> =>
  body.tables.every(({ table }) => isHere(table))
    ? here.ask({ mine: body })
    : post('mine', JSON.stringify(body));
/** The log of a table of this browser, as it is kept. */
export const logHere = (table: string) => here.ask<Entry[]>({ log: table });
/** Keeps such a log in this browser. */
export const bringHere = (table: string, log: Entry[]) => here.ask<Brought>({ bring: { table, log } });
/** Throws a table of this browser away. */
export const forgetHere = (table: string) => here.ask<null>({ forget: table });
/** What a master would do in this seat now. */
export const askAdvice = (table: string, body: AskAdvice): Promise<Answer<Advised>> =>
  isHere(table)
    ? here.ask({ advice: { ...body, table } })
    : post(`tables/${table}/advice`, JSON.stringify(body));
/** Where others in the network find the server. */
export async function askReach(): Promise<Answer<Reach>> {
  const answer = await request('reach');
  return 'ok' in answer ? { ok: JSON.parse(answer.ok) as Reach } : answer;
}
/** `body` is an `AskBoard` as text. */
export const askBoard = (body: string) => post<unknown>('board', body);
export const replayPath = (table: string) => `api/tables/${table}/replay`;
export async function replayText(table: string): Promise<Answer<string>> {
  if (!isHere(table)) return request(`tables/${table}/replay`);
  const replay = await here.ask<unknown>({ replay: table });
  return 'ok' in replay ? { ok: JSON.stringify(replay.ok) } : replay;
}
