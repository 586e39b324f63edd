import { expect, test } from 'vitest';
import * as layouts from './layouts';

/** In pixels, with text of the usual size. */
const REM = 17;
const layoutOf = (width: number, height: number) => layouts.layoutOf(width / REM, height / REM);
const isRoomy = (width: number, height: number) => layouts.isRoomy(width / REM, height / REM);

test('every screen has a layout somebody thought of', () => {
  // What is left of the window between the bars above and below.
  expect(layoutOf(390, 676)).toBe('phone');
  expect(layoutOf(360, 472)).toBe('phone');
  expect(layoutOf(792, 338)).toBe('low');
  expect(layoutOf(588, 320)).toBe('low');
  expect(layoutOf(820, 1028)).toBe('tall');
  expect(layoutOf(768, 872)).toBe('tall');
  expect(layoutOf(1024, 616)).toBe('wide');
  expect(layoutOf(1440, 748)).toBe('wide');
  expect(layoutOf(2560, 1288)).toBe('wide');
});

test('a tablet held upright stays so when the bar below tells more', () => {
  expect(layoutOf(820, 700)).toBe('tall');
  expect(layoutOf(768, 566)).toBe('tall');
  expect(layoutOf(1024, 540)).toBe('wide');
});

test('a small window is laid as for a phone, whatever its shape', () => {
  expect(layoutOf(360, 300)).toBe('phone');
  expect(layoutOf(700, 650)).toBe('phone');
  expect(isRoomy(700, 650)).toBe(true);
  expect(isRoomy(390, 676)).toBe(false);
});
