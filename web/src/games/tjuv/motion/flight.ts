// Carries motions out in the page: a card in flight is a picture in a layer over the table.

import type { Attachment } from 'svelte/attachments';
import type { Card } from '../../../generated/tjuv';
import type { Beat, Manner, Motion } from './motion';
import { around, type Place } from '../cards/places';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Boxes = Map<Place, Box>;

/** A card or a glove on its way. */
export interface Flight {
  card: Card | null;
  manner: Manner;
  width: number;
  frames: Keyframe[];
  lasts: number;
}

/** Height of a card for its width. */
const TALL = 1.4;
/** How wide a card is drawn when the place is a whole row, not a card. */
const SOMEWHERE = 44;
const GLOVE = 92;
/** How long it takes to close a gap, in milliseconds at normal speed. */
const SLIDE = 260;
const GLIDE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
/** Past the goal and back: the grab. */
const SNATCH = 'cubic-bezier(0.3, 1.5, 0.6, 1)';

function placed(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-place]')];
}

/** Where everything lies now, measured from the corner of the table. */
export function measure(root: HTMLElement): Boxes {
  const corner = root.getBoundingClientRect();
  return new Map(
    placed(root).map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [element.dataset.place ?? '', { x: left - corner.left, y: top - corner.top, width, height }];
    }),
  );
}

/** The box of a place, or a card's worth of the middle of what is around it. */
function find(place: Place, boxes: Boxes): Box | null {
  const exact = boxes.get(place);
  if (exact && exact.width < 2 * exact.height) return exact;
  const holder = around(place);
  const box = exact ?? (holder && boxes.get(holder));
  if (!box) return null;
  const width = Math.min(SOMEWHERE, box.width);
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - width * TALL) / 2,
    width,
    height: width * TALL,
  };
}

/** The flights of a beat, from where things lay to where they lie now. What has no place to fly from or to is left out. */
export function flights({ motions }: Beat, before: Boxes, after: Boxes, pace: number): Flight[] {
  return motions.flatMap((motion) => flight(motion, before, after, pace) ?? []);
}

function flight({ card, manner, stops }: Motion, before: Boxes, after: Boxes, pace: number): Flight | null {
  const boxes = stops.map(({ place }, nth) => {
    const last = nth === stops.length - 1;
    return last ? (find(place, after) ?? find(place, before)) : (find(place, before) ?? find(place, after));
  });
  const known = boxes.filter((box) => box !== null);
  const lasts = stops.at(-1)?.arrives ?? 0;
  if (known.length < stops.length || lasts <= 0) return null;

  const width = manner === 'glove' ? GLOVE : Math.max(...known.map((box) => box.width));
  const frames = stops.flatMap(({ arrives, leaves }, nth) => {
    const pose = posed(
      known[nth]!,
      width,
      manner,
      known[nth - 1],
      nth < stops.length - 1 ? known[nth + 1] : undefined,
    );
    const grabs = manner === 'snatch' || (manner === 'glove' && nth > 0);
    const easing = grabs ? SNATCH : GLIDE;
    const hidden = manner === 'glove' && nth === 0 ? { opacity: 0 } : { opacity: 1 };
    return [
      { ...pose, ...hidden, offset: arrives / lasts, easing: 'linear' },
      ...(nth < stops.length - 1 ? [{ ...pose, ...hidden, offset: leaves / lasts, easing }] : []),
    ];
  });
  return { card, manner, width, frames, lasts: lasts / pace };
}

/** How a thing stands at a stop. A glove points to where it reaches, and keeps pointing there when it pulls back. */
function posed(
  box: Box,
  width: number,
  manner: Manner,
  from: Box | undefined,
  to: Box | undefined,
): Keyframe {
  if (manner !== 'glove') {
    return { transform: `translate(${box.x}px, ${box.y}px) scale(${box.width / width})` };
  }
  const [start, goal] = to && !from ? [box, to] : to && from ? [from, box] : [box, from ?? box];
  const angle = (Math.atan2(goal.y - start.y, goal.x - start.x) * 180) / Math.PI + 90;
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - width) / 2;
  return { transform: `translate(${x}px, ${y}px) rotate(${angle}deg) translateY(${width / 3}px)` };
}

/** Flies, as soon as the picture is in the page. */
export function flying(flight: Flight): Attachment<HTMLElement> {
  return (element) => {
    const animation = element.animate(flight.frames, { duration: flight.lasts, fill: 'both' });
    return () => animation.cancel();
  };
}

/** What is flown to stays out of sight until it arrives; what only makes room slides there. */
export function settle(
  root: HTMLElement,
  beat: Beat,
  before: Boxes,
  after: Boxes,
  pace: number,
): Animation[] {
  const arrivals = new Map(beat.motions.map(({ stops }) => [stops.at(-1)!.place, stops.at(-1)!.arrives]));
  return placed(root).flatMap((element) => {
    const place = element.dataset.place ?? '';
    const old = before.get(place);
    const box = after.get(place);
    const arrives = arrivals.get(place);
    if (arrives !== undefined && !old) return [hide(element, arrives / pace)];
    const holder = element.querySelector('[data-place]') !== null;
    if (!old || !box || holder || (old.x === box.x && old.y === box.y)) return [];
    return [slide(element, old.x - box.x, old.y - box.y, beat, pace)];
  });
}

function hide(element: HTMLElement, until: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });
}

function slide(element: HTMLElement, x: number, y: number, { closes, lasts }: Beat, pace: number): Animation {
  return element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    delay: closes / pace,
    duration: Math.min(SLIDE, lasts - closes) / pace,
    easing: GLIDE,
    fill: 'backwards',
  });
}
