// How long a game lasts, in rounds and in time, as one would say it before it begins.

import type { Length } from '../games/game';
import type { Pace } from '../generated/protocol';
import { t } from '../text/text.svelte';
import type { PlannedSeat } from './plan';

/** What a person takes for a decision, in seconds; most are quick, some are not. */
const PERSON = 8;
/** What a bot takes: its pause, and the motion that shows what it did. */
const BOT: Record<Pace, number> = { brisk: 1.7, usual: 2.3, calm: 3.3 };

const MINUTE = 60;
const HALF_HOUR = 30 * MINUTE;

/** All seats decide about equally often, so a decision takes what one takes on average. */
export function secondsEach(seats: PlannedSeat[], pace: Pace): number {
  const bots = seats.filter(({ kind }) => kind.startsWith('bot')).length;
  return (bots * BOT[pace] + (seats.length - bots) * PERSON) / seats.length;
}

/** `7 minuter`, `40 minuter`, `en och en halv timme`: no more exact than it can be. */
export function roughly(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  if (minutes < 10) return t('time.minutes', { count: minutes });
  if (minutes < 53) return t('time.minutes', { count: Math.round(minutes / 5) * 5 });
  const halves = Math.round(seconds / HALF_HOUR);
  return t('time.half_hours', { hours: Math.floor(halves / 2), half: halves % 2 === 1 });
}

/** `Ungefär 34 varv, 45 minuter. Oftast mellan 30 minuter och en timme.` */
export function lastsInWords(length: Length | null, seats: PlannedSeat[], pace: Pace): string {
  if (!length) return t('start.lasts.unknown');
  const each = length.decisions * secondsEach(seats, pace);
  const [least, time, most] = length.rounds.map((rounds) => roughly(rounds * each)) as [
    string,
    string,
    string,
  ];
  const about = t('start.lasts', { rounds: length.rounds[1], time });
  return least === most ? about : `${about} ${t('start.lasts.between', { least, most })}`;
}
