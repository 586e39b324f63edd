// What part of the city is seen. Plain figures in the units of the picture; nothing here touches the page.

import type { Point } from '../places';

/** The corner and the size of what is seen. */
export interface Frame extends Point {
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How much of a square is seen round the whole city: pins and signs stand out over its edge. */
const EDGE = 0.45;
/** How many squares beside the city may be seen, so that what stands at its edge is not cut. */
const MARGIN = 1.5;
/** How much room the tools take below the city or to its right, in pixels. They may stand on it only where there is no other. */
const TOOLS = 56;
/** The fewest squares that are seen across. */
const CLOSEST = 6;

/** The whole city in the middle of the window, or as far from it as the tools need. */
export function whole(city: Size, window: Size, cell: number): Frame {
  const shape = aspect(window);
  const edges = 2 * EDGE * cell;
  const width = Math.max(city.width + edges, (city.height + edges) * shape);
  const height = width / shape;
  const tools = TOOLS * (width / window.width);
  const before = (seen: number, all: number) => {
    const free = seen - all;
    return free - Math.max(free / 2, Math.min(free - EDGE * cell, tools));
  };
  return { x: -before(width, city.width), y: -before(height, city.height), width, height };
}

/** Whether the window has room to spare beside the city, rather than above and below it. */
export function isBeside(city: Size, window: Size): boolean {
  return aspect(window) > aspect(city);
}

/** A frame that never shows more than the whole city, nor less than a few squares, nor much beside the city. */
export function kept(frame: Frame, city: Size, window: Size, cell: number): Frame {
  const widest = whole(city, window, cell);
  const width = Math.min(widest.width, Math.max(CLOSEST * cell, frame.width));
  if (width >= widest.width - 1) return widest;
  const height = width / aspect(window);
  const margin = MARGIN * cell;
  const along = (start: number, length: number, all: number) =>
    length >= all ? (all - length) / 2 : Math.min(all - length + margin, Math.max(-margin, start));
  return { x: along(frame.x, width, city.width), y: along(frame.y, height, city.height), width, height };
}

/** As much of a factor as is left until the closest or the farthest there is. */
export function limited(factor: number, frame: Frame, city: Size, window: Size, cell: number): number {
  const widest = whole(city, window, cell).width;
  return Math.min(frame.width / (CLOSEST * cell), Math.max(frame.width / widest, factor));
}

/** Closer by a factor above one, farther by one below; what lies under `point` stays there. */
export function zoomed(frame: Frame, factor: number, point: Point): Frame {
  return {
    x: point.x - (point.x - frame.x) / factor,
    y: point.y - (point.y - frame.y) / factor,
    width: frame.width / factor,
    height: frame.height / factor,
  };
}

export function moved(frame: Frame, by: Point): Frame {
  return { ...frame, x: frame.x + by.x, y: frame.y + by.y };
}

/** Of this width, with all the points in it if they can be, and the first of them at least. */
export function around(points: Point[], width: number, window: Size, cell: number): Frame {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right] = [Math.min(...xs) - cell, Math.max(...xs) + cell];
  const [top, bottom] = [Math.min(...ys) - cell, Math.max(...ys) + cell];
  const shape = aspect(window);
  const wide = Math.max(width, right - left, (bottom - top) * shape);
  return {
    x: (left + right - wide) / 2,
    y: (top + bottom - wide / shape) / 2,
    width: wide,
    height: wide / shape,
  };
}

/** Whether all the points are seen, not too close to the edge. */
export function shows(frame: Frame, points: Point[], cell: number): boolean {
  return points.every(
    ({ x, y }) =>
      x > frame.x + cell &&
      x < frame.x + frame.width - cell &&
      y > frame.y + cell &&
      y < frame.y + frame.height - cell,
  );
}

/** A frame on the way from one to another. */
export function between(from: Frame, to: Frame, share: number): Frame {
  const at = (a: number, b: number) => a + (b - a) * share;
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    width: at(from.width, to.width),
    height: at(from.height, to.height),
  };
}

function aspect(window: Size): number {
  return window.height > 0 && window.width > 0 ? window.width / window.height : 1;
}
