import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../generated/facts';
import type { ToClient } from '../generated/protocol';
import { FakeWorld, step, welcome } from '../test/fake-socket';
import { Line, type Connection } from './socket';

let world: FakeWorld;
let heard: ToClient[];
let states: Connection[];
let seen: number | null;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  world = new FakeWorld();
  heard = [];
  states = [];
  seen = null;
  line = new Line(
    'T',
    'secret',
    {
      heard: (message) => heard.push(message),
      connection: (state) => states.push(state),
      seen: () => seen,
    },
    world,
  );
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

function connect() {
  world.latest.open();
  world.latest.say(welcome());
}

describe('a line', () => {
  it('says hello with the table, the token and what has been seen', () => {
    seen = 7;
    world.latest.open();
    expect(world.latest.sent).toEqual([
      { hello: { protocol: PROTOCOL, table: 'T', token: 'secret', seen: 7 } },
    ]);
  });

  it('holds an action back until it has been welcomed', () => {
    world.latest.open();
    line.act('c1', { do: 'lay' });
    expect(world.latest.sent).toHaveLength(1);
    world.latest.say(welcome());
    expect(world.latest.sent[1]).toEqual({ act: { cmd: 'c1', action: { do: 'lay' } } });
  });

  it('says what it was told to say as soon as it has been welcomed, and once', () => {
    line.say({ back: {} });
    world.latest.open();
    expect(world.latest.sent).toHaveLength(1);
    world.latest.say(welcome());
    line.say({ resign: {} });
    expect(world.latest.sent.slice(1)).toEqual([{ back: {} }, { resign: {} }]);
    world.latest.break();
    vi.advanceTimersByTime(250);
    connect();
    expect(world.latest.sent).toHaveLength(1);
  });

  it('comes back after a loss, with what it has seen by then', () => {
    connect();
    seen = 3;
    world.latest.break();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(world.sockets).toHaveLength(2);
    connect();
    expect(world.latest.sent[0]).toMatchObject({ hello: { seen: 3 } });
    expect(states.at(-1)).toBe('open');
  });

  it('waits longer after every failure, but never for long', () => {
    const pauses = [250, 500, 1000, 2000, 4000, 8000, 8000];
    for (const [index, pause] of pauses.entries()) {
      world.latest.break();
      vi.advanceTimersByTime(pause - 1);
      expect(world.sockets).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(world.sockets).toHaveLength(index + 2);
    }
  });

  it('comes back at once when the network does', () => {
    for (let failure = 0; failure < 6; failure += 1) {
      world.latest.break();
      vi.advanceTimersByTime(8000);
    }
    world.latest.break();
    const before = world.sockets.length;
    dispatchEvent(new Event('online'));
    expect(world.sockets).toHaveLength(before + 1);
  });

  it('sends the unanswered action again, under the same id, once', () => {
    connect();
    line.act('c1', { do: 'lay' });
    world.latest.break();
    vi.advanceTimersByTime(250);
    connect();
    const acts = world.latest.sent.filter((message) => 'act' in message);
    expect(acts).toEqual([{ act: { cmd: 'c1', action: { do: 'lay' } } }]);
  });

  it.each([
    ['a step', step(1, { cmd: 'c1' })],
    ['accepted', { accepted: { cmd: 'c1', version: 1 } }],
    ['a refusal', { refused: { cmd: 'c1', rule: 'tj.turn.order', refusal: { code: 'not_your_turn' } } }],
    ['an error', { error: { cmd: 'c1', error: { code: 'storage' } } }],
  ] satisfies [string, ToClient][])('does not repeat an action answered by %s', (_name, answer) => {
    connect();
    line.act('c1', { do: 'lay' });
    world.latest.say(answer);
    world.latest.break();
    vi.advanceTimersByTime(250);
    connect();
    expect(world.latest.sent.filter((message) => 'act' in message)).toEqual([]);
  });

  it('does not take the answer to something else for its own', () => {
    connect();
    line.act('c1', { do: 'lay' });
    world.latest.say(step(1, { cmd: 'other' }));
    world.latest.break();
    vi.advanceTimersByTime(250);
    connect();
    expect(world.latest.sent.filter((message) => 'act' in message)).toHaveLength(1);
  });

  it('gives up a line that leaves an action unanswered', () => {
    connect();
    line.act('c1', { do: 'lay' });
    const dead = world.latest;
    vi.advanceTimersByTime(8000);
    expect(dead.closed).toBe(true);
    expect(states.at(-1)).toBe('lost');
  });

  it.each(['wrong_token', 'protocol', 'table_too_old', 'table_too_new', 'table_damaged'] as const)(
    'does not come back when the server says %s: it is of no use',
    (code) => {
      connect();
      world.latest.say({ bye: { error: { code } } });
      vi.advanceTimersByTime(60_000);
      expect(world.sockets).toHaveLength(1);
      expect(states.at(-1)).toBe('ended');
    },
  );

  it('comes back when the server closes for a moment', () => {
    connect();
    world.latest.say({ bye: { error: { code: 'closing' } } });
    world.latest.break();
    vi.advanceTimersByTime(250);
    expect(world.sockets).toHaveLength(2);
  });

  it('stays closed when closed', () => {
    connect();
    line.close();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(world.latest.closed).toBe(true);
  });
});
