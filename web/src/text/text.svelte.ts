import { IntlMessageFormat } from 'intl-messageformat';
import { catalogue, type Key, type Locale } from './catalogue';

export type { Key, Locale };
export type Params = Record<string, string | number | boolean>;

const KEPT = 'spelbord.language';

/** Until somebody has chosen, the first of the browser's languages that we speak; for strangers to both, English. */
export function firstLanguage(chosen: string | null, wanted: readonly string[]): Locale {
  if (chosen === 'sv' || chosen === 'en') return chosen;
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  const found = spoken.find((language) => language === 'sv' || language === 'en');
  return found === 'sv' || wanted.length === 0 ? 'sv' : 'en';
}

const first = firstLanguage(localStorage.getItem(KEPT), navigator.languages);
let locale = $state<Locale>(first);
document.documentElement.lang = first;

export function language(): Locale {
  return locale;
}

export function speak(next: Locale) {
  locale = next;
  localStorage.setItem(KEPT, next);
  document.documentElement.lang = next;
}

// A cache, which nobody watches.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const formats = new Map<string, IntlMessageFormat>();

function format(key: Key): IntlMessageFormat {
  const id = `${locale} ${key}`;
  let found = formats.get(id);
  if (!found) {
    found = new IntlMessageFormat(catalogue[locale][key], locale, undefined, { ignoreTag: true });
    formats.set(id, found);
  }
  return found;
}

/** A sentence in the reader's language. Messages are in ICU syntax. */
export function t(key: Key, params: Params = {}): string {
  return format(key).format(params) as string;
}

/** `24 200`, where it is plain that it is money; in both languages, because the money is Swedish. */
export function kronor(sum: number): string {
  return new Intl.NumberFormat('sv').format(sum);
}

/** `61 %` for a share of 0,61, as the language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}

/** `24 200 kr`, in both languages. */
export function money(sum: number): string {
  return `${kronor(sum)}\u00a0kr`;
}

/** `Anna, Bo och Cecilia`. */
export function list(items: string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}

/** A day and time as people write it. */
export function moment(time: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
