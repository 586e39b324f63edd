import { describe, expect, it } from 'vitest';
import { allGames, expectGame, gameOf, loadedGame, loadGame } from './registry';

const before = allGames.map(({ name }) => loadedGame(name));
// Games are large, and no test should hurry them.
const whole = await Promise.all(allGames.map(loadGame));

describe('the games', () => {
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
