import { NAME_MAX } from './generated/facts';
import type { Plays, SeatInfo } from './generated/protocol';
import { t } from './text/text.svelte';

/** The names round the table, in seat order; an empty chair is called by its number. */
export function namesOf(seats: SeatInfo[]): string[] {
  return seats.map((seat, index) => ('name' in seat ? seat.name : t('start.seat', { number: index + 1 })));
}

/** What there is to say beside the name of whoever sits there: whether it is a bot or plays through one, or is away. */
export function seatWord(info: SeatInfo): 'bot' | 'away' | Exclude<Plays, 'themselves'> | null {
  if (info.kind === 'bot') return 'bot';
  if (info.kind === 'kept') return 'away';
  if (info.kind === 'free') return null;
  if (info.plays !== 'themselves') return info.plays;
  return info.online ? null : 'away';
}

/** What is wrong with a name, in a sentence, or null. The server asks the same again. */
export function nameProblem(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return t('start.name.missing');
  if ([...trimmed].length > NAME_MAX) return t('start.name.long', { max: NAME_MAX });
  if (/\p{C}/u.test(trimmed)) return t('start.name.odd');
  return null;
}
