// Who sits where when a finished match is played on, to begin with: whoever looks has their own seats, bots have all others.

import { USUAL_LEVEL } from '../levels';
import type { PlannedSeat } from '../start/plan';
import type { ReplayFile } from './file';

export function planOf({ seats }: Pick<ReplayFile, 'seats'>, own: number[], name: string): PlannedSeat[] {
  return seats.map((sitter, seat) => {
    if (own.includes(seat)) return { kind: 'here', name: sitter.kind === 'person' ? sitter.name : name };
    return { kind: `bot.${sitter.kind === 'bot' ? sitter.level : USUAL_LEVEL}`, name: '' };
  });
}
