import type { GameModule, Told } from '../games/game';
import type { Seat } from '../generated/protocol';
import type { Logged } from '../session.svelte';
import { t } from '../text/text.svelte';

export interface Line {
  version: number;
  /** What the line is about; null where something was taken back. */
  event: Told<unknown> | null;
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
  return log.flatMap((entry): Line[] => {
    const { version } = entry;
    if ('undone' in entry) {
      const who = names[entry.undone] ?? '';
      const text = entry.undone === seat ? t('undo.done.you') : t('undo.done', { who });
      return [{ version, event: null, text, notable: true }];
    }
    const telling = game.describe(entry.event, names, seat, board);
    if (!telling) return [];
    const text = entry.standIn ? t('log.stand_in', { text: telling.text }) : telling.text;
    return [{ version, event: entry.event, ...telling, text }];
  });
}

/** How far somebody has been told: up to a version, and so many entries of it. */
export interface Heard {
  version: number;
  entries: number;
}

export function heardAll(log: Logged[]): Heard {
  const version = log.at(-1)?.version ?? -1;
  return { version, entries: log.filter((entry) => entry.version === version).length };
}

/** What has not been told yet. What was taken back is in no log, and what a log repeats is no news. */
export function news(log: Logged[], { version, entries }: Heard): Logged[] {
  const begun = log.filter((entry) => entry.version === version);
  return [...begun.slice(entries), ...log.filter((entry) => entry.version > version)];
}
