// Hands on the map: the wheel zooms, one finger or the mouse pans, two fingers do both, and a double press comes closer.
// A tap that moves no farther than a trembling hand is a click.

import type { Attachment } from 'svelte/attachments';
import type { Speed } from '../../../game';
import type { Camera } from './camera.svelte';
import type { Point } from '../places';
import { Wheel } from './wheel';

/** How far a hand may tremble without moving the map, in pixels: a fingertip is rounder than a mouse. */
const TREMBLE = { finger: 10, mouse: 6 };
/** How fast a finger moved when it left is told by its last milliseconds on the map. */
const RECENT = 100;
/** A finger slower than this, in pixels each millisecond, has come to rest. */
const AT_REST = 0.15;
/** How much closer a double press comes. */
const DOUBLE = 2;
/** For how long a press may be the first of two, in milliseconds. */
const PATIENCE = 250;

/** `press` is told of a press on the map itself, beside what can be chosen on it, by its place in the picture. */
export function gestures(
  camera: Camera,
  speed: () => Speed,
  press: (at: Point) => void,
): Attachment<HTMLElement> {
  return (element) => {
    const wheel = new Wheel();
    /** Where each finger is, in the order they came. Only the first two move the map. */
    const touching = new Map<number, Point>();
    /** Where a single finger was just now. */
    let trace: (Point & { time: number })[] = [];
    let dragging = false;
    let start: Point = { x: 0, y: 0 };
    let single: ReturnType<typeof setTimeout> | undefined;

    const at = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function turn(event: WheelEvent) {
      event.preventDefault();
      const meant = wheel.read(event);
      if ('zoom' in meant) camera.zoom(meant.zoom, camera.under(at(event)));
      else camera.pan({ x: meant.pan.x / camera.scale, y: meant.pan.y / camera.scale });
    }

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      camera.stop();
      // The one mouse there is may have been let go where nobody saw it; a finger that comes back is a new one.
      touching.delete(event.pointerId);
      if (touching.size === 0) {
        dragging = false;
        start = at(event);
      }
      touching.set(event.pointerId, at(event));
      trace = [];
      if (dragging) element.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent) {
      if (!touching.has(event.pointerId)) return;
      if (event.buttons === 0) return leave(event);
      const now = at(event);
      const tremble = event.pointerType === 'touch' ? TREMBLE.finger : TREMBLE.mouse;
      if (!dragging && touching.size === 1 && far(start, now) < tremble) return;
      if (!dragging) take();

      const before = held();
      touching.set(event.pointerId, now);
      const after = held();
      const spread = before.spread < 1 ? 1 : after.spread / before.spread;
      camera.drag(before.middle, after.middle, spread);
      trace = touching.size === 1 ? [...recent(event), { ...now, time: event.timeStamp }] : [];
    }

    /** From here on the hands move the map, so they must not end as a click on what lies under them. */
    function take() {
      dragging = true;
      for (const finger of touching.keys()) element.setPointerCapture(finger);
    }

    /** Between the two fingers that count, and how far apart they are. */
    function held(): { middle: Point; spread: number } {
      const [one, other] = [...touching.values()];
      if (!one || !other) return { middle: one ?? start, spread: 0 };
      return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, spread: far(one, other) };
    }

    function up(event: PointerEvent) {
      if (!touching.has(event.pointerId)) return;
      leave(event);
      if (touching.size > 0 || !dragging || event.pointerType !== 'touch') return;
      const [first, ...rest] = recent(event);
      const last = rest.at(-1);
      if (!first || !last) return;
      const time = event.timeStamp - first.time;
      const velocity = { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
      if (Math.hypot(velocity.x, velocity.y) > AT_REST) camera.fling(velocity, speed());
    }

    function recent(event: PointerEvent) {
      return trace.filter(({ time }) => event.timeStamp - time < RECENT);
    }

    function leave(event: PointerEvent) {
      touching.delete(event.pointerId);
    }

    /** What lies under a finger loses it when the map takes it; only what the map itself loses is gone. */
    function lost(event: PointerEvent) {
      if (event.target === element) leave(event);
    }

    /** A click that nobody pressed, from a reading aid, ends no drag. */
    function click(event: MouseEvent) {
      if (dragging && event.detail > 0) event.stopPropagation();
      dragging = false;
    }

    const onMap = (event: MouseEvent) =>
      !(event.target instanceof Element && event.target.closest('[role=button]'));

    function once(event: MouseEvent) {
      clearTimeout(single);
      const place = camera.under(at(event));
      if (onMap(event) && event.detail === 1) single = setTimeout(() => press(place), PATIENCE);
    }

    function double(event: MouseEvent) {
      if (!onMap(event)) return;
      camera.approach(DOUBLE, camera.under(at(event)), speed());
    }

    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('wheel', turn, { passive: false, signal });
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', leave, { signal });
    element.addEventListener('lostpointercapture', lost, { signal });
    element.addEventListener('click', click, { capture: true, signal });
    element.addEventListener('click', once, { signal });
    element.addEventListener('dblclick', double, { signal });
    return () => {
      gone.abort();
      clearTimeout(single);
    };
  };
}

function far(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
