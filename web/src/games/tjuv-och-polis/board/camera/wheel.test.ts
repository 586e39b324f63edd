import { expect, test } from 'vitest';
import { turned } from '../../fixtures/turned';
import { Wheel } from './wheel';

const LINES = 1;
const PAGES = 2;

/** What a wheel reads out of these events, each so many milliseconds after the one before. */
function read(...events: (WheelEventInit & { after?: number })[]) {
  const wheel = new Wheel();
  let time = 1000;
  return events.map(({ after = 0, ...init }) => {
    time += after;
    return wheel.read(turned(init, time));
  });
}

const zoom = (init: WheelEventInit) => {
  const [meant] = read(init);
  expect(meant).toHaveProperty('zoom');
  return (meant as { zoom: number }).zoom;
};

test('a wheel turned away from the hand comes closer, towards it goes farther', () => {
  expect(zoom({ deltaY: -100 })).toBeGreaterThan(1.1);
  expect(zoom({ deltaY: 100 })).toBeLessThan(0.9);
  expect(zoom({ deltaY: -100 }) * zoom({ deltaY: 100 })).toBeCloseTo(1);
});

test('lines and pages are wheels too, and a notch of them is about as long as one of pixels', () => {
  expect(zoom({ deltaY: -3, deltaMode: LINES })).toBeCloseTo(zoom({ deltaY: -100 }), 1);
  expect(zoom({ deltaY: 1, deltaMode: PAGES })).toBeLessThan(zoom({ deltaY: 3, deltaMode: LINES }));
  expect(zoom({ deltaY: 1, deltaMode: PAGES })).toBeGreaterThanOrEqual(0.5);
});

test('a pinch is a wheel with ctrl, however softly it begins, and fingers apart come closer', () => {
  expect(zoom({ deltaY: -4, ctrlKey: true })).toBeGreaterThan(1.03);
  expect(zoom({ deltaY: 4, ctrlKey: true })).toBeLessThan(0.97);
  expect(zoom({ deltaX: 3, deltaY: -4, ctrlKey: true })).toBeGreaterThan(1.03);
});

test('no single event zooms by more than twice', () => {
  expect(zoom({ deltaY: -100_000 })).toBe(2);
  expect(zoom({ deltaY: 100, ctrlKey: true })).toBe(0.5);
});

test('two fingers on a trackpad pan, by as much as they move', () => {
  expect(read({ deltaY: 3 })).toEqual([{ pan: { x: 0, y: 3 } }]);
  expect(read({ deltaX: -50, deltaY: 60 })).toEqual([{ pan: { x: -50, y: 60 } }]);
});

test('a stroke that began softly pans to its end, and the next one is judged anew', () => {
  const [begun, fast, notch] = read({ deltaY: 2 }, { deltaY: 90, after: 16 }, { deltaY: 90, after: 500 });
  expect(begun).toHaveProperty('pan');
  expect(fast).toEqual({ pan: { x: 0, y: 90 } });
  expect(notch).toHaveProperty('zoom');
});

test('a stroke that begins with a notch zooms to its end', () => {
  const [first, second] = read({ deltaY: -120 }, { deltaY: -10, after: 16 });
  expect(first).toHaveProperty('zoom');
  expect(second).toHaveProperty('zoom');
});

test('the small notch of a mouse on a Mac is no finger', () => {
  expect(zoom({ deltaY: -4.000244140625 })).toBeGreaterThan(1);
});
