// Asks the worker that thinks. One that breaks down is replaced by another, which has followed no match yet.

import type { Bots } from './host';

export type ToThink = { id: number } & ({ question: string } | { advise: string });
export interface Thought {
  id: number;
  answer: string | undefined;
}

/** What is needed of the world, so that tests can bring their own. */
export type Work = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const browser = (): Work => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });

interface Waiting {
  done: (answer: string | undefined) => void;
  failed: (wrong: Error) => void;
}

export class Thinking implements Bots {
  #worker: Work | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(private readonly start: () => Work = browser) {}

  answer(question: string) {
    return this.#ask({ question });
  }

  advise(advise: string) {
    return this.#ask({ advise });
  }

  #ask(what: { question: string } | { advise: string }): Promise<string | undefined> {
    const worker = (this.#worker ??= this.#open());
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      worker.postMessage({ id, ...what } satisfies ToThink);
    });
  }

  #open(): Work {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      this.#waiting.get(data.id)?.done(data.answer);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => {
      worker.terminate();
      this.#worker = null;
      const waiting = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const { failed } of waiting) failed(new Error('a bot broke down'));
    };
    return worker;
  }
}
