// The games of this table. A new game is one line.

import type { Appendix, GameModule, GameStart } from './game';
import { monopol } from './monopol/start';
import { tjuvOchPolis } from './tjuv-och-polis/start';
import { tjuv } from './tjuv/start';

// Each game knows its own views and actions; the page carries them without looking inside.
const games = [
  { start: tjuvOchPolis, load: async () => (await import('./tjuv-och-polis')).tjuvOchPolis },
  { start: tjuv, load: async () => (await import('./tjuv')).tjuv },
  {
    start: monopol,
    load: async () => (await import('./monopol')).monopol,
    appendix: async () => (await import('./monopol/appendix')).appendix,
  },
] as unknown as {
  start: GameStart;
  load: () => Promise<GameModule>;
  appendix?: () => Promise<Appendix>;
}[];

export const allGames: readonly GameStart[] = games.map(({ start }) => start);

export function gameOf(name: string): GameStart | undefined {
  return allGames.find((game) => game.name === name);
}

const loaded = new Map<string, GameModule>();

/** A game that has been fetched already. */
export function loadedGame(name: string): GameModule | undefined {
  return loaded.get(name);
}

/** All of a game: at once if it is here, and otherwise when it has come. Whoever asks after a failure asks anew. */
export function loadGame({ name }: GameStart): GameModule | Promise<GameModule> {
  return loaded.get(name) ?? fetched(name);
}

/** Lets a game come that is about to be needed; whether it does is seen by whoever needs it. */
export async function expectGame(name: string): Promise<void> {
  await fetched(name).catch(() => undefined);
}

async function fetched(name: string): Promise<GameModule> {
  const game = games.find(({ start }) => start.name === name);
  if (!game) throw new Error(`There is no game called ${name}.`);
  const whole = await game.load();
  loaded.set(name, whole);
  return whole;
}

/** What follows a game's rulebook; null where all is said in it. */
export async function loadAppendix({ name }: GameStart): Promise<Appendix | null> {
  const load = games.find(({ start }) => start.name === name)?.appendix;
  return load ? load() : null;
}
