// What people do at the table. Cards are chosen from what the page offers; nothing here knows a rule.

import { expect, type Locator, type Page } from '@playwright/test';

export type SeatKind = 'here' | 'link' | `bot.${'easy' | 'medium' | 'hard' | 'master'}`;

export type GameName = 'tjuv' | 'tjuv-och-polis' | 'monopol';

/** Chooses a game on the start page, by its poster. */
export async function chooseGame(page: Page, game: GameName) {
  await page.locator(`label:has(input[value="${game}"])`).click();
}

/** Seats people and bots on the start page, as many as are given. */
export async function seatAll(page: Page, seats: [SeatKind, string?][]) {
  const rows = page.getByLabel(/^Vem sitter på plats/);
  while ((await rows.count()) > seats.length) await page.getByLabel('En plats färre').click();
  while ((await rows.count()) < seats.length) await page.getByLabel('En plats till').click();
  for (const [index, [kind, name]] of seats.entries()) {
    await page.getByLabel(`Vem sitter på plats ${index + 1}?`).selectOption(kind);
    const label = index === 0 ? 'Ditt namn' : `Namn på plats ${index + 1}`;
    if (name) await page.getByLabel(label).fill(name);
  }
}

export async function begin(page: Page) {
  await page.getByRole('button', { name: /^(Börja|Duka och bjud in)$/ }).click();
  await page.waitForURL('**/t/*');
}

/** Lays a table for Tjuv from the start page. Without seats: oneself and two bots, as proposed. */
export async function layTable(page: Page, seats?: [SeatKind, string?][]) {
  await page.goto('/');
  await chooseGame(page, 'tjuv');
  if (seats) await seatAll(page, seats);
  else await page.getByLabel('Ditt namn').fill('Anna');
  await begin(page);
}

/** The links to the table and its seats; on a phone they are behind the table's own menu. */
export async function openLinks(page: Page) {
  const links = page.getByRole('button', { name: 'Länkar', exact: true });
  if (await links.isVisible()) return links.click();
  await page.getByRole('button', { name: 'Bordet', exact: true }).click();
  await page.getByRole('button', { name: 'Länkar till bordet' }).click();
}

/** The cards that may be played now, by whoever looks at this page. */
export const playable = (page: Page): Locator => page.locator('button[data-card][aria-disabled="false"]');
/** The match is over when it can be looked back at. */
export const over = (page: Page): Locator => page.getByRole('link', { name: /^(Titta tillbaka|Look back)$/ });

/** Waits until it is this page's turn, or the match is over. */
export async function turn(page: Page): Promise<'play' | 'over'> {
  await expect(playable(page).or(over(page)).first()).toBeVisible({ timeout: 30_000 });
  return (await over(page).count()) > 0 ? 'over' : 'play';
}

export async function playCard(page: Page) {
  await playable(page).first().click();
}

export async function playTurns(page: Page, count: number) {
  for (let played = 0; played < count && (await turn(page)) === 'play'; played += 1) await playCard(page);
}

export async function playToEnd(page: Page) {
  while ((await turn(page)) === 'play') await playCard(page);
}

/** Which of the pages is to play; null when the match is over for all. */
export async function whoseTurn(pages: Page[]): Promise<Page | null> {
  let found: Page | null | undefined;
  await expect
    .poll(
      async () => {
        const ready = await Promise.all(pages.map((page) => playable(page).count()));
        const done = await Promise.all(pages.map((page) => over(page).count()));
        found =
          pages.find((_, index) => ready[index]! > 0) ??
          (done.every((count) => count > 0) ? null : undefined);
        return found !== undefined;
      },
      { timeout: 30_000, intervals: [20, 50, 100] },
    )
    .toBe(true);
  return found ?? null;
}

export async function playTogether(pages: Page[], turns = Infinity) {
  for (let played = 0; played < turns; played += 1) {
    const page = await whoseTurn(pages);
    if (!page) return;
    await playCard(page);
  }
}

/** Every frame the page has received on its sockets, as objects. */
export function frames(page: Page): Record<string, unknown>[] {
  const received: Record<string, unknown>[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) =>
      received.push(JSON.parse(String(payload)) as Record<string, unknown>),
    ),
  );
  return received;
}

interface Seen {
  view: { hands: { cards: string[] | null }[] };
}

/** The hands whose cards a frame lets its reader see. */
export function handsIn(frame: Record<string, unknown>): number[] {
  const message = (frame.step ?? frame.resync) as { standing: Seen } | undefined;
  return (message?.standing.view.hands ?? []).flatMap((hand, seat) => (hand.cards === null ? [] : [seat]));
}

/** The cards a frame tells of that somebody drew or was dealt unseen. */
export function drawnIn(frame: Record<string, unknown>): { card: string | null }[] {
  const step = frame.step as { beats: { events: { on: string; card: string | null }[] }[] } | undefined;
  const resync = frame.resync as { log: { on: string; card: string | null }[][] } | undefined;
  const events = step?.beats.flatMap(({ events }) => events) ?? resync?.log.flat() ?? [];
  return events.filter((event) => event.on === 'drew' || event.on === 'dealt');
}
