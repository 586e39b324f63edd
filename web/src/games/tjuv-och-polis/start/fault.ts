// What is wrong with a map file, in words, and the place where it is.

import type { MapFault } from '../../../generated/tjuv-och-polis';
import { t, type Params } from '../../../text/text.svelte';

/** A fault in a sentence. */
export function faultText({ line: _line, column: _column, ...wrong }: MapFault): string {
  const params: Params = {};
  if (wrong.fault === 'malformed') params.form = t(`chase.form.${wrong.form}`);
  if (wrong.fault === 'misplaced') params.where = wrong.of;
  if (wrong.fault === 'count') {
    params.of = t(`chase.feature.${wrong.of}`);
    params.same = wrong.least === wrong.most;
  }
  return t(`chase.fault.${wrong.fault}`, { ...wrong, ...params });
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
