// People in words, in the reader's language: the viewer's own seat is `du`.

import type { Seat } from '../generated/protocol';
import { language, list, t } from './text.svelte';

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** The owner form of a name: `Annas`, `Lars`, `Anna's`. */
export function whose(name: string): string {
  if (language() === 'en') return `${name}’s`;
  return /[sxz]$/i.test(name) ? name : `${name}s`;
}

/** A name, or `du` and `dig` for the viewer's own seat. */
export function nameOrYou(by: Seat, names: string[], seat: Seat | null, form: 'subject' | 'object'): string {
  if (by !== seat) return names[by] ?? '';
  return form === 'subject' ? t('you') : t('you.object');
}

/** The names of some seats, with `du` for the viewer's own, which comes last as one says it. */
export function company(seats: Seat[], names: string[], seat: Seat | null): string {
  const others = seats.filter((one) => one !== seat).map((one) => names[one] ?? '');
  return list(seats.some((one) => one === seat) ? [...others, t('you')] : others);
}
