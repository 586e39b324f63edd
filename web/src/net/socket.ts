// One line to a table, at the server or in this browser, that mends itself. It says hello with the last version seen, comes back after a loss,
// sends the one unanswered action again with the same id, says once what else there is to say, and does nothing else.

import { FINAL_CODES, PROTOCOL } from '../generated/facts';
import type { ToClient, ToServer } from '../generated/protocol';
import { here } from '../here/here';
import { isHere } from '../here/ids';
import { socketAddress } from './base';

export type Connection = 'connecting' | 'open' | 'lost' | 'ended';

/** What is said about the table rather than the match: once is enough, and twice does no harm. */
export type Saying = Exclude<ToServer, { hello: unknown } | { act: unknown } | { try: unknown }>;

export interface Listener {
  heard(message: ToClient): void;
  connection(state: Connection): void;
  /** The last version received. */
  seen(): number | null;
}

/** What the line needs of a socket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((frame: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What the line needs of the world, so that tests can bring their own. */
export interface World {
  open(table: string): Socket;
  chance(): number;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** An action unanswered for so long means a line that is dead without knowing it. */
const ANSWER_WITHIN = 8_000;

export const browser: World = {
  open: (table) => (isHere(table) ? here.open() : (new WebSocket(socketAddress()) as Socket)),
  chance: Math.random,
};

export class Line {
  #socket: Socket | null = null;
  #welcomed = false;
  #ended = false;
  #attempts = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #impatience: ReturnType<typeof setTimeout> | undefined;
  #unanswered: { cmd: string; action: unknown } | null = null;
  /** To be said as soon as somebody listens. */
  #unsaid: Saying[] = [];

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly world: World = browser,
    /** Others are at this screen: nothing is to come that only the seat may see. */
    private readonly covered = false,
  ) {
    addEventListener('online', this.#reconnect);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  act(cmd: string, action: unknown) {
    this.#unanswered = { cmd, action };
    if (this.#welcomed) this.#send();
  }

  /** Says something that needs no answer: what comes of it is seen at the table. */
  say(message: Saying) {
    this.#unsaid.push(message);
    if (this.#welcomed) this.#speak();
  }

  /** Asks what would come of an action. Answers whether anybody has heard it: it is asked now or not at all. */
  try(cmd: string, action: unknown): boolean {
    if (!this.#welcomed || !this.#socket) return false;
    const message: ToServer = { try: { cmd, action } };
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.#ended = true;
    removeEventListener('online', this.#reconnect);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  #connect = () => {
    this.#drop();
    if (this.#ended) return;
    const socket = this.world.open(this.table);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = (frame) => this.#heard(JSON.parse(String(frame.data)) as ToClient);
    socket.onclose = () => this.#lost();
  };

  /** The network is back: do not wait for the pause to end, and do not trust a line from before. */
  #reconnect = () => {
    this.#attempts = 0;
    this.#connect();
  };

  #wake = () => {
    if (document.visibilityState === 'visible' && !this.#welcomed) this.#reconnect();
  };

  #drop() {
    clearTimeout(this.#again);
    clearTimeout(this.#impatience);
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost() {
    this.#drop();
    if (this.#ended) return;
    this.listener.connection('lost');
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#attempts, LONGEST_PAUSE);
    this.#attempts += 1;
    // Not all at once after a restart of the server.
    this.#again = setTimeout(this.#connect, pause * (0.5 + this.world.chance() / 2));
  }

  #hello(socket: Socket) {
    const hello: ToServer = {
      hello: {
        protocol: PROTOCOL,
        table: this.table,
        token: this.token,
        seen: this.listener.seen(),
        ...(this.covered && { covered: true }),
      },
    };
    socket.send(JSON.stringify(hello));
  }

  #send() {
    if (!this.#unanswered || !this.#socket) return;
    const act: ToServer = { act: this.#unanswered };
    this.#socket.send(JSON.stringify(act));
    clearTimeout(this.#impatience);
    this.#impatience = setTimeout(() => this.#lost(), ANSWER_WITHIN);
  }

  #speak() {
    for (const message of this.#unsaid) this.#socket?.send(JSON.stringify(message));
    this.#unsaid = [];
  }

  #heard(message: ToClient) {
    const answered = answers(message);
    if (answered !== undefined && answered === this.#unanswered?.cmd) {
      this.#unanswered = null;
      clearTimeout(this.#impatience);
    }
    // The same hello would fail again.
    if ('bye' in message && FINAL_CODES.includes(message.bye.error.code)) this.#ended = true;
    this.listener.heard(message);
    if ('welcome' in message) {
      this.#welcomed = true;
      this.#attempts = 0;
      this.listener.connection('open');
      this.#speak();
      this.#send();
    }
    if (this.#ended) {
      this.#drop();
      this.listener.connection('ended');
    }
  }
}

/** The action a message answers, if any. */
function answers(message: ToClient): string | undefined {
  if ('step' in message) return message.step.cmd ?? undefined;
  if ('accepted' in message) return message.accepted.cmd;
  if ('refused' in message) return message.refused.cmd;
  if ('error' in message) return message.error.cmd ?? undefined;
  return undefined;
}
