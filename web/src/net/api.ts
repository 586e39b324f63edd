// The requests over HTTP, and their refusals as values.

import type {
  Advised,
  AskAdvice,
  AskInvited,
  AskMine,
  AskReview,
  CreateTable,
  Failure,
  Glance,
  Invited,
  Join,
  ProtocolError,
  Reach,
  Rematch,
  RematchLaid,
  ReplayLine,
  ReviewLine,
  SeatBot,
  SeatTaken,
  TableCreated,
} from '../generated/protocol';
import { LookingBack, type LookBack } from '../replay/lookback';

/** Why a request was not carried out; `offline` when the server was not reached at all. */
export type Problem = Failure | 'offline';
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
export const rematch = (table: string, body: Rematch) =>
  post<RematchLaid>(`tables/${table}/rematch`, JSON.stringify(body));
/** How the tables stand that this browser sits at, in the same order. */
export const askMine = (body: AskMine) => post<Glance[]>('mine', JSON.stringify(body));
/** What a master would do in this seat now. */
export const askAdvice = (table: string, body: AskAdvice) =>
  post<Advised>(`tables/${table}/advice`, JSON.stringify(body));
/** What a master would have done at every decision of a seat in a finished match, one after another. `each` says whether
 *  to go on. Answers why it ended early, if it did so by itself. */
export async function askReview(
  body: AskReview,
  each: (line: ReviewLine) => boolean,
): Promise<Problem | null> {
  return askLines('review', JSON.stringify(body), each);
}

/** Asks for something that is answered in lines, until `each` has heard enough of them. */
async function askLines<Line extends object>(
  path: string,
  body: string,
  each: (line: Exclude<Line, { failed: ProtocolError }>) => boolean,
): Promise<Problem | null> {
  const stop = new AbortController();
  try {
    const response = await fetch(`api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: stop.signal,
    });
    if (!response.ok || !response.body) return (await response.json()) as Failure;
    for await (const text of lines(response.body)) {
      const line = JSON.parse(text) as Line | { failed: ProtocolError };
      if ('failed' in line) return { error: line.failed as ProtocolError };
      if (!each(line as Exclude<Line, { failed: ProtocolError }>)) {
        stop.abort();
        return null;
      }
    }
    return null;
  } catch {
    return 'offline';
  }
}

/** A text that comes in pieces, line by line. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const whole = (rest + decoder.decode(piece.value, { stream: true })).split('\n');
    rest = whole.pop() ?? '';
    yield* whole;
  }
}

/** Where others in the network find the server. */
export async function askReach(): Promise<Answer<Reach>> {
  const answer = await request('reach');
  return 'ok' in answer ? { ok: JSON.parse(answer.ok) as Reach } : answer;
}
/** `body` is an `AskBoard` as text. */
export const askBoard = (body: string) => post<unknown>('board', body);
export const replayPath = (table: string) => `api/tables/${table}/replay`;
export const replayText = (table: string) => request(`tables/${table}/replay`);
/** `file` is the text of a replay file, whatever it holds: the server says what is wrong with it. */
export async function lookBack(file: string): Promise<Answer<LookBack>> {
  const looking = new LookingBack();
  let back: LookBack | null = null;
  const problem = await askLines<ReplayLine>('replay', file, (line) => {
    back = looking.take(line);
    return true;
  });
  if (problem) return { problem };
  // An answer without its last line was cut off on the way.
  return back ? { ok: back } : { problem: 'offline' };
}
