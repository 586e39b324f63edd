// A decision of one's own as a question: what one knew then, a few things that could have been done, and what a master thinks
// of each.

import { checker, master } from '../engine/checker';
import type { Choice } from '../games/game';
import { same } from '../games/same';
import type { Advice, DecisionSeen } from '../generated/protocol';
import { replayText, type Answer } from '../net/api';
import { readReplay, type ReplayFile } from '../replay/file';
import { points } from '../table/compared';
import { t } from '../text/text.svelte';
import type { Puzzle } from './kept.svelte';
import { scatter } from './scatter';

/** More to choose from than this is a list, not a question. */
const MOST = 4;
/** Less than this is a matter of taste. */
const TASTE = 0.03;

/** Something that could have been done. */
export interface Option {
  action: unknown;
  /** In words; no other option has the same. */
  words: string;
  /** What a master thinks of it; null where it has not reckoned. */
  chance: number | null;
  /** What was on the menu, with what would have come of it at once. */
  choice: Choice<unknown, unknown> | null;
  best: boolean;
  played: boolean;
}

/** All that is asked about, from the file and from the engine. */
export interface Question {
  text: string;
  file: ReplayFile;
  seen: DecisionSeen;
  played: unknown;
  advice: Advice[];
}

export async function questionOf(
  { table, seat, step }: Puzzle,
  ask: { file: typeof replayText; decision: typeof checker.decision; review: typeof master.review } = {
    file: replayText,
    decision: (about) => checker.decision(about),
    review: (about, each) => master.review(about, each),
  },
): Promise<Answer<Question>> {
  const text = await ask.file(table);
  if ('problem' in text) return text;
  const replay = JSON.parse(text.ok) as { steps: { action?: unknown }[] };
  const seen = await ask.decision({ replay, seat, step });
  if ('problem' in seen) return seen;
  let advice: Advice[] = [];
  const problem = await ask.review({ replay, seat, from: step }, (line) => {
    if (!('decision' in line)) return true;
    advice = line.decision.advice;
    return false;
  });
  if (problem) return { problem };
  const file = readReplay(text.ok);
  return { ok: { text: text.ok, file, seen: seen.ok, played: replay.steps[step]?.action, advice } };
}

/** What is offered as an answer: what was done, what the master would have done, and what comes next in its list, in an
 *  order that tells nothing. */
export function optionsOf(
  { seen, played, advice }: Question,
  puzzle: Puzzle,
  say: (action: unknown) => string,
): Option[] {
  const menu = seen.menu as Choice<unknown, unknown>[];
  const [best] = advice;
  const was = advice.find(({ action }) => same(action, played)) ?? { action: played, chance: null };
  const all = best ? [best, was, ...advice] : [was];
  const worded = all.map(({ action, chance }) => ({
    action,
    words: say(action),
    chance,
    choice: menu.find((choice) => same(choice.action, action)) ?? null,
    best: same(action, best?.action),
    played: same(action, played),
  }));
  const differing = worded.filter(
    ({ words }, nth) => worded.findIndex((other) => other.words === words) === nth,
  );
  const turn = ({ action }: Option) => scatter(`${puzzle.table} ${puzzle.step} ${JSON.stringify(action)}`);
  return differing.slice(0, MOST).sort((one, other) => turn(one) - turn(other));
}

export type Grade = 'best' | 'close' | 'other';

/** How an answer did beside what the master would have done. */
export function gradeOf(answer: Option, options: Option[]): Grade {
  const best = options.find((option) => option.best);
  if (answer.best) return 'best';
  const loss = (best?.chance ?? Infinity) - (answer.chance ?? 0);
  return loss < TASTE ? 'close' : 'other';
}

/** The same in a sentence. */
export function verdictOf(answer: Option, options: Option[]): string {
  const grade = gradeOf(answer, options);
  if (grade !== 'other') return t(`puzzle.${grade}`);
  const ahead = points(options.find((option) => option.best)?.chance, answer.chance);
  return ahead === null ? t('puzzle.unknown') : t('puzzle.other', { points: ahead });
}
