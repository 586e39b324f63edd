// A square of the board in words, for whoever hears it.

import type { Lot, MonopolBoard, MonopolView } from '../../../generated/monopol';
import { list, money, t } from '../../../text/text.svelte';
import { buildings, squareName } from './words';

/** `Götgatan, Annas, två hus, hyra 1 700 kr. Här står Bo.` */
export function squareLabel(board: MonopolBoard, view: MonopolView, lot: Lot, names: string[]): string {
  const holding = view.holdings[lot];
  const price = board.squares[lot]?.deed?.price ?? 0;
  const here = view.players.flatMap(({ at, out }, seat) => (at === lot && !out ? [names[seat] ?? ''] : []));
  const parts = [squareName(board, lot)];
  if (!holding || holding.owner === null) parts.push(t('monopol.square.free', { sum: money(price) }));
  else {
    parts.push(t('monopol.square.owner', { who: names[holding.owner] ?? '' }));
    if (holding.level > 0) parts.push(buildings(holding.level));
    if (holding.mortgaged) parts.push(t('monopol.square.mortgaged'));
    else if (board.squares[lot]?.kind.is === 'utility')
      parts.push(t('monopol.square.rent.pip', { sum: money(holding.rent) }));
    else parts.push(t('monopol.square.rent', { sum: money(holding.rent) }));
  }
  const stands = here.length > 0 ? ` ${t('monopol.square.here', { who: list(here) })}` : '';
  return `${parts.join(', ')}.${stands}`;
}
