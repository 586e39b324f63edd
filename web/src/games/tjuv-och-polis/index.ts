// The chase, Tjuv och Polis, all of it.

import type {
  ChaseAction,
  ChaseBoard,
  ChaseConfig,
  ChaseEvent,
  ChaseView,
} from '../../generated/tjuv-och-polis';
import './text';
import type { GameModule } from '../game';
import { describe } from './words/describe';
import { now } from './words/now';
import { outcome } from './outcome';
import { possible } from './possible';
import { say } from './words/say';
import { start } from './start';
import Options from './start/Options.svelte';
import Table from './Table.svelte';
import { when } from './words/when';
import { whyNot } from './words/whynot';

export const game: GameModule<ChaseView, ChaseAction, ChaseEvent, ChaseConfig, ChaseBoard> = {
  ...start,
  Options,
  Table,
  describe,
  now,
  when,
  say,
  outcome,
  possible,
  whyNot,
};
