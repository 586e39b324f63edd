import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moments } from '../test/moments';
import type { Beat } from './beat';
import type { Speed, Step } from './game';
import { Showing, type Motions, type Table } from './showing.svelte';

interface View {
  at: number;
}
interface Event {
  on: string;
}
type One = Beat<View, Event>;

/** A step in which everything that happens moves something on by one. */
function step(version: number, from: number, names: string[], cmd?: string): Step<View, unknown, Event> {
  const happened = names.map((on, nth): [Event, View] => [{ on }, { at: from + nth + 1 }]);
  const view = { at: from + names.length };
  const standing = { version, view, menu: [{ action: 'go', would: [] }], waiting: [0] };
  return { cmd, moments: moments({ at: from }, ...happened), standing };
}

let table: Table<View, unknown, Event>;
/** What was done, in order. */
let story: string[];
/** The waits that nobody has ended yet. */
let waits: { milliseconds: number; over: () => void }[];

const standing = (at: number) => ({ version: at, view: { at }, menu: [], waiting: [1] });

beforeEach(() => {
  story = [];
  waits = [];
  table = {
    shown: standing(0),
    next: null,
    tell: (events) => void story.push(`tell ${events}`),
    done: () => {
      story.push('done');
      if (table.next) table = { ...table, shown: table.next.standing, next: null };
    },
    pending: false,
    speed: 1,
    sound: true,
  };
});

/** Lets everything happen that waits for nothing. */
const settle = () => new Promise((settled) => setTimeout(settled));
async function pass() {
  waits.shift()!.over();
  await settle();
}

function showing(more: Partial<Motions<View, Event, One>> = {}) {
  const motions: Motions<View, Event, One> = {
    beats: (moments) => moments.map(({ event, after }) => ({ events: [event], after, lasts: 100 })),
    sound: ({ events }) => void story.push(`sound ${events[0]!.on}`),
    ...more,
  };
  const wait = (milliseconds: number) =>
    new Promise<void>((over) => waits.push({ milliseconds, over: () => over() }));
  return new Showing(() => table, motions, wait);
}

async function begin(shows: ReturnType<typeof showing>, next: Step<View, unknown, Event>, speed: Speed = 1) {
  table = { ...table, next, speed };
  const cut = shows.show(next)!;
  await settle();
  return cut;
}

describe('a step', () => {
  test('is told, heard and seen beat by beat, and then its standing is drawn', async () => {
    const shows = showing();
    await begin(shows, step(1, 0, ['a', 'b']));
    expect(story).toEqual(['tell 1', 'sound a']);
    expect(shows.view).toEqual({ at: 1 });
    expect(shows.beat?.events[0]?.on).toBe('a');
    await pass();
    expect(story.slice(2)).toEqual(['tell 2', 'sound b']);
    expect(shows.view).toEqual({ at: 2 });
    await pass();
    expect(story.at(-1)).toBe('done');
    expect(shows.beat).toBeNull();
    expect(shows.view).toBe(table.shown.view);
  });

  test('goes twice as fast at double speed, and a speed that changes counts from the next beat', async () => {
    const shows = showing();
    await begin(shows, step(1, 0, ['a', 'b', 'c']), 2);
    expect(waits[0]!.milliseconds).toBe(50);
    expect(shows.lasts).toBe(50);
    table = { ...table, speed: 1 };
    await pass();
    expect(waits[0]!.milliseconds).toBe(100);
    table = { ...table, speed: 0 };
    await pass();
    expect(waits).toEqual([]);
    expect(story.at(-1)).toBe('done');
  });

  test('without motion is told and heard at once, and nothing moves', async () => {
    const move = vi.fn();
    const seen = vi.fn();
    const shows = showing({ move, seen });
    await begin(shows, step(1, 0, ['a', 'b']), 0);
    expect(story).toEqual(['tell 1', 'sound a', 'tell 2', 'sound b', 'done']);
    expect(move).not.toHaveBeenCalled();
    expect(seen).toHaveBeenCalledTimes(2);
    expect(shows.view).toEqual({ at: 2 });
  });

  test('is silent where the player wants it so', async () => {
    table = { ...table, sound: false };
    await begin(showing(), step(1, 0, ['a']), 0);
    expect(story).toEqual(['tell 1', 'done']);
  });

  test('in which nothing is shown is over at once', async () => {
    const shows = showing({ beats: () => [] });
    await begin(shows, step(1, 0, ['of a newer server']));
    expect(story).toEqual(['done']);
    expect(shows.view).toEqual({ at: 1 });
  });

  test('counts events that are seen together', async () => {
    const together: Motions<View, Event, One>['beats'] = (moments) => [
      { events: moments.map(({ event }) => event), after: moments.at(-1)!.after, lasts: 100 },
    ];
    await begin(showing({ beats: together }), step(1, 0, ['a', 'b', 'c']));
    expect(story[0]).toBe('tell 3');
  });
});

describe('a step that is cut short', () => {
  test('tells and draws nothing more, and puts what moves at rest', async () => {
    const shows = showing({ move: () => () => () => void story.push('rest') });
    const cut = await begin(shows, step(1, 0, ['a', 'b']));
    cut();
    expect(story.at(-1)).toBe('rest');
    expect(shows.beat).toBeNull();
    expect(shows.view).toEqual({ at: 0 });
    await pass();
    expect(story).toEqual(['tell 1', 'sound a', 'rest']);
  });

  test('gives way to the one that takes its place', async () => {
    const shows = showing();
    const cut = await begin(shows, step(1, 0, ['a', 'b']));
    cut();
    table = { ...table, shown: standing(2) };
    await begin(shows, step(3, 2, ['c']));
    await pass();
    expect(shows.view).toEqual({ at: 3 });
    await pass();
    expect(story).toEqual(['tell 1', 'sound a', 'tell 1', 'sound c', 'done']);
    expect(shows.happened.map(({ on }) => on)).toEqual(['c']);
  });

  test('before anything moved sets nothing in motion', async () => {
    const carried = vi.fn(() => () => {});
    const shows = showing({ move: () => carried });
    table = { ...table, next: step(1, 0, ['a']) };
    shows.show(table.next)!();
    await settle();
    expect(carried).not.toHaveBeenCalled();
  });
});

test('things are measured before the view changes, and move after it', async () => {
  const shows: ReturnType<typeof showing> = showing({
    move: () => {
      story.push(`before: ${shows.view.at}`);
      return () => {
        story.push(`after: ${shows.view.at}`);
        return () => void story.push('rest');
      };
    },
  });
  await begin(shows, step(1, 0, ['a']));
  await pass();
  expect(story.slice(2)).toEqual(['before: 0', 'after: 1', 'rest', 'done']);
});

test('a step is held up where the player is to have time', async () => {
  let goOn = () => {};
  const hold = ({ events }: One) =>
    events[0]!.on === 'result' ? new Promise<void>((resolve) => (goOn = resolve)) : undefined;
  await begin(showing({ hold }), step(1, 0, ['result', 'deal']), 0);
  expect(story).toEqual(['tell 1', 'sound result']);
  goOn();
  await settle();
  expect(story.slice(2)).toEqual(['tell 2', 'sound deal', 'done']);
});

test('what has happened is the last step; it is news until the viewer has acted', async () => {
  const shows = showing();
  const names = (events: Event[]) => events.map(({ on }) => on);
  await begin(shows, step(1, 0, ['robbed']), 0);
  await begin(shows, step(2, 1, ['laid']), 0);
  expect(names(shows.happened)).toEqual(['laid']);
  expect(names(shows.news)).toEqual(['robbed', 'laid']);
  await begin(shows, step(3, 2, ['captured'], 'mine'), 0);
  expect(names(shows.news)).toEqual(['captured']);
});

test('nothing can be done, nobody is waited for and nobody has won before the step is over', async () => {
  const shows = showing();
  const last = step(1, 0, ['won']);
  last.standing.winners = [2];
  await begin(shows, last);
  expect([shows.menu, shows.waiting, shows.winners, shows.resting]).toEqual([[], [], [], false]);
  await pass();
  expect([shows.menu.length, shows.waiting, shows.winners, shows.resting]).toEqual([1, [0], [2], true]);
  table = { ...table, pending: true };
  expect(shows.menu).toEqual([]);
});
