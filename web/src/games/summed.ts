// A menu in words: what there is little of one by one, and what there is much of as a whole.

import { t } from '../text/text.svelte';
import type { Choice, Possibility } from './game';

/** So many of a kind are still said one by one. */
const ALONE = 3;
/** So much of what may come of a long kind is told. */
const TOLD = 5;

export interface Words<Action, Event> {
  /** Which actions belong together. */
  kindOf(action: Action): string;
  say(action: Action): string;
  outcome(choice: Choice<Action, Event>): string;
  /** Many of a kind in one phrase. */
  several(first: Action, all: Action[]): string;
  /** The clause behind an action whose offer tells of nothing. */
  ruleOf(action: Action): string | null;
}

export function summedUp<Action, Event>(
  menu: Choice<Action, Event>[],
  words: Words<Action, Event>,
): Possibility[] {
  const kinds = new Map<string, Choice<Action, Event>[]>();
  for (const choice of menu) {
    const kind = words.kindOf(choice.action);
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice]);
  }
  return [...kinds.values()].flatMap((choices) =>
    choices.length > ALONE ? [together(choices, words)] : choices.map((choice) => alone(choice, words)),
  );
}

function alone<Action, Event>(choice: Choice<Action, Event>, words: Words<Action, Event>): Possibility {
  const brings = words.outcome(choice);
  return { what: words.say(choice.action), brings: brings ? [brings] : [], rule: ruleOf(choice, words) };
}

function together<Action, Event>(choices: Choice<Action, Event>[], words: Words<Action, Event>): Possibility {
  const actions = choices.map(({ action }) => action);
  // Where more happens stands first.
  const eventful = choices.toSorted((a, b) => b.would.length - a.would.length);
  const outcomes = [...new Set(eventful.map((choice) => words.outcome(choice)).filter(Boolean))];
  const rest = outcomes.length - TOLD;
  return {
    what: words.several(actions[0]!, actions),
    brings: rest > 0 ? [...outcomes.slice(0, TOLD), t('can.more', { count: rest })] : outcomes,
    rule: ruleOf(choices[0]!, words),
  };
}

function ruleOf<Action, Event>(
  { action, would }: Choice<Action, Event>,
  words: Words<Action, Event>,
): string | null {
  return would[0]?.rule ?? words.ruleOf(action);
}
