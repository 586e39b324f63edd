// The chase, Tjuv och Polis, as the page knows it from the start.

import { CHASE } from '../../../generated/facts';
import type { ChaseConfig, ChaseView } from '../../../generated/tjuv-och-polis';
import type { GameStart } from '../../game';
import { untouched } from '../opening';
import { length } from './length';
import Role from './Role.svelte';
import { firstOptions, quick, secrets, withSeats } from './start';
import Vignette from './Vignette.svelte';

export const tjuvOchPolis: GameStart<ChaseView, ChaseConfig> = {
  name: 'tjuv-och-polis',
  seatsMin: CHASE.seatsMin,
  seatsMax: CHASE.seatsMax,
  seatsFirst: 4,
  hasBoard: true,
  secrets,
  options: firstOptions,
  withSeats,
  length,
  quick,
  before: untouched,
  Vignette,
  Role,
};
