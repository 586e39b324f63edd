// The games of this table. A new game is one line.

import type { GameModule } from './game';
import { monopol } from './monopol';
import { tjuv } from './tjuv';
import { tjuvOchPolis } from './tjuv-och-polis';

// Each module knows its own views and actions; the page carries them without looking inside.
const games: GameModule[] = [tjuvOchPolis, tjuv, monopol] as unknown as GameModule[];

export const allGames: readonly GameModule[] = games;

export function gameOf(name: string): GameModule | undefined {
  return games.find((game) => game.name === name);
}
