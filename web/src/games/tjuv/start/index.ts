// The card game Tjuv, as the page knows it from the start.

import { TJUV } from '../../../generated/facts';
import type { TjuvConfig } from '../../../generated/tjuv';
import type { GameStart } from '../../game';
import { length } from '../length';
import { t } from '../../../text/text.svelte';
import Vignette from './Vignette.svelte';
import '../text/start';

const firstOptions = (seats: number): TjuvConfig => ({ seats, deals: 1, refill: 'hand', piles: 'tops' });

export const start: GameStart<TjuvConfig> = {
  name: 'tjuv',
  title: () => t('tjuv.name'),
  pitch: () => t('tjuv.pitch'),
  seatsMin: TJUV.seatsMin,
  seatsMax: TJUV.seatsMax,
  seatsFirst: 3,
  hasBoard: false,
  options: firstOptions,
  withSeats: (options, seats) => ({ ...options, seats }),
  length,
  quick: { seats: 3, options: firstOptions(3) },
  quickly: () => t('tjuv.quick'),
  Vignette,
  Role: null,
};
