import { cleanup, render, screen as page } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../generated/protocol';
import { kept } from '../kept.svelte';
import { FakeSocket, welcomeTo } from '../test/fake-socket';
import { speak } from '../text/text.svelte';
import JoinTable from './JoinTable.svelte';

let sockets: FakeSocket[];
let tokens: string[];
let answer: () => Promise<Response>;
const onseated = vi.fn();

const lost = () => Promise.reject(new TypeError('lost on the way'));
const taken = () => Promise.resolve(new Response(JSON.stringify({ seat: 1, commitment: '44' })));

beforeEach(() => {
  speak('sv');
  localStorage.clear();
  sessionStorage.clear();
  kept.write([]);
  onseated.mockReset();
  sockets = [];
  tokens = [];
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
  vi.stubGlobal('fetch', (_path: string, init: { body: string }) => {
    tokens.push((JSON.parse(init.body) as { token: string }).token);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => render(JoinTable, { table: 'T', invite: 'i', onseated, onwatch: () => {} });
async function press() {
  page.getByRole('button', { name: 'Ta plats' }).click();
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
    answer = taken;
    show();
    await vi.waitFor(() => expect(onseated).toHaveBeenCalledOnce());
    expect(tokens[0]).toBe(tokens[1]);
  });

  it('asks for nothing before a name is there', async () => {
    show();
    page.getByRole('button', { name: 'Ta plats' }).click();
    await tick();
    expect(page.getByRole('alert').textContent).toContain('Skriv ett namn');
    expect(tokens).toEqual([]);
  });

  it('may come to a table that is closed to watchers', () => {
    show();
    sockets[0]!.open();
    sockets[0]!.say({ bye: { error: { code: 'not_watched' } } });
    flushSync();
    expect(page.getByText(/inte är öppet för åskådare/)).toBeTruthy();
    expect(page.getByRole('button', { name: 'Ta plats' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Titta på i stället' })).toBeNull();
  });

  it('sees what is played there', () => {
    show();
    sockets[0]!.open();
    sockets[0]!.say(welcomeTo({ game: 'tjuv', stage: 'gathering' }, null));
    flushSync();
    expect(page.getByText('Du är bjuden till en omgång Tjuv.')).toBeTruthy();
  });

  it.each([
    ['unknown_table', 'Det bordet finns inte.'],
    ['table_damaged', 'Bordet går inte att läsa'],
  ] satisfies [ErrorCode, string][])('is told why there is nothing to come to: %s', (code, heading) => {
    show();
    sockets[0]!.open();
    sockets[0]!.say({ bye: { error: { code } } });
    flushSync();
    expect(page.getByRole('heading', { name: heading })).toBeTruthy();
  });
});
