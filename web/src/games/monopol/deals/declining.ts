import type { MonopolAction } from '../../../generated/monopol';
import type { Play } from '../actions/play';

/** The no to a deal that a bot proposes, if the viewer can give one now. */
export function noToBot({ menu, view, bots }: Pick<Play, 'menu' | 'view' | 'bots'>): MonopolAction | null {
  const fromBots = view.offers.filter(({ from }) => bots.includes(from)).map(({ number }) => number);
  const noes = menu.filter(({ action }) => action.do === 'refuse' && fromBots.includes(action.offer));
  return noes[0]?.action ?? null;
}
