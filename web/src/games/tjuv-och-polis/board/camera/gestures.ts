// Hands on the map: wheel and pinch zoom, dragging pans. A tap that moves no farther than a trembling hand is a click.

import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from '../places';

const TREMBLE = 6;
const WHEEL = 0.0016;

export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (element) => {
    const touching = new Map<number, Point>();
    let dragging = false;
    let start: Point = { x: 0, y: 0 };

    const at = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function wheel(event: WheelEvent) {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * WHEEL), camera.under(at(event)));
    }

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      touching.set(event.pointerId, at(event));
      if (touching.size === 1) {
        dragging = false;
        start = at(event);
      }
    }

    function move(event: PointerEvent) {
      const before = touching.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const [other] = [...touching].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (!dragging && !other && Math.hypot(now.x - start.x, now.y - start.y) < TREMBLE) return;
      // From here on the hand moves the map, so it must not end as a click on what lies under it.
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      touching.set(event.pointerId, now);
      if (other) {
        const factor =
          Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
        if (Number.isFinite(factor) && factor > 0) camera.zoom(factor, camera.under(other));
      } else {
        camera.pan({ x: (before.x - now.x) / camera.scale, y: (before.y - now.y) / camera.scale });
      }
    }

    function up(event: PointerEvent) {
      touching.delete(event.pointerId);
    }

    function click(event: MouseEvent) {
      if (dragging) event.stopPropagation();
      dragging = false;
    }

    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
    };
  };
}
