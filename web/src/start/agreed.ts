// What is agreed at a table beside its game, in plain words.

import { CLOCKS, USUAL_SETTINGS } from '../generated/facts';
import type { Clock, TableSettings } from '../generated/protocol';
import { levelName } from '../levels';
import { duration } from '../text/duration';
import { t } from '../text/text.svelte';

export const CLOCK_NAMES = ['calm', 'evening', 'brisk', 'days'] as const;
export type ClockName = (typeof CLOCK_NAMES)[number];

/** How many hours a decision may take at a table that is looked in on. */
export const HOURS = [8, 24, 72] as const;
/** How many seconds somebody may be gone. */
export const GRACES = [30, 60, 180, 600] as const;

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** The clock of that name; that of days, with as many hours as another of its kind. */
export function clockOf(name: ClockName): Clock {
  return name === 'calm' ? USUAL_SETTINGS.clock : CLOCKS[name];
}

/** What a clock is called when a table is laid. */
export function clockName(clock: Clock): ClockName {
  if (clock.kind !== 'bank') return clock.kind;
  return clock.seconds <= CLOCKS.brisk.seconds ? 'brisk' : 'evening';
}

/** What a clock means for whoever plays. */
export function clockMeans(clock: Clock): string {
  switch (clock.kind) {
    case 'calm':
      return t('agree.clock.calm.means');
    case 'bank':
      return t('agree.clock.bank.means', {
        bank: duration(clock.seconds * SECOND),
        more: duration(clock.top_up * SECOND),
      });
    case 'days':
      return t('agree.clock.days.means', { each: duration(clock.hours * HOUR) });
  }
}

/** What becomes of somebody who leaves. */
export function absenceMeans({ grace, stand_in: level }: Pick<TableSettings, 'grace' | 'stand_in'>): string {
  return t('agree.absence.means', { grace: duration(grace * SECOND), level: levelName(level) });
}

/** All of it, sentence by sentence. */
export function agreed(settings: TableSettings): string[] {
  return [
    clockMeans(settings.clock),
    absenceMeans(settings),
    `${t('agree.pace', { pace: settings.pace })} ${t('agree.advice', { advice: settings.advice })}`,
  ];
}
