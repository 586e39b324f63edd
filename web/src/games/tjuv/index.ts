// The card game Tjuv, all of it.

import type { TjuvAction, TjuvConfig, TjuvEvent, TjuvView } from '../../generated/tjuv';
import '../../text/tjuv';
import type { GameModule } from '../game';
import { describe, whyNot } from './describe';
import { now } from './now';
import Options from './Options.svelte';
import { say } from './say';
import { tjuv as start } from './start';
import Table from './Table.svelte';

export const tjuv: GameModule<TjuvView, TjuvAction, TjuvEvent, TjuvConfig, null> = {
  ...start,
  Options,
  Table,
  describe,
  now,
  say,
  whyNot,
};
