// The tables of this browser, as the page sees them: requests and lines like those to the server.

import type { Answer, Problem } from '../net/api';
import type { Socket } from '../net/socket';
import type { Request, ToPage, ToWorker } from './messages';

/** What is needed of the world, so that tests can bring their own. */
export type Work = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const browser = (): Work => new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });

export class Here {
  #worker: Work | null = null;
  #answers = new Map<number, (answer: Answer<never>) => void>();
  #sockets = new Map<number, LocalSocket>();
  #count = 0;

  constructor(private readonly start: () => Work = browser) {}

  ask<T>(request: Request): Promise<Answer<T>> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((answered) => {
      this.#answers.set(id, answered);
      this.#say({ id, request });
    });
  }

  /** A line to a table: it looks like one to the server. */
  open(): Socket {
    this.#count += 1;
    const line = this.#count;
    const socket = new LocalSocket(
      (said) => this.#say({ line, said }),
      () => {
        if (this.#sockets.delete(line)) this.#say({ line, closed: true });
      },
    );
    this.#sockets.set(line, socket);
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  #say(message: ToWorker) {
    (this.#worker ??= this.#open()).postMessage(message);
  }

  #open(): Work {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if ('id' in data) {
        const answer = data.answer as Answer<never>;
        this.#answers.get(data.id)?.(answer);
        this.#answers.delete(data.id);
        // The next who asks tries again to fetch it.
        if ('problem' in answer && answer.problem === 'offline') this.#end('offline');
      } else if ('frame' in data) this.#sockets.get(data.line)?.onmessage?.({ data: data.frame });
      else {
        const socket = this.#sockets.get(data.line);
        this.#sockets.delete(data.line);
        socket?.onclose?.();
      }
    };
    // It broke down: after a panic nothing in it can be trusted. Whoever has a line opens another, to a new worker, and that
    // reads what was kept.
    worker.onerror = () => this.#end({ error: { code: 'internal' } });
    return worker;
  }

  #end(problem: Problem) {
    this.#worker?.terminate();
    this.#worker = null;
    const [answers, sockets] = [[...this.#answers.values()], [...this.#sockets.values()]];
    this.#answers.clear();
    this.#sockets.clear();
    for (const answered of answers) answered({ problem });
    for (const socket of sockets) socket.onclose?.();
  }
}

class LocalSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    readonly send: (said: string) => void,
    readonly close: () => void,
  ) {}
}

/** Those of this page. The worker stays: the engine is twice as quick when it has warmed up. */
export const here = new Here();
