// What people do about the table rather than in the game: agree, sit down, leave, come back.

import type { Locator, Page } from '@playwright/test';
import type { TableSettings } from '../src/generated/protocol';

/** Whatever this page lays is agreed on like this, where the start page has no such choice too. */
export async function agree(page: Page, settings: Partial<TableSettings>) {
  await page.route('**/api/tables', (route) => {
    const asked = route.request().postDataJSON() as { settings: TableSettings };
    const agreed = { ...asked, settings: { ...asked.settings, ...settings } };
    return route.continue({ postData: JSON.stringify(agreed) });
  });
}

export const invitation = (page: Page): Promise<string> =>
  page.getByRole('textbox', { name: 'Länk för att vara med' }).inputValue();

/** Takes a seat by an invitation, in whichever language the page speaks. */
export async function sitDown(page: Page, link: string, name: string) {
  await page.goto(link);
  await page.locator('input[autocomplete=nickname]').fill(name);
  await page.locator('form .button.first').click();
}

/** What is said about the table above the now bar. */
export type Strip = 'paused' | 'stood-in' | 'hastened' | 'out' | 'away' | 'left';
export const strip = (page: Page, name: Strip): Locator => page.getByTestId(`strip-${name}`);

/** What stands beside the name of a seat: that a bot plays there, or that nobody does. */
export const wordAt = (page: Page, seat: number): Locator =>
  page.locator(`[data-place="seat:${seat}"]`).getByTestId('seat-word');

/** The table's own menu. */
export async function openTable(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Bordet|Table)$/ }).click();
  return page.getByRole('dialog', { name: /^(Bordet|Table)$/ });
}
