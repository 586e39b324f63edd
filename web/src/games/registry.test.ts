import { describe, expect, it } from 'vitest';
import { speak } from '../text/text.svelte';
import { allGames, expectGame, gameOf, loadedGame, loadGame } from './registry';

const before = allGames.map(({ name }) => loadedGame(name));
// Games are large, and no test should hurry them.
const whole = await Promise.all(allGames.map(loadGame));

/** The names in these paths, between what stands before them and behind them. */
function namesIn(paths: Record<string, unknown>, path: RegExp): string[] {
  return Object.keys(paths)
    .map((one) => path.exec(one)![1]!)
    .sort();
}

describe('the games', () => {
  const names = allGames.map(({ name }) => name);

  // Types are generated for every game of the server, in a file of its name; the other three are for all games.
  it('are those of the server, and those that have a folder', () => {
    const shared = ['facts', 'protocol', 'texts'];
    const served = namesIn(import.meta.glob('../generated/*.ts'), /\/([^/]+)\.ts$/);
    expect([...names].sort()).toEqual(served.filter((name) => !shared.includes(name)));
    expect([...names].sort()).toEqual(namesIn(import.meta.glob('./*/index.ts'), /\.\/([^/]+)\//));
  });

  it.each(names)('%s says what it is called and what one does in it, in both languages', (name) => {
    const { title, pitch, quickly } = gameOf(name)!;
    const said = (['sv', 'en'] as const).map((locale) => {
      speak(locale);
      return [title(), pitch(), quickly()];
    });
    speak('sv');
    expect(said.flat().filter((words) => words.trim() === '')).toEqual([]);
    expect(said[0]![1]).not.toBe(said[1]![1]);
  });

  it('are not here until somebody fetches them', () => {
    expect(before).toEqual(allGames.map(() => undefined));
  });

  it.each(allGames.map((start, index) => [start.name, index] as const))(
    '%s, once fetched, is here at once, with all that is known from the start',
    (name, index) => {
      expect(whole[index]).toMatchObject({ ...gameOf(name) });
      expect(whole[index]?.Table).toBeTypeOf('function');
      expect(loadedGame(name)).toBe(whole[index]);
      expect(loadGame(gameOf(name)!)).toBe(whole[index]);
    },
  );

  it('that nobody knows are none, and to expect one harms nobody', async () => {
    expect(gameOf('schack')).toBeUndefined();
    await expectGame('schack');
    expect(loadedGame('schack')).toBeUndefined();
  });
});
