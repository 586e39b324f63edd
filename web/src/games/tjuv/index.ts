// The card game Tjuv, as the page knows it.

import { TJUV } from '../../generated/facts';
import type { TjuvAction, TjuvConfig, TjuvEvent, TjuvView } from '../../generated/tjuv';
import type { GameModule } from '../game';
import { describe, whyNot } from './describe';
import { now } from './now';
import Options from './Options.svelte';
import { untouched } from './stage';
import Table from './Table.svelte';

export const tjuv: GameModule<TjuvView, TjuvAction, TjuvEvent, TjuvConfig> = {
  name: 'tjuv',
  seatsMin: TJUV.seatsMin,
  seatsMax: TJUV.seatsMax,
  options: (seats) => ({ seats, deals: 1, refill: 'hand', piles: 'tops' }),
  withSeats: (options, seats) => ({ ...options, seats }),
  before: untouched,
  Table,
  Options,
  describe,
  now,
  whyNot,
};
