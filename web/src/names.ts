import { NAME_MAX } from './generated/facts';
import type { Plays, SeatInfo } from './generated/protocol';
import { t } from './text/text.svelte';

/** The names round the table, in seat order; an empty chair is called by its number. */
export function namesOf(seats: SeatInfo[]): string[] {
  return seats.map((seat, index) => ('name' in seat ? seat.name : t('start.seat', { number: index + 1 })));
}

/** What there is to say beside the name of whoever sits there: whether it is a bot or plays through one, or is away. */
export function seatWord(info: SeatInfo): 'bot' | 'away' | Exclude<Plays, 'themselves'> | null {
  if (info.kind === 'bot') return 'bot';
  if (info.kind === 'kept') return 'away';
  if (info.kind === 'free') return null;
  if (info.plays !== 'themselves') return info.plays;
  return info.online ? null : 'away';
}

/** Characters that move or turn the text around them. */
const CONTROL = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;

/** Characters that leave no mark. A name may contain them as parts of emoji, but not consist of them. */
const INVISIBLE =
  /[\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200D\u2060-\u2065\u206A-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\u{E0000}-\u{E0FFF}]/u;

/** Where emoji live, and signs that can be shown as such. */
const PICTURE =
  '[\\u00A9\\u00AE\\u203C\\u2049\\u2122\\u2139\\u2190-\\u21FF\\u2300-\\u23FF\\u2460-\\u24FF\\u25A0-\\u27BF\\u2900-\\u297F\\u2B00-\\u2BFF\\u3030\\u303D\\u3297\\u3299\\u{1F000}-\\u{1FAFF}]';
/** What leaves no mark because it is a part of an emoji: it joins pictures, says that one is meant, or spells out a flag. */
const PART_OF_EMOJI = new RegExp(
  `(?<=${PICTURE}|\\uFE0F)\\u200D(?=${PICTURE})|(?<=${PICTURE}|[0-9#*])[\\uFE0E\\uFE0F]|(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007F}]*)[\\u{E0020}-\\u{E007F}]`,
  'gu',
);
/** Accents stacked so high that they cover what stands above. */
const TOWER = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]{3}/u;

/** As much of a name as there is room for. */
export function shortened(name: string): string {
  return [...name].slice(0, NAME_MAX).join('');
}

/** What is wrong with a name, in a sentence, or null. The server asks the same again; one list of names holds both to it. */
export function nameProblem(name: string): string | null {
  const characters = [...name.trim()];
  if (characters.length === 0) return t('start.name.missing');
  if (characters.length > NAME_MAX) return t('start.name.long', { max: NAME_MAX });
  const marks = [...name.trim().replace(PART_OF_EMOJI, '')];
  const isReadable =
    !characters.some((one) => CONTROL.test(one)) &&
    !marks.some((one) => INVISIBLE.test(one) && !/\p{Zs}/u.test(one)) &&
    characters.some((one) => !INVISIBLE.test(one)) &&
    !TOWER.test(name);
  return isReadable ? null : t('start.name.odd');
}
