// The chase, Tjuv och Polis, as the page knows it from the start.

import { CHASE } from '../../../generated/facts';
import type { ChaseConfig } from '../../../generated/tjuv-och-polis';
import type { GameStart } from '../../game';
import { t } from '../../../text/text.svelte';
import { length } from './length';
import Role from './Role.svelte';
import { firstOptions, quick, withSeats } from './start';
import Vignette from './Vignette.svelte';
import '../text/start';

export const start: GameStart<ChaseConfig> = {
  name: 'tjuv-och-polis',
  title: () => t('chase.name'),
  pitch: () => t('chase.pitch'),
  seatsMin: CHASE.seatsMin,
  seatsMax: CHASE.seatsMax,
  seatsFirst: 4,
  hasBoard: true,
  options: firstOptions,
  withSeats,
  length,
  quick,
  quickly: () => t('chase.quick'),
  Vignette,
  Role,
};
