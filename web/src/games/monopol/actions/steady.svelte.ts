// While something is being shown the menu is empty. What was offered last stays in its place meanwhile, asleep, so that
// no button runs away from under a finger or loses the focus.

import type { Seat } from '../../../generated/protocol';
import type { MonopolChoice } from './menu';
import type { Play } from './play';

export interface Steady {
  /** As it is given, but with the last menu where there is none now. */
  readonly play: Play;
  /** Nothing can be done at this moment. */
  readonly asleep: boolean;
}

export function steady(now: () => Play): Steady {
  let last = $state.raw<{ seat: Seat | null; menu: MonopolChoice[] }>({ seat: null, menu: [] });

  $effect.pre(() => {
    const { seat, menu } = now();
    if (menu.length > 0) last = { seat, menu };
  });

  return {
    get play() {
      const play = now();
      const kept = play.menu.length === 0 && last.seat === play.seat;
      return kept ? { ...play, menu: last.menu } : play;
    },
    get asleep() {
      return now().menu.length === 0;
    },
  };
}
