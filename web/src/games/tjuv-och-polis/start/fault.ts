// What is wrong with a map file, in words, and the place where it is.

import type { MapFault } from '../../../generated/tjuv-och-polis';
import { t, tellKind } from '../../../text/text.svelte';

/** A fault in a sentence. */
export function faultText(wrong: MapFault): string {
  switch (wrong.fault) {
    case 'malformed':
      return t('chase.fault.malformed', { form: t(`chase.form.${wrong.form}`) });
    case 'misplaced':
      return t('chase.fault.misplaced', { where: wrong.of });
    case 'count': {
      const { found, least, most } = wrong;
      const of = t(`chase.feature.${wrong.of}`);
      return t('chase.fault.count', { of, found, least, most, same: least === most });
    }
    default:
      return tellKind('chase.fault', 'fault', wrong);
  }
}

/** A piece of a line around one of its characters. */
export interface Excerpt {
  before: string;
  at: string;
  after: string;
}

/** So much of a line is shown on each side. */
const AROUND = 24;

/** Lines and columns count from one, columns in characters; a column behind the end is a blank. */
export function excerpt(text: string, line: number, column: number): Excerpt {
  const characters = [...(text.split(/\r\n|\n|\r/)[line - 1] ?? '')];
  const index = column - 1;
  const start = Math.max(0, index - AROUND);
  const end = index + 1 + AROUND;
  return {
    before: (start > 0 ? '…' : '') + characters.slice(start, index).join(''),
    at: characters[index] ?? ' ',
    after: characters.slice(index + 1, end).join('') + (characters.length > end ? '…' : ''),
  };
}
