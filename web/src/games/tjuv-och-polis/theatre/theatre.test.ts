import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChaseEvent, ChaseView } from '../../../generated/tjuv-och-polis';
import type { Moment } from '../../game';
import { speak } from '../../../text/text.svelte';
import { infos, names, over, thief, told, view, type ChaseStep } from '../fixtures/tables';
import { at, town } from '../fixtures/town';
import Table from '../Table.svelte';
import { sceneOf } from './theatre';

const CECILIA = 2;
const DAVID = 3;
const station = at(0, 1);

const away: ChaseEvent = { on: 'got_away', thief: CECILIA, carried: 17000, left: 0, secret: false };
const fourth: ChaseEvent = { on: 'out_of_game', thief: DAVID, man: 1, lost: 0, bounty: 0, hidden: 0 };
const sentenced: ChaseEvent = { on: 'sentenced', thief: DAVID, turns: 3, lost: 0, bounty: 0 };
const ended: ChaseEvent = { on: 'game_over', totals: [0, 0, 17000, 0], winners: [CECILIA] };

/** Cecilia waits at the station with her ticket. */
function leaving() {
  const before = view();
  before.thieves[0] = thief(CECILIA, station, { fate: { is: 'leaving' } });
  return before;
}

/** These events from one view on, as a step has them. */
function moments(before: ChaseView, ...events: ChaseEvent[]): Moment<ChaseView, ChaseEvent>[] {
  return events.map((event) => ({ event: told(event), before, after: over().view }));
}

test('a getaway is seen from where the thief waited', () => {
  expect(sceneOf(moments(leaving(), away), town)).toMatchObject({
    is: 'away',
    thief: CECILIA,
    look: 0,
    way: 'station',
    sum: 17000,
    at: station,
    last: false,
  });
});

test('a sum that is secret stays so', () => {
  expect(sceneOf(moments(leaving(), { ...away, carried: null }), town)?.sum).toBe(null);
});

test('the doors close behind a thief for good, or with the last arrest of the match', () => {
  expect(sceneOf(moments(view(), fourth), town)).toMatchObject({ is: 'locked', thief: DAVID, last: false });
  expect(sceneOf(moments(view(), sentenced), town)).toBe(null);
  expect(sceneOf(moments(view(), sentenced, ended), town)).toMatchObject({ is: 'locked', last: true });
});

test('anything else is no theatre', () => {
  expect(sceneOf(moments(view(), ended), town)).toBe(null);
  expect(sceneOf([], town)).toBe(null);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Cecilia leaves, and with that the match is over. */
async function showEnd(speed: 0 | 1) {
  speak('sv');
  vi.useFakeTimers();
  const step: ChaseStep = {
    cmd: null,
    moments: moments(leaving(), away, ended),
    standing: { ...over(), version: 31 },
  };
  const done = vi.fn();
  const props = {
    board: town,
    seats: infos,
    names,
    seat: 0,
    shown: { ...over(), view: leaving(), version: 30, winners: undefined },
    tell: vi.fn(),
    done,
    play: vi.fn(),
    pending: false,
    // The simulated browser knows no motion of pieces, so the step itself is shown without.
    speed: 0 as const,
    sound: false,
    lit: null,
    advised: null,
  };
  const { container, rerender } = render(Table, { ...props, next: step });
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  await rerender({ ...props, shown: step.standing, next: null, speed });
  return container;
}

const winner = () => screen.queryByRole('heading', { name: 'Cecilia vann!' });

test('the getaway is played over the map, and the end of the match waits for it', async () => {
  await showEnd(1);
  expect(screen.getByTestId('scene').textContent).toMatch(/Cecilia kom undan!\s*med 17\s000\skr/);
  expect(winner()).toBe(null);
  await vi.advanceTimersByTimeAsync(3400);
  expect(screen.queryByTestId('scene')).toBe(null);
  expect(winner()).toBeTruthy();
});

test('without motion the place lights up instead', async () => {
  const container = await showEnd(0);
  expect(screen.queryByTestId('scene')).toBe(null);
  expect(container.querySelectorAll('.marks rect')).toHaveLength(1);
  expect(winner()).toBeTruthy();
});
