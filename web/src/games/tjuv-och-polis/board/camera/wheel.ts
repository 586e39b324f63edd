// What a turn of a wheel means. Mice and trackpads speak through the same event, and want different things of a map: a
// wheel comes closer or goes farther, two fingers on a trackpad push the map about, and a pinch zooms. The event does
// not say which it was, so it is told by what each of them sends:
//
// - A pinch arrives with ctrlKey, though nobody presses it. Ctrl and a wheel is the usual way to ask for the same.
// - Lines and pages are counted only for wheels with notches.
// - Only fingers move aside, and a wheel with shift or one that tilts, which means the same.
// - Fingers begin softly, by a few whole pixels. A notch is longer, or on a Mac a multiple of an odd small figure.
//
// What follows within a moment belongs to the same stroke and means the same: a fast stroke of two fingers is in its
// middle as long as a notch.

import type { Point } from '../places';

export type Meaning = { zoom: number } | { pan: Point };

const PIXELS = 0;
const PAGES = 2;
/** The height of a line and of a page, in pixels, for wheels that count those. */
const LINE = 33;
const PAGE = 400;
/** A notch is no shorter than this, in pixels. */
const NOTCH = 40;
/** The shortest notch of a mouse on a Mac; longer ones are multiples of it. */
const MAC_NOTCH = 4.000244140625;
/** Events that follow within so many milliseconds are one stroke. */
const STROKE = 120;

/** How much closer a pixel of the wheel comes, and one of a pinch, as an exponent. */
const BY_WHEEL = 0.0016;
const BY_PINCH = 0.01;
/** No single event comes closer, or goes farther, by more than this factor. */
const MOST = 2;

export class Wheel {
  #pans = false;
  #latest = -Infinity;

  read(event: WheelEvent): Meaning {
    // Firefox counts lines only for whoever asks for the mode before the deltas.
    const { deltaMode } = event;
    const unit = deltaMode === PIXELS ? 1 : deltaMode === PAGES ? PAGE : LINE;
    const by = { x: event.deltaX * unit, y: event.deltaY * unit };
    if (event.ctrlKey) return { zoom: closer(by.y, BY_PINCH) };

    const goesOn = event.timeStamp - this.#latest < STROKE;
    this.#pans = (goesOn && this.#pans) || by.x !== 0 || (!goesOn && deltaMode === PIXELS && soft(by.y));
    this.#latest = event.timeStamp;
    return this.#pans ? { pan: by } : { zoom: closer(by.y, BY_WHEEL) };
  }
}

function soft(pixels: number): boolean {
  return Math.abs(pixels) < NOTCH && pixels % MAC_NOTCH !== 0;
}

/** Away from the hand comes closer. */
function closer(pixels: number, strength: number): number {
  return Math.min(MOST, Math.max(1 / MOST, Math.exp(-pixels * strength)));
}
