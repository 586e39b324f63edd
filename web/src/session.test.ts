import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Beat } from './generated/protocol';
import { Session } from './session.svelte';
import {
  FakeWorld,
  person,
  resync,
  stands,
  step,
  tableInfo,
  undone,
  welcome,
  welcomeTo,
} from './test/fake-socket';

let world: FakeWorld;
let session: Session;

beforeEach(() => {
  world = new FakeWorld();
  session = new Session('T', 'secret', false, world);
  world.latest.open();
  world.latest.say(welcome());
});
afterEach(() => session.close());

/** What has been told, and who has taken something back. */
const told = () => session.log.map((entry) => ('event' in entry ? entry.event.on : entry.undone));
const versions = () => session.log.map((entry) => entry.version);

describe('a session', () => {
  it('draws the first standing it gets and shows the steps after it one by one', () => {
    world.latest.say(resync(0));
    expect(session.shown?.version).toBe(0);
    expect(session.next).toBeNull();
    world.latest.say(step(1));
    world.latest.say(step(2));
    expect(session.shown?.version).toBe(0);
    expect(session.next?.standing.version).toBe(1);
    expect(session.behind).toBe(true);
    session.done();
    expect(session.shown?.version).toBe(1);
    expect(session.next?.standing.version).toBe(2);
    session.done();
    expect(session.shown?.version).toBe(2);
    expect(session.caughtUp).toBe(true);
  });

  it('tells the events of a step as they come into sight, and the rest when it is done', () => {
    world.latest.say(resync(0));
    world.latest.say(step(1, { events: [{ on: 'a' }, { on: 'b' }, { on: 'c' }] }));
    world.latest.say(step(2));
    expect(versions()).toEqual([]);
    session.tell(2);
    expect(told()).toEqual(['a', 'b']);
    session.done();
    expect(versions()).toEqual([1, 1, 1]);
  });

  it('knows on its own clock when the time runs out', () => {
    const before = performance.now();
    world.latest.say(resync(0));
    world.latest.say(step(1, { left: 9_000 }));
    session.done();
    expect(session.shown?.deadline).toBeGreaterThanOrEqual(before + 9_000);
    expect(session.shown?.deadline).toBeLessThanOrEqual(performance.now() + 9_000);
    world.latest.say(step(2));
    session.done();
    expect(session.shown?.deadline).toBeUndefined();
  });

  it('hears that the match stands otherwise though nothing has happened in it, and shows nothing anew', () => {
    world.latest.say(resync(0));
    const seen = session.shown!.view;
    world.latest.say(stands(0, { bots_alone: true, time_left_ms: 9_000 }));
    expect(session.shown).toMatchObject({ version: 0, bots_alone: true });
    expect(session.shown?.deadline).toBeGreaterThan(performance.now());
    expect(session.shown!.view).toBe(seen);

    world.latest.say(step(1));
    const shows = session.next;
    world.latest.say(stands(1, { bots_alone: true }));
    expect(session.next).toBe(shows);
    expect(session.shown?.version).toBe(0);
    session.done();
    expect(session.shown).toMatchObject({ version: 1, bots_alone: true });
    expect(versions()).toEqual([1]);
  });

  it('shows the opening of a match that begins before its eyes, from the table as it was laid', () => {
    session.close();
    session = new Session('T', 'secret', false, world);
    world.latest.open();
    world.latest.say(welcomeTo({ stage: 'gathering' }));
    world.latest.say(step(0, { before: { version: 'laid' } }));
    expect(session.opening).toBe(true);
    expect(session.shown?.view).toEqual({ version: 'laid' });
    expect(session.next?.standing.version).toBe(0);
    session.done();
    expect(session.opening).toBe(false);
    expect(session.shown?.version).toBe(0);
    expect(versions()).toEqual([0]);
  });

  it('shows the opening to whoever has just sat down, and to nobody who comes back', () => {
    world.latest.say(step(0));
    expect(session.opening).toBe(false);
    expect(session.shown?.version).toBe(0);
    const first = new Session('T', 'secret', true, world);
    world.latest.open();
    world.latest.say(welcome());
    world.latest.say(step(0));
    expect(first.opening).toBe(true);
    first.close();
    const late = new Session('T', 'secret', true, world);
    world.latest.open();
    world.latest.say(welcome());
    world.latest.say(resync(1, [[{ on: 'a' }], [{ on: 'b' }]]));
    expect(late.opening).toBe(false);
    expect(late.shown?.version).toBe(1);
    late.close();
  });

  it('shows a step moment by moment, each from the view before it, whatever waits to be shown', () => {
    world.latest.say(resync(0));
    const view = (cash: number, turn = 0) => ({ players: [{ cash }], turn });
    world.latest.say(step(1, { view: view(5) }));
    world.latest.say(
      step(2, {
        view: view(7, 1),
        beats: [
          { events: [{ on: 'paid' }], changed: [[['players', 0, 'cash'], 7]] },
          { events: [{ on: 'passed' }], changed: [] },
        ],
      }),
    );
    session.done();
    expect(session.next?.moments).toEqual([
      { event: { on: 'paid' }, before: view(5), after: view(7) },
      { event: { on: 'passed' }, before: view(7), after: view(7, 1) },
    ]);
  });

  it('ignores a step it has already', () => {
    world.latest.say(resync(0, [[{ on: 'test' }]]));
    world.latest.say(step(1));
    world.latest.say(step(1));
    session.done();
    expect(session.caughtUp).toBe(true);
    expect(versions()).toEqual([0, 1]);
  });

  it('skips ahead when too many steps wait, and loses none of the words', () => {
    world.latest.say(resync(0, [[{ on: 'test' }]]));
    for (let version = 1; version <= 7; version += 1) world.latest.say(step(version));
    expect(session.shown?.version).toBe(7);
    expect(session.caughtUp).toBe(true);
    expect(versions()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('draws a resync at once and keeps the words from before it', () => {
    world.latest.say(resync(0, [[{ on: 'test' }]]));
    world.latest.say(step(1));
    session.done();
    world.latest.say(resync(9, [[{ on: 'a' }], [{ on: 'b' }, { on: 'c' }]]));
    expect(session.shown?.version).toBe(9);
    expect(session.next).toBeNull();
    expect(versions()).toEqual([0, 1, 8, 9, 9]);
  });

  it('does not tell twice what a resync repeats', () => {
    world.latest.say(resync(0, [[{ on: 'test' }]]));
    world.latest.say(step(1));
    world.latest.say(resync(2, [[{ on: 'a' }], [{ on: 'b' }], [{ on: 'c' }]]));
    expect(versions()).toEqual([0, 1, 2]);
  });

  it('says hello again with the last version received, shown or not', () => {
    world.latest.say(resync(0, [[{ on: 'test' }]]));
    world.latest.say(step(1));
    world.latest.say(step(2));
    dispatchEvent(new Event('online'));
    world.latest.open();
    expect(world.latest.sent[0]).toMatchObject({ hello: { seen: 2 } });
  });

  it('has one action on its way at a time', () => {
    world.latest.say(resync(0, [[{ on: 'test' }]]));
    session.play({ do: 'lay' });
    session.play({ do: 'capture' });
    const acts = world.latest.sent.filter((message) => 'act' in message);
    expect(acts).toHaveLength(1);
    expect(session.pending).toBe(true);
    world.latest.say(step(1, { cmd: acts[0]!.act.cmd }));
    expect(session.pending).toBe(false);
  });

  it('keeps a refusal until the next try', () => {
    world.latest.say(resync(0, [[{ on: 'test' }]]));
    session.play({ do: 'lay' });
    const act = world.latest.sent.find((message) => 'act' in message)!;
    const refusal = { code: 'must_capture' };
    world.latest.say({ refused: { cmd: act.act.cmd, rule: 'tj.play.lay.not-higher', refusal } });
    expect(session.pending).toBe(false);
    expect(session.refusal).toMatchObject({ rule: 'tj.play.lay.not-higher', refusal });
    session.play({ do: 'capture' });
    expect(session.refusal).toBeNull();
  });

  it('draws without showing what was followed elsewhere', () => {
    world.latest.say(resync(0, [[{ on: 'test' }]]));
    world.latest.say(step(1));
    session.skipTo(2);
    world.latest.say(step(2));
    expect(session.shown?.version).toBe(2);
    world.latest.say(step(3));
    expect(session.next?.standing.version).toBe(3);
  });

  it('says which steps a bot chose for a person', () => {
    world.latest.say(resync(0));
    world.latest.say(step(1, { stand_in: true }));
    world.latest.say(step(2));
    session.done();
    session.done();
    expect(session.log.map((entry) => 'event' in entry && entry.standIn)).toEqual([true, false]);
  });

  it('shows nothing of what the bots do when they play to the end, and remembers from where', () => {
    world.latest.say(resync(3));
    world.latest.say({ table: tableInfo({ hastened: true }) });
    world.latest.say(step(4));
    world.latest.say({ table: tableInfo({ hastened: true }) });
    world.latest.say(step(5));
    expect(session.caughtUp).toBe(true);
    expect(session.shown?.version).toBe(5);
    expect(session.hastenedFrom).toBe(3);
  });

  it('lets the clock of whoever is waited for run, also while what led to it is being shown', () => {
    world.latest.say({ table: tableInfo({ seats: [person('Anna'), person('Bo')] }) });
    world.latest.say(resync(0));
    expect(session.clocks).toBeNull();
    world.latest.say(step(1, { waiting: [1], clocks_ms: [9_000, 8_000] }));
    expect(session.shown?.version).toBe(0);
    expect(session.clocks).toMatchObject({ left: [9_000, 8_000], running: [1] });
    world.latest.say({ table: tableInfo({ seats: [person('Anna'), person('Bo')], paused_ms: 60_000 }) });
    expect(session.clocks?.running).toEqual([]);
  });

  describe('taking back', () => {
    beforeEach(() => {
      world.latest.say(resync(0, [[{ on: 'opening' }]]));
      world.latest.say(step(1, { events: [{ on: 'built' }, { on: 'paid' }], undo: true }));
    });
    const asked = () => world.latest.sent.filter((message) => 'undo' in message);

    it('asks for the version it sees, and only when it may', () => {
      session.undo();
      expect(asked()).toEqual([]);
      session.done();
      session.undo();
      expect(asked()).toEqual([{ undo: { version: 1 } }]);
      world.latest.say(step(2));
      session.done();
      session.undo();
      expect(asked()).toHaveLength(1);
    });

    it('draws the match as it was, and says who has done it in place of what was done', () => {
      session.done();
      world.latest.say(undone(2, 0));
      expect(session.shown?.version).toBe(2);
      expect(session.shown?.undo).toBeUndefined();
      expect(told()).toEqual(['opening', 0]);
    });

    it('leaves nothing half shown', () => {
      session.tell(1);
      world.latest.say(undone(2, 0));
      expect(session.next).toBeNull();
      expect(session.shown?.version).toBe(2);
      expect(told()).toEqual(['opening', 0]);
      session.done();
      expect(session.shown?.version).toBe(2);
    });

    it('goes back one action for each time', () => {
      world.latest.say(step(2, { events: [{ on: 'built again' }] }));
      session.skipToEnd();
      world.latest.say(undone(3, 0));
      expect(told()).toEqual(['opening', 'built', 'paid', 0]);
      world.latest.say(undone(4, 0));
      expect(told()).toEqual(['opening', 0, 0]);
    });

    it('goes on from there', () => {
      world.latest.say(undone(2, 0));
      world.latest.say(undone(2, 0));
      world.latest.say(step(3, { events: [{ on: 'sold' }] }));
      expect(session.next?.standing.version).toBe(3);
      session.done();
      expect(told()).toEqual(['opening', 0, 'sold']);
    });
  });

  describe('trying', () => {
    const view = { offers: [] as string[], cash: 5 };
    beforeEach(() => {
      world.latest.say({ resync: { log: [], standing: { version: 0, view, menu: [], waiting: [0] } } });
    });
    const asked = () => world.latest.sent.flatMap((message) => ('try' in message ? [message.try] : []));
    const offer = { do: 'offer' };

    it('tells what would happen, from where the match stands, and changes nothing', async () => {
      const tried = session.try(offer);
      expect(asked()).toMatchObject([{ action: offer }]);
      expect(session.pending).toBe(false);
      world.latest.say(step(1, { view: { offers: [], cash: 9 } }));
      const beats: Beat[] = [{ events: [{ on: 'offer_made' }], changed: [[['offers'], ['mine']]] }];
      world.latest.say({ tried: { cmd: asked()[0]!.cmd, beats } });
      expect(await tried).toEqual({
        moments: [
          {
            event: { on: 'offer_made' },
            before: { offers: [], cash: 9 },
            after: { offers: ['mine'], cash: 9 },
          },
        ],
      });
      expect(session.shown?.view).toEqual(view);
    });

    it('tells why not to who asked, and shows it to nobody', async () => {
      const [poor, hasty] = [session.try(offer), session.try(offer)];
      const [first, second] = asked();
      expect(first!.cmd).not.toBe(second!.cmd);
      world.latest.say({ error: { cmd: second!.cmd, error: { code: 'too_fast' } } });
      world.latest.say({ refused: { cmd: first!.cmd, rule: 'mo.deal', refusal: { code: 'empty_offer' } } });
      expect(await poor).toEqual({ rule: 'mo.deal', refusal: { code: 'empty_offer' } });
      expect(await hasty).toEqual({ problem: 'too_fast' });
      expect([session.refusal, session.error]).toEqual([null, null]);
    });

    it('explains itself where one asks why not, and takes nothing even where one could', async () => {
      const refused = session.ask(offer);
      world.latest.say({
        refused: { cmd: asked()[0]!.cmd, rule: 'mo.deal', refusal: { code: 'empty_offer' } },
      });
      await refused;
      expect(session.refusal).toEqual({ rule: 'mo.deal', refusal: { code: 'empty_offer' } });
      const allowed = session.ask(offer);
      world.latest.say({ tried: { cmd: asked()[1]!.cmd, beats: [] } });
      await allowed;
      expect(session.refusal).toBeNull();
      expect(session.pending).toBe(false);
    });

    it('is not asked again after a loss: whoever waits is told, and so is whoever asks meanwhile', async () => {
      const tried = session.try(offer);
      world.latest.break();
      expect(await tried).toEqual({ problem: 'lost' });
      expect(await session.try(offer)).toEqual({ problem: 'lost' });
      dispatchEvent(new Event('online'));
      world.latest.open();
      world.latest.say(welcome());
      expect(asked()).toEqual([]);
    });

    it('ends with the session', async () => {
      const tried = session.try(offer);
      session.close();
      expect(await tried).toEqual({ problem: 'lost' });
    });
  });

  describe('quick words', () => {
    it('are heard and sent, and rest when the host finds it too much', () => {
      session.react('bravo');
      expect(world.latest.sent.at(-1)).toEqual({ react: { reaction: 'bravo' } });
      world.latest.say({ error: { error: { code: 'too_fast' } } });
      expect(session.error).toBeNull();
      expect(session.reactions.resting).toBe(true);
      const before = world.latest.sent.length;
      session.react('bravo');
      expect(world.latest.sent).toHaveLength(before);
      world.latest.say({ reacted: { seat: 1, reaction: 'ouch' } });
      expect(session.reactions.of(1)).toBe('ouch');
    });

    it('hide no haste that was about something else', () => {
      world.latest.say({ error: { error: { code: 'too_fast' } } });
      expect(session.error).toBe('too_fast');
    });
  });
});
