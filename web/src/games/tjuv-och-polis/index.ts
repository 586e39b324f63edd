// The chase, Tjuv och Polis, as the page knows it.

import { CHASE } from '../../generated/facts';
import type {
  ChaseAction,
  ChaseBoard,
  ChaseConfig,
  ChaseEvent,
  ChaseView,
} from '../../generated/tjuv-och-polis';
import type { GameModule } from '../game';
import { describe } from './describe';
import { now } from './now';
import { say } from './say';
import { untouched } from './stage';
import Options from './start/Options.svelte';
import Role from './start/Role.svelte';
import { firstOptions, quick, secrets, withSeats } from './start/start';
import Vignette from './start/Vignette.svelte';
import Table from './Table.svelte';
import { whyNot } from './whynot';

export const tjuvOchPolis: GameModule<ChaseView, ChaseAction, ChaseEvent, ChaseConfig, ChaseBoard> = {
  name: 'tjuv-och-polis',
  seatsMin: CHASE.seatsMin,
  seatsMax: CHASE.seatsMax,
  seatsFirst: 4,
  hasBoard: true,
  secrets,
  options: firstOptions,
  withSeats,
  quick,
  before: untouched,
  Vignette,
  Options,
  Role,
  Table,
  describe,
  now,
  asked: () => false,
  say,
  whyNot,
};
