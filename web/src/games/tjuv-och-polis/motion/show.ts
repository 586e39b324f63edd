// Carries what is seen out in the page: pieces walk, coins fly, a tram runs.

import type { Attachment } from 'svelte/attachments';
import type { Walk } from './motion';
import type { Pose } from '../pieces/pieces';

function placed({ x, y, turn }: Pose, turns: boolean): string {
  return `translate(${x}px, ${y}px)${turns ? ` rotate(${turn}deg)` : ''}`;
}

/** A piece goes its way. It already stands where the way ends. */
export function walk(root: Element, { piece, poses, line }: Walk, lasts: number): Animation[] {
  const element = root.querySelector(`[data-piece="${piece}"]`);
  if (!element) return [];
  const frames = poses.map((pose) => ({ transform: placed(pose, piece === 'car') }));
  const easing = line === null ? 'linear' : 'ease-in-out';
  return [element.animate(frames, { duration: lasts, easing })];
}

/** Something flies along these frames as soon as it is in the page. */
export function flying(frames: Keyframe[], lasts: number, delay = 0): Attachment<SVGElement> {
  return (element) => {
    const options: KeyframeAnimationOptions = { duration: lasts, delay, fill: 'both', easing: 'ease-in-out' };
    const animation = element.animate(frames, options);
    return () => animation.cancel();
  };
}

export function along(poses: Pose[]): Keyframe[] {
  return poses.map((pose) => ({ transform: placed(pose, false) }));
}
