// A few short sounds, made on the spot: the dice rattle, the token taps along, coins ring, the hammer falls, a card turns,
// a house is set down.

import type { MonopolEvent } from '../../../generated/monopol';
import { coins, fanfare, knock, rattle, tone } from '../../../ui/instruments';

/** Plays what an event sounds like. */
export function sound(event: MonopolEvent) {
  soundOf(event)?.();
}

function soundOf({ on }: MonopolEvent): (() => void) | null {
  switch (on) {
    case 'threw':
    case 'threw_for_order':
      return rattle;
    case 'moved':
      return steps;
    case 'got_salary':
    case 'got_money':
    case 'paid':
    case 'bought':
    case 'deal_made':
      return coins;
    case 'bid':
    case 'auction_won':
    case 'bankrupt':
      return hammer;
    case 'drew_card':
      return card;
    case 'built':
    case 'sold':
      return house;
    case 'went_to_prison':
      return bars;
    case 'rent_due':
      return bell;
    case 'game_over':
      return fanfare;
    default:
      return null;
  }
}

function steps() {
  [0, 0.12, 0.24, 0.36].forEach((wait) => knock(700, 0.25, wait));
}

function hammer() {
  knock(320, 0.8, 0);
  knock(900, 0.3, 0.02);
}

function card() {
  [0, 0.05].forEach((wait) => knock(4200, 0.3, wait));
}

function house() {
  [0, 0.14].forEach((wait) => knock(520, 0.45, wait));
}

function bars() {
  [0, 0.1, 0.2].forEach((wait) => tone({ pitch: 330, volume: 0.12, wait, seconds: 0.3 }));
}

function bell() {
  [0, 0.2].forEach((wait) => tone({ pitch: 1320, volume: 0.1, wait, seconds: 0.4 }));
}
