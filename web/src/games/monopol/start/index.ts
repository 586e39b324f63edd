// Monopol as the page knows it from the start.

import { MONOPOL } from '../../../generated/facts';
import type { MonopolConfig, MonopolView } from '../../../generated/monopol';
import { t } from '../../../text/text.svelte';
import type { GameStart } from '../../game';
import { untouched } from '../motion/opening';
import { length } from './length';
import { firstOptions, quick, withSeats } from './start';
import Vignette from './Vignette.svelte';
import '../text/start';

export const start: GameStart<MonopolView, MonopolConfig> = {
  name: 'monopol',
  title: () => t('monopol.name'),
  pitch: () => t('monopol.pitch'),
  seatsMin: MONOPOL.seatsMin,
  seatsMax: MONOPOL.seatsMax,
  seatsFirst: 4,
  hasBoard: true,
  // Purses, deeds and offers lie open on the table.
  secrets: () => false,
  options: firstOptions,
  withSeats,
  length,
  quick,
  quickly: () => t('monopol.quick'),
  before: untouched,
  Vignette,
  Role: null,
};
