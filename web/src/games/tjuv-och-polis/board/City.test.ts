import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speak } from '../../../text/text.svelte';
import { Camera } from './camera/camera.svelte';
import City from './City.svelte';
import { town } from '../fixtures/town';

const CITY = { ...town, plan: { ...town.plan, width: 60, height: 40 } };

let camera: Camera;
let map: HTMLElement;
let inside: HTMLElement;

beforeEach(() => {
  speak('en');
  camera = new Camera(CITY);
  const children = createRawSnippet(() => ({ render: () => '<g role="button" tabindex="0">end</g>' }));
  render(City, { board: CITY, camera, speed: 0, press: () => {}, children });
  camera.fit({ width: 800, height: 600 });
  camera.zoom(3);
  map = screen.getByRole('group', { name: 'The map of Lillby' });
  inside = screen.getByText('end');
});
afterEach(cleanup);

test('arrow keys move what is seen their way when the map has the focus', async () => {
  for (const [key, across, down] of [
    ['ArrowRight', 1, 0],
    ['ArrowLeft', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowUp', 0, -1],
  ] as const) {
    const before = camera.frame;
    expect(await fireEvent.keyDown(map, { key }), 'the page does not scroll').toBe(false);
    expect(Math.sign(camera.frame.x - before.x), key).toBe(across);
    expect(Math.sign(camera.frame.y - before.y), key).toBe(down);
  }
});

test('arrow keys are left to what has the focus on the map', async () => {
  const before = camera.frame;
  expect(await fireEvent.keyDown(inside, { key: 'ArrowRight' })).toBe(true);
  expect(camera.frame).toEqual(before);
});

test('plus comes closer, minus goes farther, anywhere on the map', async () => {
  const before = camera.frame.width;
  await fireEvent.keyDown(map, { key: '+' });
  expect(camera.frame.width).toBeLessThan(before);
  await fireEvent.keyDown(inside, { key: '-' });
  expect(camera.frame.width).toBeCloseTo(before);
});

test('zero and Home show the whole city', async () => {
  for (const key of ['0', 'Home']) {
    expect(camera.isWhole).toBe(false);
    await fireEvent.keyDown(map, { key });
    expect(camera.isWhole, key).toBe(true);
    camera.zoom(3);
  }
});

test('what the browser does with other keys is left to it', async () => {
  const before = camera.frame;
  for (const press of [{ key: '+', ctrlKey: true }, { key: 'ArrowLeft', altKey: true }, { key: 'a' }]) {
    expect(await fireEvent.keyDown(map, press)).toBe(true);
  }
  expect(camera.frame).toEqual(before);
});

test('the numbers of the houses are drawn for whoever looks closely', async () => {
  const numbers = () => [...map.querySelectorAll('.picture text')].map((text) => text.textContent);
  camera.showWhole(0);
  flushSync();
  expect(numbers()).toEqual([]);
  camera.zoom(10);
  flushSync();
  const streets = town.plan.squares.filter(({ kind }) => kind.is === 'street');
  expect(numbers()).toEqual(streets.map(({ address }) => `${address!.number}`));
});

test('the same is done by buttons', async () => {
  const before = camera.frame.width;
  await fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(camera.frame.width).toBeLessThan(before);
  await fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(camera.frame.width).toBeCloseTo(before);
  await fireEvent.click(screen.getByRole('button', { name: 'Show the whole city' }));
  expect(camera.isWhole).toBe(true);
});
