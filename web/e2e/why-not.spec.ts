// Pressing what is not possible on the map of the city: the rules answer, and nothing is played.

import type { Page } from '@playwright/test';
import { act, die, ends, layChase, turnInChase } from './chase';
import { expect, test } from './fixtures';
import { frames } from './play';

interface Square {
  row: number;
  column: number;
  kind: { is: string };
}
interface Board {
  plan: { width: number; height: number; squares: Square[] };
}
interface Standing {
  version: number;
  menu: { action: { to?: number; den?: number } }[];
  view: {
    men: { at: number | null }[];
    thieves: { at: number | null }[];
    car: { head: number; behind: number } | null;
  };
}

/** A thief at a table, with what the server has told the page. */
async function thiefAtTable(page: Page) {
  const received = frames(page);
  await layChase(page, { town: true, police: 2 });
  await turnInChase(page);
  // The start page has asked for boards too, so the table's own is the one that comes when it is opened anew.
  const fetched = page.waitForResponse((response) => response.url().endsWith('/api/board') && response.ok());
  await page.reload();
  const board = (await (await fetched).json()) as Board;
  await turnInChase(page);
  const standing = () => {
    const told = received.map((frame) => (frame.step ?? frame.resync) as { standing: Standing } | undefined);
    return told.findLast((message) => message !== undefined)!.standing;
  };
  const offered = (place: number) =>
    standing().menu.some(({ action }) => action.to === place || action.den === place);
  /** A square of this kind that the menu does not offer. */
  const impossible = (kind: string) =>
    board.plan.squares.findIndex(
      (square, place) => square.kind.is === kind && !offered(place) && !occupied().includes(place),
    );
  const occupied = () => {
    const { men, thieves, car } = standing().view;
    const cars = car ? [{ at: car.head }, { at: car.behind }] : [];
    return [...men, ...thieves, ...cars].flatMap(({ at }) => (at === null ? [] : [at]));
  };
  /** Presses a square, reads the answer, and sees that nothing came of it. */
  const ask = async (place: number, answer: RegExp, rule: string) => {
    const { version } = standing();
    const city = (await page.locator('.city-paper').first().boundingBox())!;
    const { row, column } = board.plan.squares[place]!;
    await page.mouse.click(
      city.x + ((column + 0.5) * city.width) / board.plan.width,
      city.y + ((row + 0.5) * city.height) / board.plan.height,
    );
    const dialog = page.getByRole('dialog', { name: 'Varför inte?' });
    await expect(dialog.getByRole('alert')).toHaveText(answer);
    await expect(dialog.locator('summary')).toContainText(rule);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(standing().version).toBe(version);
  };
  /** Where a policeman stands who has not left the police house. */
  const atHome = () =>
    standing().view.men.find(({ at }) => at !== null && board.plan.squares[at]?.kind.is === 'house')!.at!;
  return { impossible, atHome, ask };
}

test('a thief who presses what cannot be done is told why, and by which rule', async ({ page }) => {
  const { impossible, atHome, ask } = await thiefAtTable(page);
  await ask(impossible('bank'), /är inget tjuvnäste/, 'Välj ett näste');
  await act(page);
  await expect(die(page)).toBeVisible();
  await ask(impossible('street'), /Först slår man/, 'Slå och gå');

  await die(page).click();
  await expect(ends(page).first()).toBeVisible();
  for (const kind of ['street', 'bank', 'den'])
    await ask(impossible(kind), /finns ingen väg/, 'Precis så långt som tärningen visar');
  await ask(atHome(), /Frivilligt går ingen tjuv in i polishuset/, 'In igen');
});

test('on another’s turn a press says whose it is', async ({ page, visitor }) => {
  await layChase(page, { seats: [['here', 'Anna'], ['link']], police: 2, town: true });
  const link = await page.getByRole('textbox', { name: 'Länk för att vara med' }).inputValue();
  const bo = await visitor();
  await bo.goto(link);
  await bo.getByLabel('Ditt namn').fill('Bo');
  await bo.getByRole('button', { name: 'Ta plats' }).click();
  await turnInChase(page);
  const gate = bo.locator('.city-gate').first();
  await gate.click({ force: true });
  await expect(bo.getByText('Det är Annas tur.')).toBeVisible();
  await act(page);
  await expect(bo.getByText('Det är Annas tur.')).toHaveCount(0);
});
