// Names for the places where cards lie. An element says its place in `data-place`; a motion goes from one to another.

import type { Seat } from '../../../generated/protocol';
import type { Card, TjuvEvent } from '../../../generated/tjuv';

export type Place = string;

export const TALON: Place = 'talon';
export const TABLE: Place = 'table';

export function onTable(card: Card): Place {
  return `table:${card}`;
}

/** A hand, or a card in it. */
export function inHand(seat: Seat, card?: Card | null): Place {
  return card ? `hand:${seat}:${card}` : `hand:${seat}`;
}

/** A seat's piles, or the one with this top card. */
export function inPile(seat: Seat, top?: Card): Place {
  return top ? `pile:${seat}:${top}` : `pile:${seat}`;
}

/** The place that holds this one: the row for a card in it. */
export function around(place: Place): Place | null {
  const end = place.lastIndexOf(':');
  return end < 0 ? null : place.slice(0, end);
}

/** Where an event left its mark: lit up for whoever points at it in the log, and after every step. */
export function marks(event: TjuvEvent): Place[] {
  switch (event.on) {
    case 'laid':
    case 'laid_lowest':
    case 'refilled':
    case 'added':
    case 'refilled_from_talon':
      return [onTable(event.card)];
    case 'captured':
      return [inPile(event.by, event.card)];
    case 'drew':
      return event.card ? [inHand(event.by, event.card)] : [];
    case 'put_under':
      return [TALON];
    default:
      return [];
  }
}
