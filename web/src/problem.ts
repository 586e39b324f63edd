import { loadedGame } from './games/registry';
import type { Problem } from './net/api';
import { t } from './text/text.svelte';

/** Why a request was not carried out, in a sentence. A game that is here finds words for its own refusals. */
export function problemText(problem: Problem, game?: string): string {
  if (problem === 'offline') return t('problem.offline');
  if (problem === 'no_engine') return t('problem.no_engine');
  if (problem === 'no_storage') return t('problem.no_storage');
  if ('error' in problem) return t(`error.${problem.error.code}`);
  const why = game ? loadedGame(game)?.whyNot(problem.refused.refusal, [], null, null) : undefined;
  return why ?? t('error.seats');
}
