// Monopol as the page knows it from the start.

import { MONOPOL } from '../../../generated/facts';
import type { MonopolConfig } from '../../../generated/monopol';
import type { GameStart } from '../../game';
import { t } from '../../../text/text.svelte';
import { length } from './length';
import { firstOptions, quick, withSeats } from './start';
import Vignette from './Vignette.svelte';
import '../text/start';

export const start: GameStart<MonopolConfig> = {
  name: 'monopol',
  title: () => t('monopol.name'),
  pitch: () => t('monopol.pitch'),
  seatsMin: MONOPOL.seatsMin,
  seatsMax: MONOPOL.seatsMax,
  seatsFirst: 4,
  hasBoard: true,
  options: firstOptions,
  withSeats,
  length,
  quick,
  quickly: () => t('monopol.quick'),
  Vignette,
  Role: null,
};
