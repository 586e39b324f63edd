import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectGame } from '../games/registry';
import type { Glance, ToServer } from '../generated/protocol';
import { kept } from '../kept.svelte';
import { commitmentTo } from '../luck/hash';
import { expectTable } from '../pages/later';
import { FakeWorld, tableInfo, welcome } from '../test/fake-socket';
import { takeSeat } from './join';
import { layTable } from './lay';
import { relink, settle } from './relink';

vi.mock('../games/registry', () => ({ expectGame: vi.fn(() => Promise.resolve()) }));
vi.mock('../pages/later', () => ({ expectTable: vi.fn() }));

interface Asked {
  path: string;
  body: Record<string, unknown>;
  /** What was kept when the request left. */
  keptThen: string;
}
/** A seat that a table is to be laid with. */
interface Requested {
  token: string;
  commitment?: string;
}
let asked: Asked[];
let answers: (object | 'lost')[];

beforeEach(() => {
  localStorage.clear();
  kept.write([]);
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    const keptThen = `${localStorage.getItem('spelbord.tables')} ${localStorage.getItem('spelbord.laying')}`;
    asked.push({ path, body: JSON.parse(init.body) as Asked['body'], keptThen });
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') return Promise.reject(new TypeError('lost on the way'));
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 'error' in answer ? 400 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const commitment = '44'.repeat(32);
const stands = (seat: number | null): Glance => ({
  stands: {
    ...{ game: 'tjuv', stage: 'playing', names: ['Anna', 'Bo'], seat, waiting: [0] },
    ...{ winners: null, latest: 7, rematch: null },
  },
});

describe('taking a seat', () => {
  it('keeps the token before it asks, and the seat when it is answered', async () => {
    answers = [{ seat: 2, commitment }];
    expect(await takeSeat('T', 'invite', 'Bo')).toBeNull();
    const token = asked[0]!.body['token'] as string;
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(asked[0]!.keptThen).toContain(token);
    expect(kept.table('T')).toMatchObject({ commitment, seats: [{ seat: 2, token, name: 'Bo' }] });
    expect(kept.table('T')?.joining).toBeUndefined();
  });

  it('commits with the request to a number that it has kept, and never to another for the same seat', async () => {
    answers = ['lost', { seat: 1, commitment }];
    await takeSeat('T', 'invite', 'Bo');
    const number = kept.table('T')!.joining!.number!;
    expect(asked[0]!.keptThen).toContain(number);
    await takeSeat('T', 'invite', 'Bo');
    expect(asked.map(({ body }) => body['commitment'])).toEqual(Array(2).fill(commitmentTo(number)));
    expect(JSON.stringify(asked.map(({ body }) => body))).not.toContain(number);
    expect(kept.table('T')?.seats).toMatchObject([{ seat: 1, number }]);
  });

  it('does not go back to a number that may have been told when an answer comes late', async () => {
    let late = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((come) => (late = come)));
    const joining = takeSeat('T', 'invite', 'Bo');
    const { token, number } = kept.table('T')!.joining!;
    // Another tab was answered first; its number was told, and then everybody had to commit anew.
    kept.sit('T', { seat: 1, token, name: 'Bo' });
    expect(kept.seat('T', token)?.number).toBe(number);
    kept.change('T', token, { number: 'ab' });
    late(new Response(JSON.stringify({ seat: 1, commitment })));
    expect(await joining).toBeNull();
    expect(kept.seat('T', token)?.number).toBe('ab');
  });

  it('asks again for the same seat when the answer was lost', async () => {
    answers = ['lost', { error: { code: 'storage' } }, { seat: 1, commitment }];
    expect(await takeSeat('T', 'invite', 'Bo')).toBe('offline');
    expect(kept.table('T')?.joining).toMatchObject({ name: 'Bo', invite: 'invite' });
    await takeSeat('T', 'invite', 'Bo');
    await takeSeat('T', 'invite', 'Bo');
    expect(new Set(asked.map(({ body }) => body['token'])).size).toBe(1);
    expect(kept.table('T')?.seats).toHaveLength(1);
  });

  it('forgets the table when there is no seat to be had', async () => {
    answers = [{ error: { code: 'full' } }];
    expect(await takeSeat('T', 'invite', 'Bo')).toEqual({ error: { code: 'full' } });
    expect(kept.table('T')).toBeUndefined();
  });
});

describe('laying a table', () => {
  const plan = [
    { kind: 'here' as const, name: ' Anna ' },
    { kind: 'link' as const, name: '' },
    { kind: 'here' as const, name: 'Bo' },
  ];

  it('keeps what opens the table before it asks, and sends the same again', async () => {
    answers = ['lost', { table: 'T', commitment }];
    expect(await layTable({ game: 'tjuv', options: {} }, plan)).toEqual({ problem: 'offline' });
    expect(await layTable({ game: 'tjuv', options: {} }, plan)).toEqual({ ok: 'T' });
    const [[anna, , bo], again] = asked.map(({ body }) => body['seats'] as Requested[]) as [
      Requested[],
      Requested[],
    ];
    expect(again.map(({ token }) => token)).toEqual([anna!.token, undefined, bo!.token]);
    expect(asked[1]!.body['invite']).toBe(asked[0]!.body['invite']);
    expect(asked[0]!.keptThen).toContain(anna!.token);
    expect(asked[0]!.keptThen).toContain(asked[0]!.body['invite']);
    expect(kept.table('T')).toMatchObject({
      commitment,
      invite: asked[0]!.body['invite'],
      seats: [
        { seat: 0, token: anna!.token, name: 'Anna' },
        { seat: 2, token: bo!.token, name: 'Bo' },
      ],
    });
    expect(kept.laying).toBeNull();
  });

  it('commits to a new number whenever it asks, and keeps those of the table that was laid', async () => {
    answers = ['lost', { table: 'T', commitment }];
    await layTable({ game: 'tjuv', options: {} }, plan);
    await layTable({ game: 'tjuv', options: {} }, plan);
    const sent = asked.map(({ body }) => (body['seats'] as Requested[]).map(({ commitment }) => commitment));
    const held = kept.table('T')!.seats.map(({ number }) => number!);
    expect(sent[1]).toEqual([commitmentTo(held[0]!), undefined, commitmentTo(held[1]!)]);
    expect(new Set(sent.flat()).size).toBe(5);
    expect(JSON.stringify(asked)).not.toContain(held[0]);
  });

  it('invites nobody when nobody is to come, and never uses a secret twice', async () => {
    answers = [
      { table: 'T', commitment },
      { table: 'U', commitment },
    ];
    const alone = [plan[0]!, { kind: 'bot.easy' as const, name: '' }];
    await layTable({ game: 'tjuv', options: {} }, alone);
    await layTable({ game: 'tjuv', options: {} }, alone);
    expect(asked[0]!.body['invite']).toBeNull();
    expect(kept.table('T')?.seats[0]?.token).not.toBe(kept.table('U')?.seats[0]?.token);
  });
});

describe('a table that is being laid', () => {
  const alone = [{ kind: 'here' as const, name: 'Anna' }];

  it('lets the page and the game come meanwhile, without waiting for them', async () => {
    vi.mocked(expectGame).mockReturnValueOnce(new Promise(() => {}));
    answers = [{ table: 'T', commitment }];
    expect(await layTable({ game: 'tjuv', options: {} }, alone)).toEqual({ ok: 'T' });
    expect(expectGame).toHaveBeenLastCalledWith('tjuv');
    expect(expectTable).toHaveBeenCalled();
  });

  it('waits for the game when it is refused, because the game knows why', async () => {
    let resolve = () => {};
    vi.mocked(expectGame).mockReturnValueOnce(new Promise((come) => (resolve = come)));
    answers = [{ error: { code: 'seats' } }];
    let told = false;
    const laying = layTable({ game: 'tjuv', options: {} }, alone).then((answer) => {
      told = true;
      return answer;
    });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(told).toBe(false);
    resolve();
    expect(await laying).toEqual({ problem: { error: { code: 'seats' } } });
  });
});

describe('a link made anew', () => {
  let world: FakeWorld;
  beforeEach(() => {
    world = new FakeWorld();
    kept.sit('T', { seat: 0, token: 'old', name: 'Anna', number: '01' });
  });
  const held = () => kept.table('T')!.seats[0]!;
  const said = () => world.latest.sent.filter((message: ToServer) => 'relink' in message);

  it('is kept before it is sent, and takes over when it opens the seat', async () => {
    answers = [[{ fails: 'wrong_token' }, stands(0)]];
    const renewing = relink('T', held(), world);
    const renewed = held().renewed!;
    expect(held().token).toBe('old');
    world.latest.open();
    world.latest.say(welcome());
    expect(said()).toEqual([{ relink: { token: renewed } }]);
    world.latest.say({ table: tableInfo() });
    expect(await renewing).toBe(true);
    expect(held()).toMatchObject({ seat: 0, token: renewed, number: '01' });
    expect(held().renewed).toBeUndefined();
    expect(world.latest.closed).toBe(true);
  });

  it('leaves both at hand while nobody knows which one opens', async () => {
    answers = ['lost', [stands(0), { fails: 'wrong_token' }]];
    const renewing = relink('T', held(), world);
    const renewed = held().renewed!;
    world.latest.open();
    world.latest.say({ bye: { error: { code: 'wrong_token' } } });
    expect(await renewing).toBe(false);
    expect(held()).toMatchObject({ token: 'old', renewed });
    // The word may still be on its way: the new one is not forgotten though the old one opens today.
    await settle('T');
    expect(held()).toMatchObject({ token: 'old', renewed });
  });

  it('opened by its address joins what was kept under the old one', async () => {
    kept.sit('T', { seat: -1, token: 'new', name: '' });
    const tokens = kept.table('T')!.seats.map(({ token }) => token);
    answers = [tokens.map((token) => (token === 'new' ? stands(0) : { fails: 'wrong_token' }))];
    await settle('T');
    expect(kept.table('T')!.seats).toHaveLength(1);
    expect(held()).toMatchObject({ seat: 0, token: 'new', number: '01' });
  });

  it('is asked about only where there is a doubt', async () => {
    await settle('T');
    expect(asked).toEqual([]);
  });

  it('forgets nothing when nothing opens', async () => {
    kept.change('T', 'old', { renewed: 'new' });
    answers = [[{ fails: 'unknown_table' }, { fails: 'unknown_table' }]];
    await settle('T');
    expect(held()).toMatchObject({ token: 'old', renewed: 'new' });
  });
});
