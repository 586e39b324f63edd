// Players, properties and goods in words, in the reader's language.

import type { Basket, Group, Lot, MonopolBoard, Sold } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import { nameOrYou } from '../../../text/people';
import { list, money, t } from '../../../text/text.svelte';
import type { Family } from '../deeds/groups';

/** Who gets money: a player, or the bank. */
export function payee(to: Seat | null, names: string[], seat: Seat | null): string {
  return to === null ? t('monopol.bank') : nameOrYou(to, names, seat, 'object');
}

/** Any square. Streets, stations and utilities have proper names; the others have words. */
export function squareName(board: MonopolBoard, at: number): string {
  const square = board.squares[at];
  if (!square) return t('monopol.square.unknown');
  const { kind, name } = square;
  switch (kind.is) {
    case 'go':
    case 'prison':
    case 'free_parking':
    case 'go_to_prison':
      return t(`monopol.square.${kind.is}`);
    case 'tax':
      return t('monopol.square.tax', { name });
    case 'card':
      return t(`monopol.deck.${kind.deck}`);
    default:
      return name;
  }
}

export function lotNames(board: MonopolBoard, lots: Lot[]): string {
  return list(lots.map((lot) => squareName(board, lot)));
}

/** What is under the hammer. */
export function soldName(board: MonopolBoard, of: Sold): string {
  if (of === 'house' || of === 'hotel') return t(`monopol.sold.${of}`);
  return 'lot' in of ? squareName(board, of.lot) : t('monopol.sold.card');
}

/** The property under the hammer, if it is one. */
export function soldLot(of: Sold): Lot | null {
  return typeof of === 'object' && 'lot' in of ? of.lot : null;
}

export function familyName(family: Family): string {
  return t(`monopol.family.${family}`);
}

/** Houses are built on streets only. */
export const isStreets = (family: Family): family is Group => family !== 'station' && family !== 'utility';

export const NOTHING: Basket = { cash: 0, lots: [], cards: [] };

/** The same things with one put in, or taken out again. */
export function toggled<T>(things: T[], thing: T): T[] {
  return things.includes(thing) ? things.filter((one) => one !== thing) : [...things, thing];
}

export function isEmpty({ cash, lots, cards }: Basket): boolean {
  return cash === 0 && lots.length === 0 && cards.length === 0;
}

/** What one side of a deal gives: `2 000 kr, Elverket och fängelsekortet`. */
export function goods(board: MonopolBoard, basket: Basket): string {
  if (isEmpty(basket)) return t('monopol.goods.none');
  return list([
    ...(basket.cash > 0 ? [money(basket.cash)] : []),
    ...basket.lots.map((lot) => squareName(board, lot)),
    ...(basket.cards.length > 0 ? [t('monopol.goods.cards', { count: basket.cards.length })] : []),
  ]);
}

/** How a property is built: `två hus`, `hotell`. */
export function buildings(level: number): string {
  return t('monopol.level', { level });
}
