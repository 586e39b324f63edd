// The card game Tjuv, all of it.

import type { TjuvAction, TjuvConfig, TjuvEvent, TjuvView } from '../../generated/tjuv';
import './text';
import type { GameModule } from '../game';
import { describe, whyNot } from './words/describe';
import { now } from './words/now';
import Options from './start/Options.svelte';
import { outcome } from './outcome';
import { possible } from './possible';
import { say } from './words/say';
import { when } from './words/when';
import { start } from './start';
import Table from './Table.svelte';

export const game: GameModule<TjuvView, TjuvAction, TjuvEvent, TjuvConfig, null> = {
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
