// Monopol, all of it.

import type {
  MonopolAction,
  MonopolBoard,
  MonopolConfig,
  MonopolEvent,
  MonopolView,
} from '../../generated/monopol';
import '../../text/monopol';
import type { GameModule } from '../game';
import { describe } from './describe';
import { now } from './now';
import { say } from './say';
import { monopol as start } from './start';
import Options from './start/Options.svelte';
import Table from './Table.svelte';
import { whyNot } from './whynot';

export const monopol: GameModule<MonopolView, MonopolAction, MonopolEvent, MonopolConfig, MonopolBoard> = {
  ...start,
  Options,
  Table,
  describe,
  now,
  say,
  whyNot,
};
