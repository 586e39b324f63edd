// The chase, Tjuv och Polis, as the page knows it from the start.

import { CHASE } from '../../../generated/facts';
import type { ChaseConfig } from '../../../generated/tjuv-och-polis';
import type { GameStart } from '../../game';
import Role from './Role.svelte';
import { firstOptions, quick, withSeats } from './start';
import Vignette from './Vignette.svelte';

export const tjuvOchPolis: GameStart<ChaseConfig> = {
  name: 'tjuv-och-polis',
  seatsMin: CHASE.seatsMin,
  seatsMax: CHASE.seatsMax,
  seatsFirst: 4,
  hasBoard: true,
  options: firstOptions,
  withSeats,
  quick,
  Vignette,
  Role,
};
