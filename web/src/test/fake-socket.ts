// A WebSocket without a network: the test is the server.

import type { ToClient, ToServer } from '../generated/protocol';
import type { World } from '../net/socket';

export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: ToServer[] = [];
  closed = false;

  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close() {
    this.closed = true;
  }

  open() {
    this.onopen?.();
  }
  say(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.onclose?.();
  }
}

export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];

  open(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }
  /** The longest pause the line may make. */
  chance(): number {
    return 1;
  }

  get latest(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

const table = {
  id: 'T',
  game: 'test',
  rules: 1,
  options: {},
  settings: { pace: 'usual' as const, advice: false },
  stage: 'playing' as const,
  seats: [],
  commitment: '00',
};

export const welcome = (seat: number | null = 0, game = table.game): ToClient => ({
  welcome: { protocol: 1, seat, table: { ...table, game } },
});

export const step = (
  version: number,
  more: { cmd?: string; waiting?: number[]; events?: unknown[]; left?: number } = {},
): ToClient => ({
  step: {
    cmd: more.cmd ?? null,
    events: more.events ?? [{ on: 'test', version }],
    standing: {
      version,
      view: { version },
      menu: [],
      waiting: more.waiting ?? [0],
      ...(more.left === undefined ? {} : { time_left_ms: more.left }),
    },
  },
});

export const resync = (version: number, log: unknown[][] = [], waiting: number[] = [0]): ToClient => ({
  resync: { log, standing: { version, view: { version }, menu: [], waiting } },
});
