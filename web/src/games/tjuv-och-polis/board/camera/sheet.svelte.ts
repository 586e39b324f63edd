// The sheet of paper that the city is printed on. To draw a city anew takes a slow machine longer than a frame lasts. So
// while the camera moves, the sheet is only pushed and stretched, which costs nothing; when the camera has come to rest,
// the sheet is printed at the scale it is seen at, and everything on it is sharp again.

import type { Frame } from './camera';

/** For how long the camera is still before it has come to rest, in milliseconds. */
const AT_REST = 150;
/** A sheet stretched or shrunk by more than this looks so poor that it is printed though the camera moves. */
const STRETCH = 2.5;

export class Sheet {
  /** The scale it is printed at, in pixels for each unit of the picture. */
  printed = $state(0);
  #frame = $state.raw<Frame | null>(null);
  #scale = $state(1);
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** The camera sees this much of the city, at this scale; none, as long as it has no window. */
  show(frame: Frame, scale: number) {
    if (scale === 0) return;
    this.#frame = frame;
    this.#scale = scale;
    clearTimeout(this.#resting);
    const stretch = scale / this.printed;
    if (stretch > STRETCH || stretch < 1 / STRETCH) this.printed = scale;
    else if (stretch !== 1) this.#resting = setTimeout(() => (this.printed = scale), AT_REST);
  }

  /** Nobody looks at it any more. */
  putAway() {
    clearTimeout(this.#resting);
  }

  /** How it is pushed and stretched, for the stylesheet. Between two pixels of the screen, letters would be blurred. */
  get transform(): string {
    if (!this.#frame) return 'none';
    const whole = (pixels: number) => Math.round(pixels * devicePixelRatio) / devicePixelRatio;
    const [x, y] = [whole(-this.#frame.x * this.#scale), whole(-this.#frame.y * this.#scale)];
    return `translate(${x}px, ${y}px) scale(${this.#scale / this.printed})`;
  }
}
