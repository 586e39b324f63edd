import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from './sheet.svelte';

const frame = (x: number, y: number) => ({ x, y, width: 400, height: 300 });

let sheet: Sheet;
beforeEach(() => {
  vi.useFakeTimers();
  sheet = new Sheet();
  sheet.show(frame(0, 0), 2);
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first time it is printed at once, at the scale it is seen at', () => {
  expect(sheet.printed).toBe(2);
  expect(sheet.transform).toBe('translate(0px, 0px) scale(1)');
});

test('to look elsewhere only pushes it, the other way', () => {
  sheet.show(frame(30, -10), 2);
  expect(sheet.transform).toBe('translate(-60px, 20px) scale(1)');
  vi.runAllTimers();
  expect(sheet.printed).toBe(2);
});

test('closer stretches it, and when the camera has come to rest it is printed anew', () => {
  sheet.show(frame(10, 10), 3);
  expect(sheet.transform).toBe('translate(-30px, -30px) scale(1.5)');
  vi.runAllTimers();
  expect(sheet.printed).toBe(3);
  expect(sheet.transform).toBe('translate(-30px, -30px) scale(1)');
});

test('as long as the camera moves nothing is printed', () => {
  for (let x = 0; x < 100; x += 1) {
    sheet.show(frame(x, 0), 3);
    vi.advanceTimersByTime(16);
  }
  expect(sheet.printed).toBe(2);
});

test('stretched or shrunk too far it is printed at once', () => {
  sheet.show(frame(0, 0), 6);
  expect(sheet.printed).toBe(6);
  sheet.show(frame(0, 0), 2);
  expect(sheet.printed).toBe(2);
});

test('put away it is printed no more', () => {
  sheet.show(frame(0, 0), 3);
  sheet.putAway();
  vi.runAllTimers();
  expect(sheet.printed).toBe(2);
});

test('letters lie on whole pixels of the screen', () => {
  vi.stubGlobal('devicePixelRatio', 2);
  sheet.show(frame(0.3, 0.1), 2);
  expect(sheet.transform).toBe('translate(-0.5px, 0px) scale(1)');
  vi.unstubAllGlobals();
});
