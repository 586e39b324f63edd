// A few short sounds, made on the spot: a card is a puff of noise, a snatch is a whistle down, a win is three notes.

import type { TjuvEvent } from '../../../generated/tjuv';
import { fanfare, knock, tone } from '../../../ui/instruments';

/** Plays what these events sound like. */
export function sound(events: TjuvEvent[]) {
  const event = events[0];
  if (!event) return;
  if (event.on === 'captured' && event.stolen.length > 0) snatch();
  else if (event.on === 'match_over') fanfare();
  else if (event.on !== 'deal_over' && event.on !== 'deal_begins') card();
}

function card() {
  knock(2400, 0.25, 0, 0.07);
}

function snatch() {
  card();
  tone({ pitch: 900, to: 180, volume: 0.12, wait: 0.65, seconds: 0.3 });
}
