// A table as the server would tell of it, without a match behind it: any state of any game is one page load away.

import type { Page } from '@playwright/test';
import type { Beat, Glance, Seat, SeatInfo, TableInfo, ToServer } from '../src/generated/protocol';
import { PROTOCOL } from '../src/generated/facts';

interface Pretended {
  game: string;
  seats: SeatInfo[];
  seat?: Seat;
  /** Those who share the screen, if it is not only the one. */
  here?: Seat[];
  /** Where the match stands; without, the table gathers. */
  standing?: { version: number; menu: { action: unknown }[]; winners?: Seat[] };
  /** What has just happened. */
  events?: unknown[];
  board?: unknown;
  /** What would come of anything that is tried. */
  tried?: Beat[];
  /** What is unusual about the table. */
  info?: Partial<TableInfo>;
}

const TABLE = 'pretended';
const token = (seat: Seat): string => String(seat).repeat(32);
const HASH = '0'.repeat(64);

/** Views count the bank's money in whole numbers of any size. */
const json = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? Number(part) : part));

function infoOf({ game, seats, standing, info }: Pretended): TableInfo {
  return {
    id: TABLE,
    game,
    rules: 1,
    options: {},
    settings: { pace: 'usual', advice: true, clock: { kind: 'calm' }, grace: 60, stand_in: 'medium' },
    stage: !standing ? 'gathering' : standing.winners ? 'over' : 'playing',
    seats,
    keeper: 0,
    luck: { kind: 'second', commitment: HASH, closed: standing !== undefined },
    invited: true,
    hides: true,
    watched: true,
    ...info,
  };
}

/** Opens the table for whoever sits there. Its server answers the first word and what is tried, and says nothing more. */
export async function pretend(page: Page, table: Pretended) {
  const { seat = 0, here = [seat], standing, events, board, tried } = table;
  await page.addInitScript(
    ({ table, invite, seats, game }) => {
      const kept = { table, game, seats, invite, names: [], begun: true, over: false, time: 0 };
      localStorage.setItem('spelbord.tables', JSON.stringify([kept]));
    },
    {
      table: TABLE,
      invite: token(0),
      seats: here.map((seat) => ({ seat, token: token(seat), name: nameAt(table.seats, seat) })),
      game: table.game,
    },
  );
  await page.route('**/api/board', (route) => route.fulfill({ body: json(board) }));
  await page.route(`**/api/tables/${TABLE}/advice`, (route) => {
    const advice = standing!.menu.slice(0, 3).map(({ action }, nth) => ({ action, chance: 0.4 - nth / 10 }));
    return route.fulfill({ body: json({ seat, version: standing!.version, advice }) });
  });
  await page.routeWebSocket('**/api/socket', (socket) => {
    socket.onMessage((said) => {
      const message = JSON.parse(String(said)) as ToServer;
      if ('try' in message && tried) socket.send(json({ tried: { cmd: message.try.cmd, beats: tried } }));
      if (!('hello' in message)) return;
      const { hello } = message;
      const seat = here.find((seat) => token(seat) === hello.token) ?? null;
      socket.send(json({ welcome: { protocol: PROTOCOL, seat, table: infoOf(table) } }));
      if (standing) socket.send(json({ resync: { log: events ? [events] : [], standing } }));
    });
  });
  await page.goto(`/t/${TABLE}`);
}

function nameAt(seats: SeatInfo[], seat: Seat): string {
  const info = seats[seat]!;
  return 'name' in info ? info.name : '';
}

/** The start page of a browser that sits at these tables. */
export async function pretendTables(page: Page, tables: Extract<Glance, { stands: unknown }>['stands'][]) {
  await page.addInitScript(
    ({ tables, token }) =>
      localStorage.setItem(
        'spelbord.tables',
        JSON.stringify(
          tables.map(({ game, names, stage, seat }, nth) => ({
            table: `pretended${nth}`,
            game,
            seats: [{ seat, token, name: names[seat ?? 0] }],
            names: names.filter((name) => name !== null),
            begun: stage !== 'gathering',
            over: stage === 'over',
            time: nth,
          })),
        ),
      ),
    { tables, token: token(0) },
  );
  await page.route('**/api/mine', (route) =>
    route.fulfill({ body: json(tables.map((stands) => ({ stands }))) }),
  );
  await page.goto('/');
}

/** The door of a table with a seat to take. */
export async function pretendInvitation(page: Page, game: string) {
  await page.route(`**/api/tables/${TABLE}/invited`, (route) =>
    route.fulfill({ body: json({ game, watched: true }) }),
  );
  await page.goto(`/t/${TABLE}#invite=${token(0)}`);
}
