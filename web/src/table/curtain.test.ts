// A whole shared screen of Tjuv, as those who listen to it hear it.

import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../announce.svelte';
import { gameOf, loadGame } from '../games/registry';
import { table as tableOfFour } from '../games/tjuv/fixtures/tables';
import { settings } from '../settings.svelte';
import { FakeWorld, person, step, welcomeTo } from '../test/fake-socket';
import { speak } from '../text/text.svelte';
import Announcer from '../ui/Announcer.svelte';
import AtTable from './AtTable.svelte';
import { Screen } from './screen.svelte';

const { view } = tableOfFour(4);
const seats = ['Anna', 'Bo', 'Cecilia', 'David'].map((name) => person(name));
const info = { game: 'tjuv', options: view.options, seats };

// The game is here before the match is.
await loadGame(gameOf('tjuv')!);

let world: FakeWorld;
let screen: Screen;

beforeEach(() => {
  speak('sv');
  settings.speed = 0;
  vi.useFakeTimers();
  world = new FakeWorld();
});
afterEach(() => {
  cleanup();
  screen.close();
  announcements.hush();
  vi.useRealTimers();
});

/** The line opened last says hello and is told where the match stands. */
async function answer(seat: number | null, waiting: number[]) {
  world.latest.open();
  world.latest.say(welcomeTo(info, seat));
  world.latest.say({ resync: { log: [], standing: { version: 1, view, menu: [], waiting } } });
  await vi.advanceTimersByTimeAsync(2_000);
}

/** All that a screen reader has been given to say. */
const heard = () =>
  [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')]
    .map((region) => region.textContent)
    .join(' ');

test('nobody hears what the one before them drew', async () => {
  screen = new Screen(
    'T',
    [
      { seat: 0, token: 'anna', name: 'Anna' },
      { seat: 1, token: 'bo', name: 'Bo' },
    ],
    false,
    world,
  );
  render(Announcer);
  render(AtTable, { table: 'T', screen, onleave: () => {}, onlyas: () => {} });
  await answer(null, [0]);
  await fireEvent.click(page.getByText('Jag är Anna – låt mig se'));
  await answer(0, [0]);

  const [open, own] = world.sockets;
  const drew = (card: string | null) => [{ on: 'drew', by: 0, card, rule: 'tj.play.draw' }];
  own!.say(step(2, { view, events: drew('C9'), waiting: [0] }));
  open!.say(step(2, { view, events: drew(null), waiting: [0] }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard()).toContain('Du drar klöver nio.');

  own!.say(step(3, { view, events: drew('CK'), waiting: [1] }));
  open!.say(step(3, { view, events: drew(null), waiting: [1] }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(page.getByText('Lämna över till Bo')).toBeTruthy();
  expect(heard()).not.toMatch(/klöver|kung/);

  await fireEvent.click(page.getByText('Jag är Bo – låt mig se'));
  await answer(1, [1]);
  expect(heard()).not.toMatch(/klöver|kung/);
}, 30_000);
