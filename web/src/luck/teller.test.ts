import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatInfo, ToServer } from '../generated/protocol';
import { kept } from '../kept.svelte';
import { Session } from '../session.svelte';
import { FakeWorld, person, tableInfo, welcomeTo } from '../test/fake-socket';
import { commitmentTo } from './hash';

const host = '44'.repeat(32);
const theirs = '22'.repeat(32);

let world: FakeWorld;
let session: Session;

beforeEach(() => {
  localStorage.clear();
  world = new FakeWorld();
  kept.sit('T', { seat: 0, token: 'anna', name: 'Anna' });
  session = new Session('T', 'anna', true, world);
  return () => session.close();
});

const gathering = (own: SeatInfo, closed = false, commitment = host) => ({
  stage: 'gathering' as const,
  seats: [own, person('Bo', { commitment: theirs })],
  luck: { kind: 'second' as const, commitment, closed },
});

function connect(info: ReturnType<typeof gathering>) {
  world.latest.open();
  world.latest.say(welcomeTo(info));
}
const tell = (info: ReturnType<typeof gathering>) => world.latest.say({ table: tableInfo(info) });
const said = () => world.latest.sent.filter((message: ToServer) => !('hello' in message));
const held = () => kept.seat('T', 'anna')!;

describe('a session with a seat', () => {
  it('keeps its number, then commits to it, then keeps the list, then tells the number', () => {
    connect(gathering(person('Anna')));
    const number = held().number!;
    const commitment = commitmentTo(number);
    expect(said()).toEqual([{ commit: { commitment } }]);

    tell(gathering(person('Anna', { commitment }), true));
    expect(held().list).toEqual({
      server: host,
      persons: [
        { seat: 0, commitment },
        { seat: 1, commitment: theirs },
      ],
    });
    expect(said().at(-1)).toEqual({ reveal: { number } });
    expect(held().told).toBeUndefined();

    tell(gathering(person('Anna', { commitment, revealed: true }), true));
    expect(held().told).toBe(true);
    expect(said()).toHaveLength(2);
  });

  it('has nothing to say while the list is open when it committed with its request', () => {
    const number = '6e'.repeat(32);
    const commitment = commitmentTo(number);
    kept.change('T', 'anna', { number });
    connect(gathering(person('Anna', { commitment })));
    expect(said()).toEqual([]);
    tell(gathering(person('Anna', { commitment }), true));
    expect(held().list?.server).toBe(host);
    expect(said()).toEqual([{ reveal: { number } }]);
  });

  it('does not tell the number of its request when the list has another in its place', () => {
    kept.change('T', 'anna', { number: '6e'.repeat(32) });
    connect(gathering(person('Anna', { commitment: theirs }), true));
    expect(said()).toEqual([]);
    expect(session.luck?.trouble).toBe('exchanged');
  });

  it('says a thing once on each line, and again on the next', () => {
    connect(gathering(person('Anna')));
    tell(gathering(person('Anna')));
    expect(said()).toHaveLength(1);
    const [first] = said();
    world.latest.break();
    dispatchEvent(new Event('online'));
    connect(gathering(person('Anna')));
    expect(said()).toEqual([first]);
  });

  it('never tells the number of a round that began anew', () => {
    connect(gathering(person('Anna')));
    const old = held().number!;
    tell(gathering(person('Anna', { commitment: commitmentTo(old) }), true));
    tell(gathering(person('Anna')));
    expect(held().number).not.toBe(old);
    expect(held().list).toBeUndefined();
    expect(said().at(-1)).toEqual({ commit: { commitment: commitmentTo(held().number!) } });
  });

  it('says nothing when the host’s promise has changed, and says why', () => {
    connect(gathering(person('Anna')));
    const commitment = commitmentTo(held().number!);
    tell(gathering(person('Anna', { commitment }), true, '55'.repeat(32)));
    expect(said()).toHaveLength(1);
    expect(session.luck?.trouble).toBe('host');
    expect(kept.table('T')?.commitment).toBe(host);
  });

  it('chooses a number on this device when its person says so', () => {
    connect(gathering(person('Anna', { commitment: theirs })));
    expect(said()).toEqual([]);
    expect(session.luck?.trouble).toBe('elsewhere');
    session.chooseNumber();
    expect(said()).toEqual([{ commit: { commitment: commitmentTo(held().number!) } }]);
  });
});
