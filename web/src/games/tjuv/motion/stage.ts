// The view between the events of a step, so that each event can be shown by itself. It only moves cards from place to
// place for the eye: when the step has been shown, the server's view is drawn, whatever was made of the events here.

import type { Seat } from '../../../generated/protocol';
import type { Card, HandView, TjuvEvent, TjuvView } from '../../../generated/tjuv';
import { DECK } from '../../../ui/cards/card';
import { cleared } from './opening';

export function staged(view: TjuvView, event: TjuvEvent): TjuvView {
  switch (event.on) {
    case 'deal_begins':
      return cleared(view, event.deal, event.dealer);
    case 'dealt':
      return { ...fewer(view), hands: gains(view.hands, event.to, event.card) };
    case 'drew':
      return { ...fewer(view), hands: gains(view.hands, event.by, event.card) };
    case 'laid':
    case 'laid_lowest':
    case 'refilled':
      return {
        ...view,
        hands: loses(view.hands, event.by, event.card),
        table: sorted([...view.table, event.card]),
      };
    case 'added':
    case 'refilled_from_talon':
      return { ...fewer(view), table: sorted([...view.table, event.card]) };
    case 'put_under':
      return {
        ...view,
        talon: view.talon + 1,
        table: view.table.filter((card) => card !== event.card),
        under: sorted([...view.under, event.card]),
      };
    case 'captured':
      return captured(view, event);
    case 'took_last':
      return { ...view, table: [], counts: adds(view.counts, event.by, event.cards.length) };
    case 'deal_over':
      return { ...view, counts: event.counts };
    default:
      return view;
  }
}

function captured(view: TjuvView, event: TjuvEvent & { on: 'captured' }): TjuvView {
  const gone = new Set(event.stolen.map((pile) => `${pile.from} ${pile.top}`));
  const piles = view.piles.map((list, seat) => list.filter((pile) => !gone.has(`${seat} ${pile.top}`)));
  const pile = { top: event.card, size: event.size, under: null };
  const counts = event.stolen.reduce((all, stolen) => adds(all, stolen.from, -stolen.size), view.counts);
  return {
    ...view,
    hands: loses(view.hands, event.by, event.card),
    table: view.table.filter((card) => !event.table.includes(card)),
    piles: piles.map((list, seat) =>
      seat === event.by ? [...list, pile].sort((a, b) => order(a.top) - order(b.top)) : list,
    ),
    counts: adds(counts, event.by, event.size),
  };
}

function fewer(view: TjuvView): TjuvView {
  return { ...view, talon: Math.max(0, view.talon - 1) };
}

function adds(counts: number[], seat: Seat, cards: number): number[] {
  return counts.map((count, by) => (by === seat ? count + cards : count));
}

function gains(hands: HandView[], seat: Seat, card: Card | null): HandView[] {
  return hands.map((hand, by) => {
    if (by !== seat) return hand;
    const known = hand.cards && card !== null;
    return { count: hand.count + 1, cards: known ? sorted([...hand.cards!, card]) : hand.cards };
  });
}

function loses(hands: HandView[], seat: Seat, card: Card): HandView[] {
  return hands.map((hand, by) =>
    by === seat
      ? { count: Math.max(0, hand.count - 1), cards: hand.cards && hand.cards.filter((one) => one !== card) }
      : hand,
  );
}

function order(card: Card): number {
  return DECK.indexOf(card);
}

/** By suit and then by rank, as the server lists cards. */
function sorted(cards: Card[]): Card[] {
  return cards.toSorted((a, b) => order(a) - order(b));
}
