import type { GameModule, Told } from '../games/game';
import type { Seat } from '../generated/protocol';
import type { Logged } from '../session.svelte';

export interface Line {
  version: number;
  event: Told<unknown>;
  text: string;
  notable: boolean;
}

/** What has been told, in words, the oldest first. */
export function inWords(
  game: GameModule,
  log: Logged[],
  names: string[],
  seat: Seat | null,
  board: unknown,
): Line[] {
  return log.flatMap(({ version, event }) => {
    const telling = game.describe(event, names, seat, board);
    return telling ? [{ version, event, ...telling }] : [];
  });
}
