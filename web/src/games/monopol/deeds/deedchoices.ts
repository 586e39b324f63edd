// What a player would like to do with a deed of theirs. What the menu offers can be done; the rest may be asked about.

import { MONOPOL } from '../../../generated/facts';
import type { HoldingView, Lot } from '../../../generated/monopol';
import { money, t } from '../../../text/text.svelte';
import { gainOf, choicesFor, type DeedAction, type MonopolChoice } from '../actions/menu';
import type { Play } from '../actions/play';
import { capital } from '../../../text/people';
import { buildings, squareName } from '../words/words';

export interface DeedChoice {
  key: string;
  action: DeedAction;
  label: string;
  /** For where there is little room. */
  short: string;
  /** With the name of the deed and the sum, for whoever hears it. */
  spoken: string;
  /** What the purse gains, or loses; null if nobody can say yet. */
  gain: number | null;
  /** What comes of it. */
  then: string;
  offered: boolean;
}

export function deedChoices(play: Play, lot: Lot): DeedChoice[] {
  const offers = choicesFor(play.menu, lot);
  const offered = offers.map((offer) => choiceOf(play, offer.action, offer));
  const asked = usual(play, lot)
    .filter((action) => !offers.some((offer) => offer.action.do === action.do))
    .map((action) => choiceOf(play, action));
  const order: DeedAction['do'][] = ['build', 'lift', 'mortgage', 'sell'];
  return [...offered, ...asked].toSorted((a, b) => order.indexOf(a.action.do) - order.indexOf(b.action.do));
}

/** What one would think of doing with it, whether the rules allow it now or not. */
function usual({ view }: Play, lot: Lot): DeedAction[] {
  const holding = view.holdings[lot];
  if (!holding) return [];
  const { higher, lower, mortgaged } = holding;
  return [
    ...(higher === undefined ? [] : [{ do: 'build' as const, lot }]),
    mortgaged ? { do: 'lift', lot } : { do: 'mortgage', lot },
    ...(lower === undefined ? [] : [{ do: 'sell' as const, lot, down_to: lower }]),
  ];
}

function choiceOf(play: Play, action: DeedAction, offer?: MonopolChoice): DeedChoice {
  const { board, view } = play;
  const holding = view.holdings[action.lot];
  const built = offer?.would.find((event) => event.on === 'built');
  const gain = offer ? gainOf(offer, view, board) : null;
  const label = labelOf(action, holding);
  const lot = squareName(board, action.lot);
  const sum = gain === null ? '' : money(Math.abs(gain));
  return {
    key: JSON.stringify(action),
    action,
    label,
    short: action.do === 'build' || action.do === 'lift' ? t(`monopol.deeds.${action.do}.short`) : label,
    spoken: t('monopol.deeds.spoken', {
      what: label,
      lot,
      gain: gain ?? 0,
      sum,
      offered: offer !== undefined,
    }),
    gain,
    then: offer ? consequence() : '',
    offered: offer !== undefined,
  };

  function consequence(): string {
    if (action.do === 'build') {
      const rent = built && board.squares[action.lot]?.deed?.rents[built.level];
      if (rent === undefined) return t('monopol.deeds.scarce');
      return t('monopol.deeds.then.rent', { sum: money(rent) });
    }
    if (action.do === 'sell') return capital(buildings(action.down_to));
    if (action.do === 'mortgage') return t('monopol.deeds.then.no_rent');
    return t('monopol.deeds.then.rent_again');
  }
}

function labelOf(action: DeedAction, holding: HoldingView | undefined): string {
  switch (action.do) {
    case 'build':
      return t('monopol.deeds.build', { hotel: holding?.higher === MONOPOL.hotel });
    case 'sell':
      return t('monopol.deeds.sell', { hotel: holding?.level === MONOPOL.hotel, left: action.down_to });
    default:
      return t(`monopol.deeds.${action.do}`);
  }
}
