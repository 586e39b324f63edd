import { cleanup, render, screen as page, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Glance } from '../generated/protocol';
import { kept, type KeptTable } from '../kept.svelte';
import { Mine } from '../seats/mine.svelte';
import { speak } from '../text/text.svelte';
import MyTables from './MyTables.svelte';

const entry = (table: string, names: string[]): KeptTable => ({
  ...{ table, game: 'tjuv', seats: [{ seat: 0, token: table, name: 'Anna' }], names, over: false, time: 1 },
});
const stands = (more: Partial<Extract<Glance, { stands: unknown }>['stands']>): Glance => ({
  stands: {
    ...{ game: 'tjuv', stage: 'playing', names: ['Anna', 'Bo'], seat: 0, waiting: [1] },
    ...{ winners: null, latest: 5, rematch: null },
    ...more,
  },
});

let glances: Record<string, Glance>;
let mine: Mine;

beforeEach(() => {
  speak('sv');
  localStorage.clear();
  kept.write([]);
  vi.stubGlobal('fetch', (_path: string, init: { body: string }) => {
    const { tables } = JSON.parse(init.body) as { tables: { table: string }[] };
    return Promise.resolve(new Response(JSON.stringify(tables.map(({ table }) => glances[table]))));
  });
});
afterEach(() => {
  cleanup();
  mine.close();
  vi.unstubAllGlobals();
});

async function show() {
  kept.write(Object.keys(glances).map((table) => entry(table, ['Anna', 'Bo'])));
  mine = new Mine();
  render(MyTables, { mine });
  await vi.waitFor(() => expect(page.queryAllByText(/Väntar på|tur|vann|skadat/).length).toBeGreaterThan(0));
}
const row = (table: string) => document.querySelector<HTMLElement>(`a[href="t/${table}"]`)!.closest('li')!;
const text = (table: string) => row(table).textContent!.replace(/\s+/g, ' ');

describe('my tables', () => {
  it('tell whose turn it is, one’s own first and marked', async () => {
    glances = {
      theirs: stands({ latest: 9 }),
      mine: stands({ waiting: [0], latest: 2 }),
    };
    await show();
    const links = page.getAllByRole('listitem').map((item) => item.querySelector('a')!.getAttribute('href'));
    expect(links).toEqual(['t/mine', 't/theirs']);
    expect(text('mine')).toContain('Din tur');
    expect(row('mine').className).toContain('called');
    expect(text('theirs')).toContain('Väntar på Bo');
    expect(page.getByText('Det är din tur vid ett bord.')).toBeTruthy();
  });

  it('tell how a finished one ended, and lead back to it', async () => {
    glances = {
      won: stands({ stage: 'over', winners: [0], waiting: [] }),
      lost: stands({ stage: 'over', winners: [1], waiting: [] }),
      shared: stands({ stage: 'over', winners: [0, 1], waiting: [] }),
      again: stands({ stage: 'over', winners: [1], waiting: [], rematch: 'next' }),
    };
    await show();
    expect(text('won')).toContain('Du vann');
    expect(text('lost')).toContain('Bo vann');
    expect(text('shared')).toContain('Anna och Bo delade segern');
    expect(text('again')).toContain('De andra vill spela igen');
    expect(
      within(row('won'))
        .getByRole('link', { name: /Titta tillbaka/ })
        .getAttribute('href'),
    ).toBe('replay/won');
  });

  it('say why one cannot be opened', async () => {
    glances = { T: { fails: 'table_damaged' } };
    await show();
    expect(text('T')).toContain('skadat');
  });

  it('are forgotten one by one, after a question', async () => {
    glances = { T: stands({}) };
    await show();
    page.getByRole('button', { name: /Ta bort ur listan/ }).click();
    flushSync();
    expect(kept.table('T')).toBeDefined();
    page.getByRole('button', { name: 'Ta bort' }).click();
    flushSync();
    expect(kept.table('T')).toBeUndefined();
    expect(page.queryByRole('heading', { name: 'Mina bord' })).toBeNull();
  });

  it('take no room where there are none', () => {
    glances = {};
    mine = new Mine();
    render(MyTables, { mine });
    expect(page.queryByRole('heading')).toBeNull();
  });
});
