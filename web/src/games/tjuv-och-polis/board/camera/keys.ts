// The camera by keys: arrows pan, plus and minus zoom, zero and Home show the whole city.

import type { Speed } from '../../../game';
import type { Camera } from './camera.svelte';

/** How much closer a press comes. */
export const STEP = 1.4;
/** How far an arrow key moves, as a share of what is seen. */
const STRIDE = 0.15;

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrows belong to whatever has the focus, and so to the map only when that is the map itself. */
export function moveByKey(camera: Camera, event: KeyboardEvent, speed: Speed) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = event.target === event.currentTarget ? ARROWS[event.key] : undefined;
  const { width, height } = camera.frame;
  if (arrow) camera.pan({ x: arrow[0] * width * STRIDE, y: arrow[1] * height * STRIDE });
  else if (event.key === '+' || event.key === '=') camera.zoom(STEP);
  else if (event.key === '-') camera.zoom(1 / STEP);
  else if (event.key === '0' || event.key === 'Home') camera.showWhole(speed);
  else return;
  event.preventDefault();
}
