import { beforeEach, describe, expect, it } from 'vitest';
import type { GameModule, Told } from '../games/game';
import type { Logged } from '../session.svelte';
import { speak } from '../text/text.svelte';
import { heardAll, inWords, news } from './log';

beforeEach(() => speak('sv'));

const event = (on: string): Told<{ on?: string }> => ({ on, rule: 'test' });
const entry = (version: number, on: string, standIn = false): Logged => ({
  version,
  event: event(on),
  standIn,
});
const game = {
  describe: ({ on }: { on: string }) => (on === 'nothing' ? null : { text: `${on}.`, notable: on === 'a' }),
} as unknown as GameModule;
const lines = (log: Logged[], seat: number | null = null) =>
  inWords(game, log, ['Anna', 'Bo'], seat, null).map((line) => line.text);

describe('the log in words', () => {
  it('says what a bot chose for a person, and what was taken back by whom', () => {
    expect(
      lines([entry(1, 'a'), entry(2, 'nothing'), entry(3, 'b', true), { version: 4, undone: 1 }]),
    ).toEqual(['a.', 'b. (en bot valde)', 'Bo tog tillbaka det senaste.']);
    expect(lines([{ version: 4, undone: 1 }], 1)).toEqual(['Du tog tillbaka det senaste.']);
  });
});

describe('news', () => {
  it('is what has come since, of a version that was half told too', () => {
    const before = [entry(1, 'a'), entry(2, 'b')];
    const heard = heardAll(before);
    expect(news(before, heard)).toEqual([]);
    const log = [...before, entry(2, 'c'), entry(3, 'd')];
    expect(lines(news(log, heard))).toEqual(['c.', 'd.']);
  });

  it('is that something was taken back, though the log is no longer than before', () => {
    const heard = heardAll([entry(1, 'a'), entry(2, 'b'), entry(2, 'c')]);
    expect(news([entry(1, 'a'), { version: 3, undone: 0 }], heard)).toEqual([{ version: 3, undone: 0 }]);
  });

  it('is nothing that was told before and is told again', () => {
    const heard = heardAll([entry(1, 'a'), entry(2, 'b')]);
    expect(lines(news([entry(1, 'a'), entry(2, 'b'), entry(3, 'c')], heard))).toEqual(['c.']);
  });
});
