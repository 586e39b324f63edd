// One sentence: whose turn it is and what is being waited for.

import type { Seat } from '../../../generated/protocol';
import type { TjuvAction, TjuvEvent, TjuvView } from '../../../generated/tjuv';
import { t } from '../../../text/text.svelte';
import type { Standing } from '../../game';
import { winnersOf } from './describe';

export function now(
  standing: Standing<TjuvView, TjuvAction, TjuvEvent>,
  names: string[],
  seat: Seat | null,
): string {
  const { view, menu, winners = [] } = standing;
  if (view.stage === 'over') {
    return winners.length > 0 ? t('tjuv.now.won', winnersOf(winners, names, seat)) : t('tjuv.now.over');
  }
  if (view.turn === null) return t('tjuv.now.dealing');
  return view.turn === seat
    ? yours(
        view,
        menu.map((choice) => choice.action.do),
      )
    : theirs(view, names[view.turn] ?? '');
}

function yours(view: TjuvView, uses: TjuvAction['do'][]): string {
  switch (view.stage) {
    case 'lay_lowest':
    case 'put_under':
    case 'refill':
      return t(`tjuv.now.${view.stage}`);
    default:
      if (!uses.includes('capture')) return t('tjuv.now.play.lay');
      return uses.includes('lay') ? t('tjuv.now.play.both') : t('tjuv.now.play.capture');
  }
}

function theirs(view: TjuvView, who: string): string {
  switch (view.stage) {
    case 'lay_lowest':
    case 'put_under':
    case 'refill':
      return t(`tjuv.now.other.${view.stage}`, { who });
    default:
      return t('tjuv.now.other.play', { who });
  }
}
