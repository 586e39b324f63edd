// The chase, Tjuv och Polis, all of it.

import type {
  ChaseAction,
  ChaseBoard,
  ChaseConfig,
  ChaseEvent,
  ChaseView,
} from '../../generated/tjuv-och-polis';
import '../../text/tjuv-och-polis';
import type { GameModule } from '../game';
import { describe } from './describe';
import { now } from './now';
import { say } from './say';
import { tjuvOchPolis as start } from './start';
import Options from './start/Options.svelte';
import Table from './Table.svelte';
import { whyNot } from './whynot';

export const tjuvOchPolis: GameModule<ChaseView, ChaseAction, ChaseEvent, ChaseConfig, ChaseBoard> = {
  ...start,
  Options,
  Table,
  describe,
  now,
  say,
  whyNot,
};
