import type { Play } from '../actions/play';

interface No {
  do: 'refuse';
  offer: number;
}

/** The no to a deal that a bot proposes, if the viewer can give one now. */
export function noToBot({ menu, view, bots }: Pick<Play, 'menu' | 'view' | 'bots'>): No | null {
  const fromBots = view.offers.filter(({ from }) => bots.includes(from)).map(({ number }) => number);
  const noes = menu.flatMap(({ action }) => (action.do === 'refuse' ? [action] : []));
  return noes.find(({ offer }) => fromBots.includes(offer)) ?? null;
}
