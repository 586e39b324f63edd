// Asks the engine in this page, which has nobody's word to take: it works out a match by the rules and the luck alone.
// Nothing is sent anywhere.

import type {
  AskDecision,
  AskReview,
  DecisionSeen,
  LedgerLine,
  ProtocolError,
  ReplayLine,
  ReviewLine,
} from '../generated/protocol';
import type { Answer, Problem } from '../net/api';
import { LookingBack, type LookBack } from '../replay/lookback';

type Question =
  { board: string } | { decision: string } | { lookBack: string } | { review: string } | { ledger: string };
export type Asked = { id: number } & Question;
/** Nobody wants to hear more of the answer to this question. */
export interface Stop {
  stop: number;
}
/** A piece of the answer, or its end. */
export type Told = { id: number } & ({ piece: string } | { problem: 'offline' | 'no_engine' | null });

/** What the checker needs of the world, so that tests can bring their own. */
export type Work = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const browser = (): Work => new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });

interface Waiting {
  /** Whether to go on; nothing means yes. */
  each: (piece: string) => boolean | void;
  done: (problem: Problem | null) => void;
}

export class Checker {
  #worker: Work | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(private readonly start: () => Work = browser) {}

  /** The match of a replay file, whatever it holds, and what is to be said of it. */
  async lookBack(file: string): Promise<Answer<LookBack>> {
    const looking = new LookingBack();
    let back: LookBack | null = null;
    let failed: ProtocolError | null = null;
    const problem = await this.#ask({ lookBack: file }, (piece) => {
      for (const text of piece.split('\n').filter(Boolean)) {
        const line = JSON.parse(text) as ReplayLine;
        if ('failed' in line) failed = line.failed;
        else back = looking.take(line);
      }
    });
    if (problem) return { problem };
    if (failed) return { problem: { error: failed } };
    return back ? { ok: back } : { problem: { error: { code: 'internal' } } };
  }

  /** `body` is an `AskBoard` as text. */
  board(body: string): Promise<Answer<unknown>> {
    return this.#answer({ board: body });
  }

  /** What a seat knew when it decided something, and what then came of it. */
  decision(ask: AskDecision): Promise<Answer<DecisionSeen>> {
    return this.#answer({ decision: JSON.stringify(ask) });
  }

  /** What a master would have done at every decision of a seat in a finished match, one after another. `each` says whether
   *  to go on. Answers why it ended early, if it did so by itself. */
  review(ask: AskReview, each: (line: ReviewLine) => boolean): Promise<Problem | null> {
    return this.#lines<ReviewLine>({ review: JSON.stringify(ask) }, each);
  }

  /** Luck and choices told apart in the match of a replay file, step by step; `each` as above. */
  ledger(file: string, each: (line: LedgerLine) => boolean): Promise<Problem | null> {
    return this.#lines<LedgerLine>({ ledger: file }, each);
  }

  async #answer<T>(question: Question): Promise<Answer<T>> {
    let text = '';
    const problem = await this.#ask(question, (piece) => {
      text += piece;
    });
    return problem ? { problem } : (JSON.parse(text) as Answer<T>);
  }

  async #lines<Line extends object>(
    question: Question,
    each: (line: Exclude<Line, { failed: ProtocolError }>) => boolean,
  ): Promise<Problem | null> {
    let failed: ProtocolError | null = null;
    const problem = await this.#ask(question, (piece) => {
      const line = JSON.parse(piece) as Exclude<Line, { failed: ProtocolError }> | { failed: ProtocolError };
      if ('failed' in line) failed = line.failed;
      else return each(line);
    });
    return problem ?? (failed ? { error: failed } : null);
  }

  #ask(question: Question, each: Waiting['each']): Promise<Problem | null> {
    const worker = (this.#worker ??= this.#open());
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((done) => {
      this.#waiting.set(id, { each, done });
      worker.postMessage({ id, ...question } satisfies Asked);
    });
  }

  #open(): Work {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      const waiting = this.#waiting.get(data.id);
      if ('piece' in data) {
        if (waiting?.each(data.piece) !== false) return;
        this.#waiting.delete(data.id);
        worker.postMessage({ stop: data.id } satisfies Stop);
        waiting.done(null);
      } else {
        this.#waiting.delete(data.id);
        waiting?.done(data.problem);
        // The next who asks tries again to fetch it.
        if (data.problem === 'offline') this.#end('offline');
      }
    };
    // It broke down, and is not to be asked again: after a panic nothing in it can be trusted.
    worker.onerror = () => this.#end({ error: { code: 'internal' } });
    return worker;
  }

  #end(problem: Problem) {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { done } of waiting) done(problem);
  }
}

/** Those of this page. They stay: the engine is twice as quick when it has warmed up. Thinking delays no check. */
export const checker = new Checker();
export const master = new Checker();
