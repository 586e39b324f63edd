// The games of this table. A new game is one line in the list: the name of its folder, which is its name on the wire.

import type { Appendix, GameModule, GameStart } from './game';

/** In the order they are proposed. */
const NAMES = ['tjuv-och-polis', 'tjuv', 'monopol'];

// Each game knows its own views and actions; the page carries them without looking inside.
const starts = import.meta.glob<GameStart>('./*/start/index.ts', { eager: true, import: 'start' });
const wholes = import.meta.glob<GameModule>('./*/index.ts', { import: 'game' });
const appendices = import.meta.glob<Appendix>('./*/appendix/index.ts', { import: 'appendix' });

export const allGames: readonly GameStart[] = NAMES.map((name) => starts[`./${name}/start/index.ts`]!);

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
  const load = gameOf(name) && wholes[`./${name}/index.ts`];
  if (!load) throw new Error(`There is no game called ${name}.`);
  const whole = await load();
  loaded.set(name, whole);
  return whole;
}

/** What follows a game's rulebook; null where all is said in it. */
export async function loadAppendix({ name }: GameStart): Promise<Appendix | null> {
  return (await appendices[`./${name}/appendix/index.ts`]?.()) ?? null;
}
