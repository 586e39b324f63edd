// The chase, Tjuv och Polis, as the page knows it from the start.

import { CHASE } from '../../../generated/facts';
import type { ChaseConfig, ChaseView } from '../../../generated/tjuv-och-polis';
import { t } from '../../../text/text.svelte';
import type { GameStart } from '../../game';
import { untouched } from '../motion/opening';
import { length } from './length';
import Role from './Role.svelte';
import { firstOptions, quick, secrets, withSeats } from './start';
import Vignette from './Vignette.svelte';
import '../text/start';

export const start: GameStart<ChaseView, ChaseConfig> = {
  name: 'tjuv-och-polis',
  title: () => t('chase.name'),
  pitch: () => t('chase.pitch'),
  seatsMin: CHASE.seatsMin,
  seatsMax: CHASE.seatsMax,
  seatsFirst: 4,
  hasBoard: true,
  secrets,
  options: firstOptions,
  withSeats,
  length,
  quick,
  quickly: () => t('chase.quick'),
  before: untouched,
  Vignette,
  Role,
};
