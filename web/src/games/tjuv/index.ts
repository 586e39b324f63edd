// The card game Tjuv, as the page knows it.

import { TJUV } from '../../generated/facts';
import type { TjuvAction, TjuvConfig, TjuvEvent, TjuvView } from '../../generated/tjuv';

import type { GameModule } from '../game';
import { describe, whyNot } from './describe';
import { now } from './now';
import Options from './Options.svelte';
import { say } from './say';
import { untouched } from './stage';
import Table from './Table.svelte';
import Vignette from './Vignette.svelte';

const firstOptions = (seats: number): TjuvConfig => ({ seats, deals: 1, refill: 'hand', piles: 'tops' });

export const tjuv: GameModule<TjuvView, TjuvAction, TjuvEvent, TjuvConfig, null> = {
  name: 'tjuv',
  seatsMin: TJUV.seatsMin,
  seatsMax: TJUV.seatsMax,
  seatsFirst: 3,
  hasBoard: false,
  // The hands.
  secrets: () => true,
  options: firstOptions,
  withSeats: (options, seats) => ({ ...options, seats }),
  quick: { seats: 3, options: firstOptions(3) },
  Vignette,
  Options,
  Role: null,
  Table,
  before: untouched,
  describe,
  now,
  asked: () => false,
  say,
  whyNot,
};
