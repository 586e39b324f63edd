// The camera over the city: it follows what happens, unless the player has taken it in hand.

import type { ChaseBoard } from '../../../../generated/tjuv-och-polis';
import type { Speed } from '../../../game';
import { around, between, kept, limited, moved, shows, whole, zoomed, type Frame, type Size } from './camera';
import type { Point } from '../places';

/** With squares smaller than this, in pixels, a window is too small for the whole city. */
const SMALL = 22;
/** How large a square is on a small screen when the camera comes close, in pixels. */
const CLOSE = 40;
const GLIDE = 450;
/** For how long the map runs on after a finger has left it, in milliseconds. */
const RUN = 600;

export class Camera {
  frame = $state.raw<Frame>({ x: 0, y: 0, width: 1, height: 1 });
  #window: Size = { width: 0, height: 0 };
  /** The player moved the camera; it keeps still until the player next acts. */
  #held = false;
  #gliding = 0;

  constructor(private readonly board: ChaseBoard) {
    this.frame = { x: 0, y: 0, ...this.city };
  }

  /** How large the whole picture is. */
  get city(): Size {
    const { plan, cell } = this.board;
    return { width: plan.width * cell, height: plan.height * cell };
  }

  /** Whether the window is too small to play with the whole city in sight. */
  get small(): boolean {
    return whole(this.city, this.#window, 0).width / this.board.cell > this.#window.width / SMALL;
  }

  /** Pixels for each unit of the picture. */
  get scale(): number {
    return this.#window.width / this.frame.width;
  }

  get isWhole(): boolean {
    return this.frame.width >= this.#whole.width - 1;
  }

  /** The window has another size; the first time, the whole city is shown. */
  fit(window: Size) {
    const first = this.#window.width === 0;
    const wasWhole = !first && this.isWhole;
    this.#window = window;
    this.stop();
    this.frame = first || wasWhole ? this.#whole : this.#keep(this.frame);
  }

  /** The player has acted: what comes next may be followed again. */
  release() {
    this.#held = false;
  }

  showWhole(speed: Speed) {
    this.#held = this.small;
    this.#glide(this.#whole, speed);
  }

  /** Shows these points, if the player leaves it to us and the window is small. */
  follow(points: Point[], speed: Speed) {
    if (this.#held || !this.small || points.length === 0) return;
    const close = (this.#window.width / CLOSE) * this.board.cell;
    const near = this.frame.width < close * 1.6;
    if (near && shows(this.frame, points, this.board.cell)) return;
    this.#glide(this.#keep(around(points, close, this.#window, this.board.cell)), speed);
  }

  /** Brings a point into sight, however far the player has wandered. */
  reveal(point: Point, speed: Speed) {
    if (shows(this.frame, [point], this.board.cell)) return;
    const { frame } = this;
    const goal = { ...frame, x: point.x - frame.width / 2, y: point.y - frame.height / 2 };
    this.#glide(this.#keep(goal), speed);
  }

  zoom(factor: number, point = this.#centre) {
    this.#take(this.#zoomed(factor, point));
  }

  /** Glides closer to a point. */
  approach(factor: number, point: Point, speed: Speed) {
    this.#held = true;
    this.#glide(this.#keep(this.#zoomed(factor, point)), speed);
  }

  pan(by: Point) {
    this.#take(moved(this.frame, by));
  }

  /** What lies under one point of the window comes to lie under another, and closer by a factor. */
  drag(from: Point, to: Point, factor = 1) {
    const closer = this.#zoomed(factor, this.under(from));
    const scale = this.#window.width / closer.width;
    this.#take(moved(closer, { x: (from.x - to.x) / scale, y: (from.y - to.y) / scale }));
  }

  /** Lets the map run on as a finger left it, in pixels of the window each millisecond, and come to rest. */
  fling(velocity: Point, speed: Speed) {
    this.stop();
    if (speed === 0) return;
    const start = performance.now();
    let ran = 0;
    const step = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - start) / RUN));
      // Cubic, and so beginning at the finger's own pace.
      const run = ((1 - (1 - share) ** 3) * RUN) / 3;
      const by = (run - ran) / this.scale;
      this.frame = this.#keep(moved(this.frame, { x: -velocity.x * by, y: -velocity.y * by }));
      ran = run;
      this.#gliding = share < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#gliding = requestAnimationFrame(step);
  }

  /** Keeps still where it is. */
  stop() {
    cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
  }

  /** The place in the picture under a point of the window. */
  under(point: Point): Point {
    return { x: this.frame.x + point.x / this.scale, y: this.frame.y + point.y / this.scale };
  }

  get #whole(): Frame {
    return whole(this.city, this.#window, this.board.cell);
  }

  get #centre(): Point {
    const { x, y, width, height } = this.frame;
    return { x: x + width / 2, y: y + height / 2 };
  }

  #zoomed(factor: number, point: Point): Frame {
    const { board, frame } = this;
    return zoomed(frame, limited(factor, frame, this.city, this.#window, board.cell), point);
  }

  #take(frame: Frame) {
    this.#held = true;
    this.stop();
    this.frame = this.#keep(frame);
  }

  #keep(frame: Frame): Frame {
    return kept(frame, this.city, this.#window, this.board.cell);
  }

  #glide(to: Frame, speed: Speed) {
    this.stop();
    if (speed === 0) {
      this.frame = to;
      return;
    }
    const from = this.frame;
    const start = performance.now();
    const step = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - start) / (GLIDE / speed)));
      this.frame = between(from, to, 1 - (1 - share) ** 3);
      this.#gliding = share < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#gliding = requestAnimationFrame(step);
  }
}
