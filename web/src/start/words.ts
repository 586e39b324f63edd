// A table of one's own in a few words: what is played there with whom, and how it stands.

import { gameOf } from '../games/registry';
import { kept } from '../kept.svelte';
import type { MyTable } from '../seats/mine.svelte';
import { list, t } from '../text/text.svelte';

export function tableTitle({ entry }: MyTable): string {
  // A table one was invited to is nameless until it has been seen.
  const game = gameOf(entry.game)?.title() ?? t('mine.unknown');
  const own = entry.seats.map((seat) => seat.name);
  const others = entry.names.filter((name) => !own.includes(name));
  return others.length === 0 ? t('mine.alone', { game }) : t('mine.with', { game, names: list(others) });
}

/** How it stands. */
export function tableWord(table: MyTable): string {
  const { stands, fails, calls, entry, group } = table;
  if (fails) return t(`error.${fails}`);
  if (!stands) return group === 'over' ? t('mine.finished') : entry.joining ? t('mine.joining') : '';
  if (group === 'gathering')
    return t('mine.free', { count: stands.names.filter((name) => name === null).length });
  if (group === 'over') return result(table, stands.winners ?? []);
  if (calls.length > 0) {
    const [name] = named(table, calls);
    return entry.seats.length > 1 && name ? t('mine.turn.name', { name }) : t('mine.turn');
  }
  return stands.waiting.length > 0
    ? t('mine.waits', { names: list(named(table, stands.waiting)) })
    : t('mine.going');
}

function named({ stands, entry }: MyTable, seats: number[]): string[] {
  return seats.map(
    (seat) => stands?.names[seat] ?? entry.seats.find((held) => held.seat === seat)?.name ?? '',
  );
}

function result(table: MyTable, winners: number[]): string {
  if (table.stands?.rematch && !kept.table(table.stands.rematch)) return t('mine.again');
  const own = table.entry.seats.map(({ seat }) => seat);
  const names = named(table, winners);
  if (names.length === 0) return t('mine.finished');
  if (names.length > 1) return t('mine.won.shared', { names: list(names) });
  return own.length === 1 && own[0] === winners[0] ? t('mine.won') : t('mine.won.name', { name: names[0]! });
}
