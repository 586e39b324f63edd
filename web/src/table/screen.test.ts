import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorld, resync, step, welcome } from '../test/fake-socket';
import { Screen } from './screen.svelte';

vi.mock('../games/registry', () => ({
  gameOf: (name: string) => (name === 'open' ? { secrets: () => false } : undefined),
}));

const anna = { seat: 0, token: 'anna', name: 'Anna' };
const bo = { seat: 1, token: 'bo', name: 'Bo' };

let world: FakeWorld;
let screen: Screen;

beforeEach(() => (world = new FakeWorld()));
afterEach(() => screen.close());

const tokens = () =>
  world.sockets.map((socket) => {
    const [hello] = socket.sent;
    return hello && 'hello' in hello ? hello.hello.token : undefined;
  });

/** The line opened last says hello and is welcomed. */
function answer(seat: number | null, version: number, waiting: number[], game?: string) {
  world.latest.open();
  world.latest.say(welcome(seat, game));
  world.latest.say(resync(version, [], waiting));
}

describe('a screen', () => {
  it('of one seat is that seat, without a curtain', () => {
    screen = new Screen('T', [anna], false, world);
    answer(0, 1, [0]);
    screen.follow();
    expect(tokens()).toEqual(['anna']);
    expect(screen.curtain).toBeNull();
  });

  it('of no seat watches', () => {
    screen = new Screen('T', [], false, world);
    answer(null, 1, [0]);
    screen.follow();
    expect(tokens()).toEqual([null]);
    expect(screen.curtain).toBeNull();
  });

  it('of several asks for no hand before its owner has said so', () => {
    screen = new Screen('T', [anna, bo], false, world);
    answer(null, 1, [1]);
    screen.follow();
    expect(screen.curtain).toEqual(bo);
    expect(tokens()).toEqual([null]);

    screen.reveal();
    expect(screen.curtain).toEqual(bo);
    answer(1, 1, [1]);
    expect(tokens()).toEqual([null, 'bo']);
    expect(screen.curtain).toBeNull();
    expect(screen.session.seat).toBe(1);
  });

  it('calls nobody again who has acted, though the watcher has not heard of it yet', () => {
    screen = new Screen('T', [anna, bo], false, world);
    answer(null, 1, [1]);
    screen.follow();
    screen.reveal();
    answer(1, 1, [1]);

    const [open, own] = world.sockets;
    own!.say(step(2, { waiting: [0] }));
    screen.session.done();
    screen.follow();
    screen.follow();
    expect(screen.curtain).toBeNull();
    open!.say(step(2, { waiting: [0] }));
    screen.session.done();
    screen.follow();
    expect(screen.curtain).toEqual(anna);
  });

  it('covers the hand when the turn passes on, and calls the next', () => {
    screen = new Screen('T', [anna, bo], false, world);
    answer(null, 1, [1]);
    screen.follow();
    screen.reveal();
    answer(1, 1, [1]);

    const [open, own] = world.sockets;
    own!.say(step(2, { waiting: [0] }));
    open!.say(step(2, { waiting: [0] }));
    screen.session.done();
    screen.follow();
    expect(own!.closed).toBe(true);
    expect(screen.session.seat).toBeNull();
    screen.follow();
    expect(screen.curtain).toEqual(anna);
  });

  it('shows the public table while nobody here is waited for', () => {
    screen = new Screen('T', [anna, bo], false, world);
    answer(null, 1, [2]);
    screen.follow();
    expect(screen.curtain).toBeNull();
    expect(screen.session.seat).toBeNull();
  });

  describe('where nothing is hidden', () => {
    beforeEach(() => {
      screen = new Screen('T', [anna, bo], false, world);
      answer(null, 1, [1], 'open');
      screen.follow();
    });

    it('goes to whoever is waited for, without a curtain and without a gap', () => {
      expect(screen.curtain).toBeNull();
      // Until the seat's own view is here, the table is drawn as everybody sees it.
      expect(screen.session.seat).toBeNull();
      expect(screen.session.shown?.version).toBe(1);
      answer(1, 1, [1], 'open');
      expect(tokens()).toEqual([null, 'bo']);
      expect(screen.session.seat).toBe(1);
    });

    it('goes on to the next when the turn passes', () => {
      answer(1, 1, [1], 'open');
      const [open, own] = world.sockets;
      own!.say(step(2, { waiting: [0] }));
      open!.say(step(2, { waiting: [0] }));
      screen.session.done();
      screen.follow();
      expect(own!.closed).toBe(true);
      expect(screen.session.shown?.version).toBe(2);
      screen.follow();
      expect(screen.curtain).toBeNull();
      answer(0, 2, [0], 'open');
      expect(tokens()).toEqual([null, 'bo', 'anna']);
      expect(screen.session.seat).toBe(0);
    });

    it('is handed to somebody nobody waits for, until they have done something', () => {
      answer(1, 1, [1], 'open');
      screen.handTo(0);
      answer(0, 1, [1], 'open');
      screen.follow();
      expect(screen.session.seat).toBe(0);
      screen.session.play('an answer');
      const own = world.latest;
      const [act] = own.sent.slice(-1);
      const cmd = act && 'act' in act ? act.act.cmd : '';
      own.say(step(2, { waiting: [1], cmd }));
      screen.session.done();
      screen.follow();
      expect(own.closed).toBe(true);
    });

    it('is taken back when the time of another at this screen is running', () => {
      answer(1, 1, [1], 'open');
      screen.handTo(0);
      answer(0, 1, [1], 'open');
      const own = world.latest;
      own.say(step(2, { waiting: [1] }));
      screen.session.done();
      screen.follow();
      expect(screen.session.seat).toBe(0);
      own.say(step(3, { waiting: [1], left: 9_000 }));
      screen.session.done();
      screen.follow();
      expect(own.closed).toBe(true);
    });

    it('shows the table to all while somebody elsewhere is waited for', () => {
      answer(1, 1, [1], 'open');
      const [open, own] = world.sockets;
      own!.say(step(2, { waiting: [2] }));
      open!.say(step(2, { waiting: [2] }));
      screen.session.done();
      screen.follow();
      screen.follow();
      expect(screen.session.seat).toBeNull();
      expect(tokens()).toEqual([null, 'bo']);
    });
  });
});
