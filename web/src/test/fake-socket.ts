// A WebSocket without a network: the test is the server.

import { PROTOCOL, USUAL_SETTINGS } from '../generated/facts';
import type { Beat, SeatInfo, Standing, TableInfo, ToClient, ToServer } from '../generated/protocol';
import type { World } from '../net/socket';

export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: unknown }) => void) | null = null;
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

  open(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  /** The longest pause the line may make. */
  chance(): number {
    return 1;
  }

  get latest(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

const table: TableInfo = {
  id: 'T',
  game: 'test',
  rules: 1,
  options: {},
  settings: USUAL_SETTINGS,
  stage: 'playing',
  seats: [],
  luck: { kind: 'second', commitment: '00', closed: false },
  invited: false,
  hides: true,
  watched: true,
};

export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({ ...table, ...more });

export const person = (
  name: string,
  more: Partial<Extract<SeatInfo, { kind: 'person' }>> = {},
): SeatInfo => ({
  kind: 'person',
  name,
  online: true,
  revealed: false,
  plays: 'themselves',
  ...more,
});

export const welcome = (seat: number | null = 0, game = table.game): ToClient => welcomeTo({ game }, seat);

export const welcomeTo = (more: Partial<TableInfo>, seat: number | null = 0): ToClient => ({
  welcome: { protocol: PROTOCOL, seat, table: tableInfo(more) },
});

type MoreOfStanding = Partial<Omit<Standing, 'version'>>;

const standing = (version: number, more: MoreOfStanding = {}): Standing => ({
  version,
  view: { version },
  menu: [],
  waiting: [0],
  ...more,
});

export const step = (
  version: number,
  {
    cmd,
    before,
    beats,
    events,
    stand_in,
    left,
    ...more
  }: {
    cmd?: string;
    before?: unknown;
    beats?: Beat[];
    events?: unknown[];
    stand_in?: boolean;
    left?: number;
  } & MoreOfStanding = {},
): ToClient => ({
  step: {
    cmd: cmd ?? null,
    ...(stand_in === undefined ? {} : { stand_in }),
    ...(before === undefined ? {} : { before }),
    beats: beats ?? [{ events: events ?? [{ on: 'test', version }], changed: [] }],
    standing: standing(version, left === undefined ? more : { ...more, time_left_ms: left }),
  },
});

export const stands = (version: number, more: MoreOfStanding): ToClient => ({
  standing: standing(version, more),
});

export const undone = (version: number, seat: number, more: MoreOfStanding = {}): ToClient => ({
  undone: { seat, standing: standing(version, more) },
});

export const resync = (version: number, log: unknown[][] = [], waiting: number[] = [0]): ToClient => ({
  resync: { log, standing: standing(version, { waiting }) },
});
