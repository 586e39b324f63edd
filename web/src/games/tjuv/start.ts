// The card game Tjuv, as the page knows it from the start.

import { TJUV } from '../../generated/facts';
import type { TjuvConfig } from '../../generated/tjuv';
import type { GameStart } from '../game';
import Vignette from './Vignette.svelte';

const firstOptions = (seats: number): TjuvConfig => ({ seats, deals: 1, refill: 'hand', piles: 'tops' });

export const tjuv: GameStart<TjuvConfig> = {
  name: 'tjuv',
  seatsMin: TJUV.seatsMin,
  seatsMax: TJUV.seatsMax,
  seatsFirst: 3,
  hasBoard: false,
  options: firstOptions,
  withSeats: (options, seats) => ({ ...options, seats }),
  quick: { seats: 3, options: firstOptions(3) },
  Vignette,
  Role: null,
};
