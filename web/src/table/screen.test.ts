import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements } from '../announce.svelte';
import { kept } from '../kept.svelte';
import { FakeWorld, person, resync, step, tableInfo, undone, welcome, welcomeTo } from '../test/fake-socket';
import { Screen } from './screen.svelte';

/** Nothing is hidden. */
const OPEN = false;

const anna = { seat: 0, token: 'anna', name: 'Anna' };
const bo = { seat: 1, token: 'bo', name: 'Bo' };

let world: FakeWorld;
let screen: Screen;

beforeEach(() => (world = new FakeWorld()));
afterEach(() => {
  screen.close();
  announcements.hush();
  vi.useRealTimers();
});

const tokens = () =>
  world.sockets.map((socket) => {
    const [hello] = socket.sent;
    return hello && 'hello' in hello ? hello.hello.token : undefined;
  });

/** The line opened last says hello and is welcomed. */
function answer(seat: number | null, version: number, waiting: number[], hides = true) {
  world.latest.open();
  world.latest.say(welcomeTo({ hides }, seat));
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

  it('of a seat opened by its link learns from the host which one it is', () => {
    screen = new Screen('T', [{ seat: -1, token: 'bo', name: '' }], false, world);
    answer(1, 1, [1]);
    expect(screen.seats).toMatchObject([{ seat: 1, token: 'bo' }]);
  });

  it('knows a seat that was come to by a link once it is open, and after it was left for good', () => {
    screen = new Screen('T', [{ ...anna, seat: -1 }], false, world);
    answer(2, 1, [0]);
    expect(screen.here).toEqual([2]);
    world.latest.say(welcome(null));
    expect(screen.session.seat).toBeNull();
    expect(screen.here).toEqual([2]);
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

  it('takes what was said to one away before the next is called', () => {
    vi.useFakeTimers();
    screen = new Screen('T', [anna, bo], false, world);
    answer(null, 1, [1]);
    screen.follow();
    screen.reveal();
    answer(1, 1, [1]);
    announcements.say('You draw the nine of clubs.');
    vi.runOnlyPendingTimers();
    announcements.say('You draw the ten of clubs.');

    world.latest.say(step(2, { waiting: [0] }));
    screen.session.done();
    screen.follow();
    expect(announcements.spoken).toBe('');
    vi.runAllTimers();
    expect(announcements.spoken).toBe('');
  });

  it('lets everybody hear on where nothing is hidden', () => {
    vi.useFakeTimers();
    screen = new Screen('T', [anna, bo], false, world);
    answer(null, 1, [1], OPEN);
    screen.follow();
    answer(1, 1, [1], OPEN);
    announcements.say('You pay the rent.');
    vi.runOnlyPendingTimers();
    world.latest.say(step(2, { waiting: [0] }));
    screen.session.done();
    screen.follow();
    expect(announcements.spoken).toBe('You pay the rent.');
  });

  it('shows the public table while nobody here is waited for', () => {
    screen = new Screen('T', [anna, bo], false, world);
    answer(null, 1, [2]);
    screen.follow();
    expect(screen.curtain).toBeNull();
    expect(screen.session.seat).toBeNull();
  });

  describe('of several at a table that gathers', () => {
    const gathering = { stage: 'gathering' as const, seats: [person('Anna'), person('Bo')] };
    beforeEach(() => {
      localStorage.clear();
      kept.sit('T', anna);
      kept.sit('T', bo);
      screen = new Screen('T', [anna, bo], true, world);
      world.latest.open();
      world.latest.say(welcomeTo(gathering, null));
      screen.follow();
      const [, ...lines] = world.sockets;
      lines.forEach((line, seat) => {
        line.open();
        line.say(welcomeTo(gathering, seat));
      });
    });

    it('has a line for each of them, and each chooses a number of their own', () => {
      expect(tokens()).toEqual([null, 'anna', 'bo']);
      const hellos = world.sockets.slice(1).map((line) => JSON.stringify(line.sent[0]));
      expect(hellos.every((hello) => hello.includes('"covered":true'))).toBe(true);
      const commitments = world.sockets.slice(1).map((line) => JSON.stringify(line.sent[1]));
      expect(commitments[0]).toContain('commitment');
      expect(commitments[1]).toContain('commitment');
      expect(commitments[0]).not.toBe(commitments[1]);
      expect(kept.seat('T', 'anna')?.number).not.toBe(kept.seat('T', 'bo')?.number);
    });

    it('lets each say something about the table', () => {
      screen.say(1, { wish: { wish: { kind: 'begin' }, on: true } });
      const [, own, other] = world.sockets;
      expect(own!.sent.filter((message) => 'wish' in message)).toEqual([]);
      expect(other!.sent.at(-1)).toEqual({ wish: { wish: { kind: 'begin' }, on: true } });
      other!.say({ error: { error: { code: 'luck' } } });
      expect(screen.error).toBe('luck');
    });

    it('keeps no hand’s line when the match begins', () => {
      const [open, ...lines] = world.sockets;
      open!.say({ table: tableInfo({ ...gathering, stage: 'playing' }) });
      screen.follow();
      expect(lines.map((line) => line.closed)).toEqual([true, true]);
      expect(screen.lines).toEqual([]);
    });
  });

  describe('where nothing is hidden', () => {
    beforeEach(() => {
      screen = new Screen('T', [anna, bo], false, world);
      answer(null, 1, [1], OPEN);
      screen.follow();
    });

    it('goes to whoever is waited for, without a curtain and without a gap', () => {
      expect(screen.curtain).toBeNull();
      // Until the seat's own view is here, the table is drawn as everybody sees it.
      expect(screen.session.seat).toBeNull();
      expect(screen.session.shown?.version).toBe(1);
      answer(1, 1, [1], OPEN);
      expect(tokens()).toEqual([null, 'bo']);
      expect(screen.session.seat).toBe(1);
    });

    it('goes on to the next when the turn passes', () => {
      answer(1, 1, [1], OPEN);
      const [open, own] = world.sockets;
      own!.say(step(2, { waiting: [0] }));
      open!.say(step(2, { waiting: [0] }));
      screen.session.done();
      screen.follow();
      expect(own!.closed).toBe(true);
      expect(screen.session.shown?.version).toBe(2);
      screen.follow();
      expect(screen.curtain).toBeNull();
      answer(0, 2, [0], OPEN);
      expect(tokens()).toEqual([null, 'bo', 'anna']);
      expect(screen.session.seat).toBe(0);
    });

    it('is handed to somebody nobody waits for, until they have done something', () => {
      answer(1, 1, [1], OPEN);
      screen.handTo(0);
      answer(0, 1, [1], OPEN);
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
      answer(1, 1, [1], OPEN);
      screen.handTo(0);
      answer(0, 1, [1], OPEN);
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

    it('lets who had it before take back what they did, until somebody else acts', () => {
      answer(1, 1, [1], OPEN);
      const [open, own] = world.sockets;
      own!.say(step(2, { waiting: [0], undo: true }));
      open!.say(step(2, { waiting: [0] }));
      screen.session.done();
      expect(screen.undoable).toBe(1);
      screen.follow();
      screen.follow();
      answer(0, 2, [0], OPEN);
      expect(screen.session.seat).toBe(0);
      expect(screen.undoable).toBe(1);

      screen.undo();
      const errand = world.latest;
      errand.open();
      errand.say(welcomeTo({ hides: OPEN }, 1));
      expect(errand.sent.at(-1)).toEqual({ undo: { version: 2 } });
      errand.say(undone(3, 1, { waiting: [1] }));
      expect(errand.closed).toBe(true);
      open!.say(undone(3, 1, { waiting: [1] }));
      world.sockets[2]!.say(undone(3, 1, { waiting: [1] }));
      expect(screen.undoable).toBeNull();
      screen.follow();
      screen.follow();
      answer(1, 3, [1], OPEN);
      expect(screen.session.seat).toBe(1);
    });

    it('shows the table to all while somebody elsewhere is waited for', () => {
      answer(1, 1, [1], OPEN);
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
