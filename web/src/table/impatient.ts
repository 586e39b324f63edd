// Whoever has seen enough of the opening clicks, or presses a key.

import type { Attachment } from 'svelte/attachments';

const KEYS = ['Enter', ' ', 'Escape'];

/** `skip` says whether there was something to skip; the click or the key has then done its work. */
export function impatient(skip: () => boolean): Attachment<HTMLElement> {
  return (table) => {
    const click = (event: Event) => {
      if (skip()) event.stopPropagation();
    };
    const keydown = (event: KeyboardEvent) => {
      const elsewhere = event.target !== document.body && !table.contains(event.target as Node);
      if (!elsewhere && KEYS.includes(event.key) && skip()) event.preventDefault();
    };
    table.addEventListener('click', click, true);
    addEventListener('keydown', keydown);
    return () => {
      table.removeEventListener('click', click, true);
      removeEventListener('keydown', keydown);
    };
  };
}
