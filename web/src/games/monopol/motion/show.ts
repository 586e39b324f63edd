// Carries what is seen out in the page: tokens walk, money flies.

import type { Attachment } from 'svelte/attachments';
import type { Point } from '../board/ring';

/** A token goes its way over these points. It already stands where the way ends. */
export function walking(points: Point[], lasts: number): Attachment<SVGElement> {
  return (element) => {
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const animation = element.animate(frames, { duration: lasts, easing: 'linear' });
    return () => animation.cancel();
  };
}

/** Something flies from one point to another as soon as it is in the page. */
export function flying(from: Point, to: Point, lasts: number): Attachment<HTMLElement> {
  return (element) => {
    const frames = [
      { transform: `translate(${from.x}px, ${from.y}px) scale(0.6)`, opacity: 0.2 },
      { transform: `translate(${from.x}px, ${from.y}px) scale(1)`, opacity: 1, offset: 0.15 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(0.6)`, opacity: 0 },
    ];
    const animation = element.animate(frames, { duration: lasts, fill: 'both', easing: 'ease-in-out' });
    return () => animation.cancel();
  };
}
