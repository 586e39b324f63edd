import { expect, test } from 'vitest';
import { around, isBeside, kept, moved, shows, whole, zoomed } from './camera';

const CITY = { width: 1320, height: 880 };
const DESK = { width: 1000, height: 700 };
const WIDE = { width: 1400, height: 700 };
const PHONE = { width: 390, height: 550 };
const CELL = 40;

test('the whole city is in the middle, whatever the window', () => {
  const desk = whole(CITY, WIDE, CELL);
  expect(desk.width / desk.height).toBeCloseTo(WIDE.width / WIDE.height);
  expect(desk.x + desk.width / 2).toBe(660);
  expect(desk.y + desk.height / 2).toBe(440);
  const tall = whole(CITY, PHONE, CELL);
  expect(tall.width).toBe(1356);
  expect(tall.y).toBeLessThan(0);
  expect(tall.y + tall.height / 2).toBe(440);
});

test('the tools stand beside the city where there is room for that', () => {
  // Below it on an upright window, to its right on a wide one: in pixels from its edge to that of the window.
  const below = (window: { width: number; height: number }) => {
    const { y, width, height } = whole(CITY, window, CELL);
    return (y + height - CITY.height) * (window.width / width);
  };
  const right = (window: { width: number; height: number }) => {
    const { x, width } = whole(CITY, window, CELL);
    return (x + width - CITY.width) * (window.width / width);
  };
  expect(isBeside(CITY, PHONE)).toBe(false);
  expect(below(PHONE)).toBeGreaterThan(56);
  expect(isBeside(CITY, { width: 460, height: 290 })).toBe(true);
  expect(right({ width: 460, height: 290 })).toBeCloseTo(36, 0);
  expect(right({ width: 520, height: 290 })).toBeCloseTo(56, 5);
});

test('pins over the edge of the city are seen with the whole of it', () => {
  for (const window of [DESK, PHONE, { width: 900, height: 300 }]) {
    const { x, y, width, height } = whole(CITY, window, CELL);
    expect(Math.min(-x, -y)).toBeGreaterThanOrEqual(17);
    expect(Math.min(x + width - CITY.width, y + height - CITY.height)).toBeGreaterThanOrEqual(17);
  }
});

test('what lies under the hand stays there while zooming', () => {
  const frame = whole(CITY, DESK, CELL);
  const point = { x: 330, y: 200 };
  const closer = zoomed(frame, 2, point);
  expect(closer.width).toBe(frame.width / 2);
  expect((point.x - closer.x) / closer.width).toBeCloseTo((point.x - frame.x) / frame.width);
  expect((point.y - closer.y) / closer.height).toBeCloseTo((point.y - frame.y) / frame.height);
});

test('nobody gets lost beside the city, or sees too little or too much of it', () => {
  const far = kept({ x: 5000, y: -5000, width: 400, height: 280 }, CITY, DESK, CELL);
  expect(far.x + far.width).toBeLessThanOrEqual(CITY.width + 2 * CELL);
  expect(far.y).toBeGreaterThanOrEqual(-2 * CELL);
  expect(kept(zoomed(far, 0.001, { x: 0, y: 0 }), CITY, DESK, CELL)).toEqual(whole(CITY, DESK, CELL));
  expect(kept(zoomed(far, 1000, { x: 0, y: 0 }), CITY, DESK, CELL).width).toBe(6 * CELL);
});

test('the camera goes no closer than asked and takes in all the points', () => {
  const near = around([{ x: 100, y: 100 }], 390, PHONE, CELL);
  expect(near.width).toBe(390);
  const points = [
    { x: 100, y: 100 },
    { x: 900, y: 120 },
  ];
  const wide = around(points, 390, PHONE, CELL);
  expect(wide.width).toBe(880);
  expect(shows(moved(wide, { x: 0, y: 0 }), points, CELL - 1)).toBe(true);
  expect(shows(moved(wide, { x: 60, y: 0 }), points, CELL - 1)).toBe(false);
});
