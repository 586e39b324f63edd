// What a finished match proves about its luck, and that a host which lies about it is found out.

import type { Page } from '@playwright/test';
import { commitmentTo, hostCommitmentTo, seedOf, type SeatLuck } from '../src/luck/hash';
import { invitation, sitDown } from './about';
import { DESK, expect, PHONE, test } from './fixtures';
import { layTable, over, playTogether } from './play';
import { sound } from './sound';

/** What the lies are about in a replay file. */
interface File {
  seed: string;
  options: object;
  steps: { draws: { drawn: number; of: number }[] }[];
  winners: number[];
  luck: { table: string; commitment: string; server_part: string; persons: Required<SeatLuck>[] };
}

const OTHER = '5e'.repeat(32);

/** A file whose parts fit each other: only what was kept elsewhere can say that it is another. */
function fitted(file: File): File {
  const { luck } = file;
  const persons = luck.persons.map((person) => ({ ...person, commitment: commitmentTo(person.number) }));
  const fitting = { ...luck, persons, commitment: hostCommitmentTo(luck.server_part) };
  return { ...file, seed: seedOf(luck.table, luck.server_part, persons), luck: fitting };
}

const withNumber = (file: File, seat: number): File => ({
  ...file,
  luck: {
    ...file.luck,
    persons: file.luck.persons.map((one) => (one.seat === seat ? { ...one, number: OTHER } : one)),
  },
});

/** Each tells another lie, and what Bo's page says to it. */
const LIES: [string, (file: File) => File, string | RegExp][] = [
  [
    'another number than was committed to',
    (file) => withNumber(file, 0),
    'Stämmer inte: lyckotalet från Anna passar inte till sin utfästelse.',
  ],
  [
    'another number of somebody else, fitted in everywhere',
    (file) => fitted(withNumber(file, 0)),
    'Stämmer inte: utfästelsen från Anna är en annan än den som låg fast här.',
  ],
  [
    'another number of one’s own, fitted in everywhere',
    (file) => fitted(withNumber(file, 1)),
    'Stämmer inte: matchen spelades med ett annat lyckotal för Bo än det som valdes här.',
  ],
  [
    'another part of the host, fitted in everywhere',
    (file) => fitted({ ...file, luck: { ...file.luck, server_part: OTHER } }),
    'Stämmer inte: servern utlovade en annan slump före start. Den har bytts ut.',
  ],
  [
    'another seed',
    (file) => ({ ...file, seed: OTHER }),
    'Stämmer inte: slumpen är inte hopsatt av lyckotalen.',
  ],
  [
    'another card than the luck dealt',
    ({ steps, ...file }) => {
      const [{ draws }, ...rest] = steps as [File['steps'][number], ...File['steps']];
      const [{ drawn, of }, ...others] = draws as [{ drawn: number; of: number }];
      const exchanged = { ...draws[0]!, drawn: (drawn + 1) % of, of };
      return { ...file, steps: [{ ...steps[0], draws: [exchanged, ...others] }, ...rest] };
    },
    /^Matchen stämmer inte\. /,
  ],
  [
    'another winner, whatever the steps say',
    ({ winners, ...file }) => ({ ...file, winners: winners.includes(0) ? [1] : [0] }),
    /^Matchen stämmer inte\. /,
  ],
  [
    'other options than they sat down to',
    (file) => ({ ...file, options: { ...file.options, deals: 40 } }),
    'Stämmer inte: matchen i filen har andra regler eller en annan karta än den ni satte er till.',
  ],
];

async function lieTo(page: Page, lie: (file: File) => File) {
  await page.unrouteAll();
  await page.route('**/api/tables/*/replay', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as File;
    return route.fulfill({ response, json: { ...file, ...lie(file) } });
  });
  await page.reload();
}

for (const [size, viewport] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('two are told what is proven to them, and every lie of the host', async ({ page, visitor }) => {
      test.slow();
      await layTable(page, [['here', 'Anna'], ['link']]);
      const bo = await visitor();
      await sitDown(bo, await invitation(page), 'Bo');
      await playTogether([page, bo]);
      for (const each of [page, bo]) {
        await expect(each.getByText('Bevisat för dig: ditt lyckotal är med i slumpen')).toBeVisible();
        await expect(each.getByText('Stämmer inte')).toHaveCount(0);
      }
      await page.getByText('Bevisat för dig').click();
      await expect(page.getByText('inte läste med')).toBeVisible();
      await sound(page, 'the verdict');

      for (const [what, lie, answer] of LIES) {
        await lieTo(bo, lie);
        // Nor is its word taken for it that all is well.
        await expect(bo.getByRole('alert'), what).toHaveText(answer);
        await expect(bo.getByText('Bevisat för dig')).toHaveCount(0);
      }
      await sound(bo, 'a broken promise');
      await bo.unrouteAll();
      await bo.reload();
      await expect(bo.getByText('Bevisat för dig')).toBeVisible();

      // Whoever has only watched has kept nothing to hold the file against.
      const watcher = await visitor({ language: 'en' });
      await watcher.goto(page.url());
      await expect(over(page)).toBeVisible();
      await expect(watcher.getByText('nothing is proven to you')).toBeVisible();
    });
  });
}
