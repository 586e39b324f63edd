// Monopol as the page knows it.

import { MONOPOL } from '../../generated/facts';
import type {
  MonopolAction,
  MonopolBoard,
  MonopolConfig,
  MonopolEvent,
  MonopolView,
} from '../../generated/monopol';
import type { GameModule } from '../game';
import { describe } from './describe';
import { isAsked, now } from './now';
import { say } from './say';
import { untouched } from './stage';
import Options from './start/Options.svelte';
import { firstOptions, quick, withSeats } from './start/start';
import Vignette from './start/Vignette.svelte';
import Table from './Table.svelte';
import { whyNot } from './whynot';

export const monopol: GameModule<MonopolView, MonopolAction, MonopolEvent, MonopolConfig, MonopolBoard> = {
  name: 'monopol',
  seatsMin: MONOPOL.seatsMin,
  seatsMax: MONOPOL.seatsMax,
  seatsFirst: 4,
  hasBoard: true,
  // Purses, deeds and offers lie open on the table.
  secrets: () => false,
  options: firstOptions,
  withSeats,
  quick,
  before: untouched,
  Vignette,
  Options,
  Role: null,
  Table,
  describe,
  now,
  asked: isAsked,
  say,
  whyNot,
};
