// A few short sounds, made on the spot: the die rattles, coins ring, the tram has its bell, handcuffs click.

import type { ChaseEvent } from '../../../generated/tjuv-och-polis';
import { coins, fanfare, knock, rattle, tone } from '../../../ui/instruments';

/** Plays what an event sounds like. */
export function sound(event: ChaseEvent) {
  soundOf(event)?.();
}

function soundOf({ on }: ChaseEvent): (() => void) | null {
  switch (on) {
    case 'threw':
    case 'drew_lot':
    case 'missed_six':
    case 'escaped':
    case 'sentenced':
      return rattle;
    case 'robbed':
    case 'hid':
    case 'fetched':
      return coins;
    case 'rode':
    case 'man_rode':
      return bell;
    case 'arrested':
      return cuffs;
    case 'walked':
    case 'marched':
    case 'drove':
      return steps;
    case 'got_away':
    case 'game_over':
      return fanfare;
    default:
      return null;
  }
}

function bell() {
  [0, 0.22].forEach((wait) => tone({ type: 'sine', pitch: 1320, volume: 0.12, wait, seconds: 0.5 }));
}

function cuffs() {
  [0.15, 0.24, 0.4].forEach((wait) => knock(3600, 0.45, wait));
}

function steps() {
  [0, 0.15, 0.3].forEach((wait) => knock(420, 0.3, wait));
}
