// The table somebody is about to lay: who is to sit where, and what is wrong with it.

import { LEVELS } from '../generated/facts';
import type { Level, SeatRequest } from '../generated/protocol';
import { USUAL_LEVEL } from '../levels';
import { nameProblem } from '../names';
import { t } from '../text/text.svelte';

export type SeatKind = 'here' | 'link' | `bot.${Level}`;

export interface PlannedSeat {
  kind: SeatKind;
  name: string;
}

export const SEAT_KINDS: readonly SeatKind[] = [
  'here',
  'link',
  ...LEVELS.map((level) => `bot.${level}` as const),
];

/** Oneself and bots: one click and the game is on. */
export function firstPlan(name: string, count: number, level = USUAL_LEVEL): PlannedSeat[] {
  return resized([{ kind: 'here', name }], count, level);
}

/** The same seats, more or fewer; a new one is for a bot. */
export function resized(plan: PlannedSeat[], count: number, level = USUAL_LEVEL): PlannedSeat[] {
  const more = Array.from({ length: Math.max(0, count - plan.length) }, () => ({
    kind: `bot.${level}` as const,
    name: '',
  }));
  return [...plan.slice(0, count), ...more];
}

/** One person, and bots in all other seats. */
export function isAlone(plan: PlannedSeat[]): boolean {
  return plan.filter(({ kind }) => !kind.startsWith('bot')).length === 1;
}

/** Alone against bots nobody needs to know one's name, so an empty one is no hindrance. */
export function withOwnName(plan: PlannedSeat[]): PlannedSeat[] {
  const alone = isAlone(plan) && plan[0]?.kind === 'here';
  return plan.map((seat) =>
    alone && seat.kind === 'here' && seat.name.trim() === '' ? { ...seat, name: t('start.me') } : seat,
  );
}

export interface PlanProblem {
  /** The seat it is about; null for the table as a whole. */
  seat: number | null;
  text: string;
}

export function planProblem(plan: PlannedSeat[]): PlanProblem | null {
  if (plan.every((seat) => seat.kind.startsWith('bot'))) return { seat: null, text: t('start.nobody') };
  const taken = new Set<string>();
  for (const [seat, { kind, name }] of plan.entries()) {
    if (kind !== 'here') continue;
    const text = nameProblem(name);
    if (text && name.trim() === '' && seat > 0)
      return { seat, text: t('start.name.missing.other', { number: seat + 1 }) };
    if (text) return { seat, text };
    const key = name.trim().toLocaleLowerCase();
    if (taken.has(key)) return { seat, text: t('start.name.twice', { name: name.trim() }) };
    taken.add(key);
  }
  return null;
}

/** Whom to ask for; the tokens and commitments are those of the seats at this screen, at the same places. */
export function requested(plan: PlannedSeat[], tokens: string[], commitments: string[]): SeatRequest[] {
  return plan.map(({ kind, name }, seat) => {
    if (kind === 'here')
      return { kind, name: name.trim(), token: tokens[seat]!, commitment: commitments[seat]! };
    if (kind === 'link') return { kind };
    return { kind: 'bot', level: kind.slice('bot.'.length) as Level };
  });
}
