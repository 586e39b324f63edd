import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Nothing has the focus: what had it is gone. */
export const nowhere = (active: Element | null) => active === document.body;

/** Nothing has the focus, or something in here. */
export const nowhereElse = (active: Element | null, root: Element) =>
  nowhere(active) || root.contains(active);

/** Whoever uses the keys finds the focus on what comes next: when something else is offered, `take` may take it, if it is
 *  free for that. */
export function focusNext(
  offered: () => unknown[],
  take: () => void,
  free: (active: Element | null, root: Element) => boolean = nowhere,
): Attachment<HTMLElement> {
  return (root) => {
    if (offered().length === 0) return;
    void tick().then(() => free(document.activeElement, root) && take());
  };
}
