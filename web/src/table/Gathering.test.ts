import { cleanup, render, screen as page, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo, ToServer } from '../generated/protocol';
import { kept } from '../kept.svelte';
import { commitmentTo } from '../luck/hash';
import { FakeWorld, person, tableInfo, welcomeTo } from '../test/fake-socket';
import { speak } from '../text/text.svelte';
import Gathering from './Gathering.svelte';
import { Screen } from './screen.svelte';

const commitment = '44'.repeat(32);
const anna = { seat: 0, token: 'a'.repeat(32), name: 'Anna' };

let world: FakeWorld;
let screen: Screen;
let requests: { path: string; body: unknown }[];

beforeEach(() => {
  speak('sv');
  localStorage.clear();
  kept.write([]);
  kept.sit('T', anna);
  kept.keep('T', { invite: 'c'.repeat(32), commitment });
  world = new FakeWorld();
  requests = [];
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    requests.push({ path, body: JSON.parse(init.body) as unknown });
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(() => {
  cleanup();
  screen.close();
  vi.unstubAllGlobals();
});

const gathering = (more: Partial<TableInfo>): TableInfo =>
  tableInfo({
    ...{ game: 'tjuv', stage: 'gathering', keeper: 0, invited: true },
    ...{ luck: { kind: 'second', commitment, closed: false } },
    ...more,
  });

function show(more: Partial<TableInfo>) {
  const info = gathering(more);
  screen = new Screen('T', [anna], true, world);
  world.latest.open();
  world.latest.say(welcomeTo(info, 0));
  render(Gathering, { info, screen });
  flushSync();
}
const said = () =>
  world.latest.sent.filter((message: ToServer) => !('hello' in message) && !('commit' in message));
const press = (name: RegExp | string) => {
  page.getByRole('button', { name }).click();
  flushSync();
};
const chosen = () => commitmentTo(kept.seat('T', anna.token)!.number!);
function chooseFirst() {
  kept.change('T', anna.token, { number: '01'.repeat(32) });
  return person('Anna', { commitment: chosen() });
}

describe('a table that gathers', () => {
  it('says until when it is kept, unless that is for ever', () => {
    show({ kept_until: Date.UTC(2030, 5, 6, 12) });
    expect(page.getByTestId('kept-until').textContent).toContain('6 juni 2030');
    cleanup();
    show({});
    expect(page.queryByTestId('kept-until')).toBeNull();
  });

  it('shows who sits, who is away, and how far the numbers are', () => {
    const seats = [
      person('Anna'),
      person('Bo', { commitment: '22' }),
      person('Cia', { online: false, commitment: '33', revealed: true }),
      { kind: 'free' as const },
    ];
    show({ seats });
    const rows = within(page.getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringContaining('Anna Du, lyckotal saknas'),
      expect.stringContaining('Bo Här, lyckotal valt'),
      expect.stringContaining('Cia Borta, lyckotal berättat'),
      expect.stringContaining('Ledig plats'),
    ]);
  });

  it('asks to begin without somebody who is away, and says who wants it', () => {
    const bo = person('Bo', { online: false });
    const cia = person('Cia', { commitment: '33' });
    show({ seats: [chooseFirst(), bo, cia], wishes: [{ seat: 2, wish: { kind: 'begin' } }] });
    expect(page.getByText(/Bo är borta/).textContent).toContain('Cia vill börja nu.');
    press('Börja utan Bos lyckotal');
    expect(said()).toEqual([{ wish: { wish: { kind: 'begin' }, on: true } }]);
  });

  it('waits without a word while everybody is on the way by themselves', () => {
    show({ seats: [chooseFirst(), person('Bo')] });
    expect(page.queryByRole('button', { name: /Börja utan/ })).toBeNull();
    expect(page.getByText(/Var och en väljer ett hemligt lyckotal/)).toBeTruthy();
  });

  it('says that the number is on another device, and chooses anew only when told to', () => {
    show({ seats: [person('Anna', { commitment: '99' }), { kind: 'free' }] });
    expect(page.getByRole('alert').textContent).toContain('valdes på en annan enhet');
    expect(world.latest.sent.some((message) => 'commit' in message)).toBe(false);
    press('Välj ett nytt på den här enheten');
    expect(world.latest.sent.at(-1)).toEqual({ commit: { commitment: chosen() } });
  });

  it('tells no number to a host that has changed its promise, and says so', () => {
    const luck = { kind: 'second' as const, commitment: '55'.repeat(32), closed: true };
    show({ seats: [chooseFirst(), person('Bo', { commitment: '22', revealed: true })], luck });
    expect(page.getByRole('alert').textContent).toContain('utlovar en annan slump');
    expect(said()).toEqual([]);
    press('Börja utan mitt lyckotal');
    expect(said()).toEqual([{ wish: { wish: { kind: 'begin' }, on: true } }]);
  });

  it('gives a seat to a bot by the keeper’s own key', async () => {
    show({ seats: [person('Anna'), { kind: 'kept', name: 'Bo' }] });
    press(/Ge platsen till en bot/);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toEqual({
      path: 'api/tables/T/bot',
      body: { key: anna.token, seat: 1, level: 'medium' },
    });
  });

  it('offers a kept seat to nobody but the keeper, and a free one to whoever has the invitation', () => {
    show({
      keeper: 1,
      seats: [person('Anna'), person('Bo'), { kind: 'kept', name: 'Cia' }, { kind: 'free' }],
    });
    expect(page.getAllByRole('button', { name: /Ge platsen till en bot/ })).toHaveLength(1);
  });

  it('keeps a new invitation before it is sent, and withdraws one', () => {
    show({ seats: [person('Anna'), { kind: 'free' }] });
    press('Gör om inbjudan');
    const { invite } = kept.table('T')!;
    expect(invite).toMatch(/^[0-9a-f]{32}$/);
    expect(said().at(-1)).toEqual({ invite: { invite } });
    press('Dra tillbaka inbjudan');
    expect(said().at(-1)).toEqual({ invite: { invite: null } });
    expect(kept.table('T')?.invite).toBeUndefined();
  });

  it('removes somebody who is away only when the keeper is sure', () => {
    show({ seats: [person('Anna'), person('Bo', { online: false })] });
    press('Ta bort Bo från bordet');
    expect(said()).toEqual([]);
    press('Ta bort Bo');
    expect(said()).toEqual([{ wish: { wish: { kind: 'remove', seat: 1 }, on: true } }]);
  });

  it('hands the keeping over, and closes the table to watchers', () => {
    show({ seats: [person('Anna'), person('Bo')] });
    press('Lämna över värdskapet');
    press('Stäng för åskådare');
    expect(said()).toEqual([{ hand_over: { seat: 1 } }, { watch: { open: false } }]);
  });

  it('shows no keeper’s controls to others', () => {
    show({ keeper: 1, seats: [person('Anna'), person('Bo')] });
    for (const name of ['Lämna över värdskapet', 'Stäng för åskådare', 'Gör om inbjudan']) {
      expect(page.queryByRole('button', { name })).toBeNull();
    }
    expect(page.getByText('Bo är bordsvärd.')).toBeTruthy();
  });
});
