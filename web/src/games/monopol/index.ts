// Monopol, all of it.

import type {
  MonopolAction,
  MonopolBoard,
  MonopolConfig,
  MonopolEvent,
  MonopolView,
} from '../../generated/monopol';
import './text';
import type { GameModule } from '../game';
import { describe } from './words/describe';
import { now } from './words/now';
import { say } from './words/say';
import { start } from './start';
import { outcome } from './outcome';
import { possible } from './possible';
import Options from './start/Options.svelte';
import Table from './Table.svelte';
import { when } from './words/when';
import { whyNot } from './words/whynot';

export const game: GameModule<MonopolView, MonopolAction, MonopolEvent, MonopolConfig, MonopolBoard> = {
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
