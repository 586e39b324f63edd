import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { Camera } from './camera.svelte';
import { town } from '../../fixtures/town';
import { turned } from '../../fixtures/turned';
import { gestures } from './gestures';
import type { Speed } from '../../../game';
import type { Point } from '../places';

/** A city so large that there is room to move about in it. */
const CITY = { ...town, plan: { ...town.plan, width: 60, height: 40 } };
const WINDOW = { width: 800, height: 600 };
/** Where the map begins on the page. */
const LEFT = 30;
const TOP = 50;

let camera: Camera;
let map: HTMLElement;
let speed: Speed;
let time: number;
let letGo: (() => void) | void;
let clicked: Mock<() => void>;
let pressed: Mock<(at: Point) => void>;

beforeEach(() => {
  camera = new Camera(CITY);
  camera.fit(WINDOW);
  camera.zoom(3);
  speed = 1;
  time = 1000;
  map = document.createElement('div');
  map.innerHTML = '<i></i><b role="button"></b>';
  map.getBoundingClientRect = () => new DOMRect(LEFT, TOP, WINDOW.width, WINDOW.height);
  map.setPointerCapture = vi.fn();
  document.body.append(map);
  clicked = vi.fn<() => void>();
  map.firstElementChild!.addEventListener('click', clicked);
  pressed = vi.fn<(at: Point) => void>();
  letGo = gestures(camera, () => speed, pressed)(map);
  vi.useFakeTimers();
});
afterEach(() => {
  letGo?.();
  map.remove();
  vi.useRealTimers();
});

type What = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture';

/** A finger, or the mouse, does something at a point of the map. */
function hand(what: What, at: Point, init: PointerEventInit = {}, target: Element = map.firstElementChild!) {
  const event = new PointerEvent(what, {
    pointerId: 1,
    pointerType: 'touch',
    button: 0,
    buttons: what === 'pointerdown' || what === 'pointermove' ? 1 : 0,
    bubbles: true,
    clientX: LEFT + at.x,
    clientY: TOP + at.y,
    ...init,
  });
  Object.defineProperty(event, 'timeStamp', { value: time });
  target.dispatchEvent(event);
}

function drag(from: Point, to: Point, init: PointerEventInit = {}) {
  hand('pointerdown', from, init);
  hand('pointermove', to, init);
  hand('pointerup', to, init);
}

function click(detail = 1) {
  map.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}

/** Finger two, beside the first. */
const second = { pointerId: 2 };
const third = { pointerId: 3 };

function expectUnder(window: Point, city: Point) {
  expect(camera.under(window).x).toBeCloseTo(city.x);
  expect(camera.under(window).y).toBeCloseTo(city.y);
}

test('the wheel comes closer to what is under the pointer', () => {
  const pointer = { x: 600, y: 150 };
  const [under, before] = [camera.under(pointer), camera.frame];
  const wheel = (deltaY: number) =>
    map.dispatchEvent(turned({ deltaY, clientX: LEFT + pointer.x, clientY: TOP + pointer.y }));
  expect(wheel(-100)).toBe(false);
  expect(camera.frame.width).toBeLessThan(before.width);
  expectUnder(pointer, under);
  wheel(100);
  expect(camera.frame.width).toBeCloseTo(before.width);
});

test('nothing slides away when the wheel asks for more than the closest there is', () => {
  const pointer = { x: 600, y: 150 };
  for (let turn = 0; turn < 20; turn += 1) camera.zoom(1.5, camera.under(pointer));
  const { frame } = camera;
  camera.zoom(1.5, camera.under(pointer));
  expect(camera.frame).toEqual(frame);
});

test('two fingers on a trackpad move what is seen the way they scroll', () => {
  const before = camera.frame;
  map.dispatchEvent(turned({ deltaX: 20, deltaY: 30 }));
  expect(camera.frame.x - before.x).toBeCloseTo(20 / camera.scale);
  expect(camera.frame.y - before.y).toBeCloseTo(30 / camera.scale);
  expect(camera.frame.width).toBe(before.width);
});

for (const pointerType of ['touch', 'mouse']) {
  test(`what a ${pointerType} drags stays under it`, () => {
    const under = camera.under({ x: 300, y: 300 });
    drag({ x: 300, y: 300 }, { x: 420, y: 240 }, { pointerType });
    expectUnder({ x: 420, y: 240 }, under);
  });
}

test('two fingers apart come closer, together go farther, and carry along what is between them', () => {
  hand('pointerdown', { x: 300, y: 300 });
  hand('pointerdown', { x: 500, y: 300 }, second);
  const [before, between] = [camera.frame.width, camera.under({ x: 400, y: 300 })];
  hand('pointermove', { x: 250, y: 340 });
  hand('pointermove', { x: 650, y: 340 }, second);
  expect(camera.frame.width).toBeCloseTo(before / 2);
  expectUnder({ x: 450, y: 340 }, between);
  hand('pointermove', { x: 350, y: 340 });
  hand('pointermove', { x: 550, y: 340 }, second);
  expect(camera.frame.width).toBeCloseTo(before);
});

test('two fingers side by side pan', () => {
  hand('pointerdown', { x: 300, y: 300 });
  hand('pointerdown', { x: 400, y: 300 }, second);
  const [before, under] = [camera.frame.width, camera.under({ x: 350, y: 300 })];
  hand('pointermove', { x: 300, y: 380 });
  hand('pointermove', { x: 400, y: 380 }, second);
  expect(camera.frame.width).toBeCloseTo(before);
  expectUnder({ x: 350, y: 380 }, under);
});

test('a third finger moves nothing, and takes over without a jump', () => {
  hand('pointerdown', { x: 300, y: 300 });
  hand('pointerdown', { x: 500, y: 300 }, second);
  hand('pointerdown', { x: 700, y: 500 }, third);
  const before = camera.frame;
  hand('pointermove', { x: 100, y: 100 }, third);
  expect(camera.frame).toEqual(before);
  hand('pointerup', { x: 300, y: 300 });
  expect(camera.frame).toEqual(before);
  hand('pointerup', { x: 500, y: 300 }, second);
  const under = camera.under({ x: 100, y: 100 });
  hand('pointermove', { x: 130, y: 90 }, third);
  expectUnder({ x: 130, y: 90 }, under);
});

test('fingers on the very same spot do no harm', () => {
  hand('pointerdown', { x: 300, y: 300 });
  hand('pointerdown', { x: 300, y: 300 }, second);
  const before = camera.frame.width;
  hand('pointermove', { x: 340, y: 300 }, second);
  expect(camera.frame.width).toBe(before);
});

for (const [what, target] of [
  ['pointercancel', () => map.firstElementChild!],
  ['lostpointercapture', () => map],
] as const) {
  test(`after ${what} the finger holds nothing`, () => {
    hand('pointerdown', { x: 300, y: 300 });
    hand('pointermove', { x: 360, y: 300 });
    hand(what, { x: 360, y: 300 }, {}, target());
    const before = camera.frame;
    hand('pointermove', { x: 500, y: 500 });
    expect(camera.frame).toEqual(before);
    vi.runAllTimers();
    expect(camera.frame).toEqual(before);
  });
}

test('what lies under the finger loses it to the map without ending the drag', () => {
  hand('pointerdown', { x: 300, y: 300 });
  hand('pointermove', { x: 330, y: 300 });
  hand('lostpointercapture', { x: 330, y: 300 });
  const under = camera.under({ x: 330, y: 300 });
  hand('pointermove', { x: 400, y: 300 });
  expectUnder({ x: 400, y: 300 }, under);
});

test('a mouse let go where nobody saw it drags nothing when it comes back', () => {
  const mouse = { pointerType: 'mouse' };
  hand('pointerdown', { x: 300, y: 300 }, mouse);
  const before = camera.frame;
  hand('pointermove', { x: 500, y: 300 }, { ...mouse, buttons: 0 });
  hand('pointermove', { x: 600, y: 300 }, { ...mouse, buttons: 0 });
  expect(camera.frame).toEqual(before);
});

test('a tap that trembles is a click and moves nothing; a drag is no click', () => {
  const before = camera.frame;
  drag({ x: 300, y: 300 }, { x: 306, y: 305 });
  click();
  expect(clicked).toHaveBeenCalledOnce();
  expect(camera.frame).toEqual(before);
  drag({ x: 300, y: 300 }, { x: 340, y: 300 });
  click();
  expect(clicked).toHaveBeenCalledOnce();
  click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test('a reading aid may click after a drag', () => {
  drag({ x: 300, y: 300 }, { x: 340, y: 300 });
  click(0);
  expect(clicked).toHaveBeenCalledOnce();
});

/** A finger draws to the right, half a pixel each millisecond, rests so long, and leaves. */
function flick(rests = 0) {
  hand('pointerdown', { x: 300, y: 300 });
  for (let step = 1; step <= 10; step += 1) {
    time += 10;
    hand('pointermove', { x: 300 + step * 5, y: 300 });
  }
  time += rests;
  const left = { ...camera.frame };
  hand('pointerup', { x: 350, y: 300 });
  return left;
}

test('a finger that leaves in motion lets the map run on the same way, and come to rest', () => {
  const left = flick();
  vi.advanceTimersByTime(100);
  const soon = camera.frame.x;
  vi.runAllTimers();
  expect(soon).toBeLessThan(left.x);
  expect(camera.frame.x).toBeLessThan(soon);
  expect((left.x - camera.frame.x) * camera.scale).toBeLessThan(150);
  expect(camera.frame.y).toBeCloseTo(left.y);
});

test('a finger that came to rest leaves the map where it is', () => {
  const left = flick(150);
  vi.runAllTimers();
  expect(camera.frame).toEqual(left);
});

test('whoever wants no motion gets none', () => {
  speed = 0;
  const left = flick();
  vi.runAllTimers();
  expect(camera.frame).toEqual(left);
});

test('a finger put down again stops the map', () => {
  flick();
  vi.advanceTimersByTime(50);
  hand('pointerdown', { x: 300, y: 300 });
  const before = camera.frame;
  vi.runAllTimers();
  expect(camera.frame).toEqual(before);
});

function double(target: Element) {
  target.dispatchEvent(
    new MouseEvent('dblclick', { bubbles: true, clientX: LEFT + 500, clientY: TOP + 200 }),
  );
  vi.runAllTimers();
}

test('a double press comes closer to where it was, but not one on what can be chosen', () => {
  const [before, under] = [camera.frame.width, camera.under({ x: 500, y: 200 })];
  double(map.lastElementChild!);
  expect(camera.frame.width).toBe(before);
  double(map.firstElementChild!);
  expect(camera.frame.width).toBeCloseTo(before / 2);
  expectUnder({ x: 500, y: 200 }, under);
});

/** A press without motion, the first of a row or a later one. */
function press(detail: number, target: Element = map.firstElementChild!) {
  target.dispatchEvent(
    new MouseEvent('click', { bubbles: true, detail, clientX: LEFT + 500, clientY: TOP + 200 }),
  );
}

test('a press on the map is told by its place in the city, when it can be no double press', () => {
  const place = camera.under({ x: 500, y: 200 });
  press(1);
  expect(pressed).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledExactlyOnceWith(place);
});

test('a double press, a drag, and a press on what can be chosen ask about nothing', () => {
  press(1);
  press(2);
  double(map.firstElementChild!);
  drag({ x: 300, y: 300 }, { x: 360, y: 300 });
  press(1);
  press(1, map.lastElementChild!);
  vi.runAllTimers();
  expect(pressed).not.toHaveBeenCalled();
});
