import { cleanup, render, screen as page } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../generated/protocol';
import { kept } from '../kept.svelte';
import { speak } from '../text/text.svelte';
import JoinTable from './JoinTable.svelte';

type Answer = () => Promise<Response>;

let tokens: string[];
let invited: Answer;
let answer: Answer;
const onseated = vi.fn();
const onwatch = vi.fn();

const json = (body: object, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const lost: Answer = () => Promise.reject(new TypeError('lost on the way'));
const taken: Answer = () => json({ seat: 1, commitment: '44' });
const refused =
  (code: ErrorCode): Answer =>
  () =>
    json({ error: { code } }, 403);

beforeEach(() => {
  speak('sv');
  localStorage.clear();
  kept.write([]);
  onseated.mockReset();
  onwatch.mockReset();
  tokens = [];
  invited = () => json({ game: 'tjuv', watched: true });
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    if (path.endsWith('/invited')) return invited();
    tokens.push((JSON.parse(init.body) as { token: string }).token);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => render(JoinTable, { table: 'T', invite: 'i', onseated, onwatch });
async function press() {
  (await page.findByRole('button', { name: 'Ta plats' })).click();
  flushSync();
  await vi.waitFor(() => expect(page.queryByText('Drar ut stolen …')).toBeNull());
}

describe('whoever comes by an invitation', () => {
  it('gets the same seat by pressing again after a lost answer', async () => {
    kept.name = 'Bo';
    answer = lost;
    show();
    await press();
    expect(page.getByRole('alert').textContent).toContain('Vi når inte servern');
    answer = taken;
    await press();
    expect(onseated).toHaveBeenCalledOnce();
    expect(tokens).toHaveLength(2);
    expect(tokens[0]).toBe(tokens[1]);
    expect(kept.table('T')?.seats).toMatchObject([{ seat: 1, token: tokens[0], name: 'Bo' }]);
  });

  it('gets the same seat by reloading after a lost answer, without pressing anything', async () => {
    kept.name = 'Bo';
    answer = lost;
    show();
    await press();
    cleanup();
    // By now the table is full, with the very person who asks.
    invited = refused('full');
    answer = taken;
    show();
    await vi.waitFor(() => expect(onseated).toHaveBeenCalledOnce());
    expect(tokens[0]).toBe(tokens[1]);
  });

  it('asks for nothing before a name is there', async () => {
    show();
    await press();
    expect(page.getByRole('alert').textContent).toContain('Skriv ett namn');
    expect(tokens).toEqual([]);
  });

  it('sees what is played there, and may watch instead', async () => {
    show();
    expect(await page.findByText('Du är bjuden till en omgång Tjuv.')).toBeTruthy();
    page.getByRole('button', { name: 'Titta på i stället' }).click();
    expect(onwatch).toHaveBeenCalledOnce();
  });

  it('may come to a table that is closed to watchers', async () => {
    invited = () => json({ game: 'tjuv', watched: false });
    show();
    expect(await page.findByRole('button', { name: 'Ta plats' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Titta på i stället' })).toBeNull();
  });

  it('asks again when the server was not reached', async () => {
    const there = invited;
    invited = lost;
    show();
    expect((await page.findByRole('alert')).textContent).toContain('Vi når inte servern');
    expect(page.queryByRole('textbox')).toBeNull();
    invited = there;
    page.getByRole('button', { name: 'Försök igen' }).click();
    expect(await page.findByRole('textbox', { name: 'Ditt namn' })).toBeTruthy();
  });

  it.each([
    ['full', 'Alla platser är tagna'],
    ['wrong_token', 'Inbjudan gäller inte'],
    ['unknown_table', 'Det bordet finns inte.'],
    ['table_damaged', 'Bordet går inte att läsa'],
  ] satisfies [ErrorCode, string][])('is told before giving a name: %s', async (code, heading) => {
    invited = refused(code);
    show();
    expect(page.queryByRole('textbox')).toBeNull();
    expect(await page.findByRole('heading', { name: heading })).toBeTruthy();
    expect(page.queryByRole('textbox')).toBeNull();
  });

  it('is told when the last seat went while the name was written', async () => {
    kept.name = 'Bo';
    answer = refused('full');
    show();
    (await page.findByRole('button', { name: 'Ta plats' })).click();
    expect(await page.findByRole('heading', { name: 'Alla platser är tagna' })).toBeTruthy();
    expect(kept.table('T')).toBeUndefined();
  });
});
