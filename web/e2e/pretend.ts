// A table as the server would tell of it, without a match behind it: any state of any game is one page load away.

import type { Page } from '@playwright/test';
import type { Seat, SeatInfo, TableInfo } from '../src/generated/protocol';
import { PROTOCOL } from '../src/generated/facts';

interface Pretended {
  game: string;
  seats: SeatInfo[];
  seat?: Seat;
  /** Where the match stands; without, the table gathers. */
  standing?: { version: number; menu: { action: unknown }[]; winners?: Seat[] };
  board?: unknown;
}

const TABLE = 'pretended';
const TOKEN = '0'.repeat(32);
const HASH = '0'.repeat(64);

/** Views count the bank's money in whole numbers of any size. */
const json = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? Number(part) : part));

function infoOf({ game, seats, standing }: Pretended): TableInfo {
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
  };
}

/** Opens the table for whoever sits there. Its server answers the first word and says nothing more. */
export async function pretend(page: Page, table: Pretended) {
  const { seat = 0, standing, board } = table;
  await page.addInitScript(
    ({ table, token, seat, game }) => {
      const kept = {
        table,
        game,
        seats: [{ seat, token, name: 'Anna' }],
        invite: token,
        names: [],
        begun: true,
      };
      localStorage.setItem('spelbord.tables', JSON.stringify([{ ...kept, over: false, time: 0 }]));
    },
    { table: TABLE, token: TOKEN, seat, game: table.game },
  );
  await page.route('**/api/board', (route) => route.fulfill({ body: json(board) }));
  await page.route(`**/api/tables/${TABLE}/advice`, (route) => {
    const advice = standing!.menu.slice(0, 3).map(({ action }, nth) => ({ action, chance: 0.4 - nth / 10 }));
    return route.fulfill({ body: json({ seat, version: standing!.version, advice }) });
  });
  await page.routeWebSocket('**/api/socket', (socket) => {
    socket.onMessage((said) => {
      if (!('hello' in (JSON.parse(String(said)) as object))) return;
      socket.send(json({ welcome: { protocol: PROTOCOL, seat, table: infoOf(table) } }));
      if (standing) socket.send(json({ resync: { log: [], standing } }));
    });
  });
  await page.goto(`/t/${TABLE}`);
}
