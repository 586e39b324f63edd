// Monopol as the page knows it from the start.

import { MONOPOL } from '../../../generated/facts';
import type { MonopolConfig } from '../../../generated/monopol';
import type { GameStart } from '../../game';
import { firstOptions, quick, withSeats } from './start';
import Vignette from './Vignette.svelte';

export const monopol: GameStart<MonopolConfig> = {
  name: 'monopol',
  seatsMin: MONOPOL.seatsMin,
  seatsMax: MONOPOL.seatsMax,
  seatsFirst: 4,
  hasBoard: true,
  options: firstOptions,
  withSeats,
  quick,
  Vignette,
  Role: null,
};
