import { IntlMessageFormat } from 'intl-messageformat';
import type { Asked } from '../generated/texts';
import { catalogue, type Key, type Locale } from './catalogue';

export type { Key, Locale };

type Taking<Params> = Params extends unknown ? (params: Params) => void : never;

/** What a sentence asks for. Where a key is one of several, all that any of them asks for. */
type Params<Said extends Key> = Taking<Asked[Said]> extends (all: infer All) => void ? All : never;

/** The sentences that some kinds of a thing cannot be told in, for want of what the sentence asks for. */
type Untold<Prefix extends string, Tag extends string, Thing> =
  Thing extends Record<Tag, infer Kind extends string>
    ? `${Prefix}.${Kind}` extends infer Said extends Key
      ? Thing extends Asked[Said]
        ? never
        : Said
      : `${Prefix}.${Kind}`
    : never;

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

// The types above have seen to it that all is there.
function said(key: Key, params: unknown): string {
  return format(key).format(params as Record<string, string | number | boolean>) as string;
}

/** A sentence in the reader's language, with all that it asks for. Messages are in ICU syntax. */
export function t<Said extends Key>(
  key: Said,
  ...[params]: keyof Params<Said> extends never ? [] : [params: Params<Said>]
): string {
  return said(key, params);
}

/** A sentence about a thing of several kinds: the key ends in its kind, and each kind brings along what its own sentence
 *  asks for. */
export function tellKind<Prefix extends string, Tag extends string, Thing extends Record<Tag, string>>(
  prefix: Prefix,
  tag: Tag,
  thing: Thing &
    ([Untold<Prefix, Tag, Thing>] extends [never] ? unknown : { for: Untold<Prefix, Tag, Thing> }),
): string {
  return said(`${prefix}.${thing[tag]}` as Key, thing);
}

/** `24 200`, where it is plain that it is money; in both languages, because the money is Swedish. */
export function kronor(sum: number): string {
  return new Intl.NumberFormat('sv').format(sum);
}

/** `+9,1` for nine percentage points and a tenth that were gained, as the language writes it. */
export function gained(share: number): string {
  const points = Math.round(share * 1000) / 10;
  return new Intl.NumberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(points);
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

/** A day as people write it. */
export function day(time: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);
}

/** A day and time as people write it. */
export function moment(time: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
