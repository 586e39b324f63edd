// The choices in the middle of the table: what only the one the table waits for can do. Building, selling, bidding and
// dealing have places of their own.

import type { MonopolAction, MonopolEvent } from '../../../generated/monopol';
import { money, t } from '../../../text/text.svelte';
import type { Told } from '../../game';
import type { MonopolChoice } from './menu';
import type { Play } from './play';
import { soldName, squareName } from '../words/words';

/** A button. */
export interface Button {
  key: string;
  label: string;
  action: MonopolAction;
  /** It is not in the menu: whoever presses it is told why. */
  refused: boolean;
}

/** The usual one first. */
export function choicesOf(play: Play): Button[] {
  const choices = play.menu.flatMap((choice) => {
    const label = labelOf(choice, play);
    return label === null
      ? []
      : [{ key: JSON.stringify(choice.action), label, action: choice.action, refused: false }];
  });
  return cannotBuy(play) ? [buying(play), ...choices] : choices;
}

function labelOf(choice: MonopolChoice, play: Play): string | null {
  const { action, would } = choice;
  const { board, view, seat } = play;
  const me = seat === null ? undefined : view.players[seat];
  switch (action.do) {
    case 'throw':
      if (me?.prison != null) return t('monopol.do.throw.prison');
      return view.again ? t('monopol.do.throw.again') : t('monopol.do.throw');
    case 'pay_fine':
      return t('monopol.do.pay_fine', { sum: money(paid(would)) });
    case 'use_card':
      return t('monopol.do.use_card');
    case 'buy':
      return buying(play).label;
    case 'decline':
      return view.options.no_auctions ? t('monopol.do.decline.leave') : t('monopol.do.decline');
    case 'pay_card':
      return t('monopol.do.pay_card', { sum: money(paid(would)) });
    case 'take_chance':
      return t('monopol.do.take_chance');
    case 'keep_mortgages':
      return t('monopol.do.keep_mortgages');
    case 'lift':
      return view.stage === 'take_over' ? lifting(action.lot, play) : null;
    case 'wish':
      return t('monopol.do.wish', { count: action.count });
    case 'place':
      return t('monopol.do.place', {
        thing: soldName(board, view.auction.of),
        lot: squareName(board, action.lot),
      });
    default:
      return null;
  }
}

function lifting(lot: number, { board, view }: Play): string {
  const sum = money(view.holdings[lot]?.to_lift ?? 0);
  return t('monopol.do.lift', { lot: squareName(board, lot), sum });
}

function paid(would: Told<MonopolEvent>[]): number {
  return would.find((event) => event.on === 'paid')?.amount ?? 0;
}

function buying({ board, view }: Play): Button {
  const lot = view.players[view.turn]?.at ?? 0;
  const sum = money(board.squares[lot]?.deed?.price ?? 0);
  const label = t('monopol.do.buy', { lot: squareName(board, lot), sum });
  return { key: 'buy', label, action: { do: 'buy' }, refused: true };
}

/** The table asks whether to buy, and the menu has it not. */
function cannotBuy({ view, seat, menu }: Play): boolean {
  const asked = view.stage === 'buy' && view.turn === seat && menu.length > 0;
  return asked && !menu.some(({ action }) => action.do === 'buy');
}
