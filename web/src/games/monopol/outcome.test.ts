import { beforeEach, expect, test } from 'vitest';
import type { MonopolAction } from '../../generated/monopol';
import { speak } from '../../text/text.svelte';
import { board } from './fixtures/board';
import {
  bidding,
  choice,
  claiming,
  names,
  offered,
  owing,
  player,
  throwing,
  view,
} from './fixtures/standings';
import type { MonopolChoice } from './actions/menu';
import { outcome } from './outcome';

beforeEach(() => speak('sv'));

/** To Anna; hard spaces read as any other. */
const told = (offer: MonopolChoice, shown = view()) =>
  outcome(offer, shown, names, 0, board).replaceAll('\u00a0', ' ');
const inMenu = ({ menu, view }: ReturnType<typeof owing>, kind: MonopolAction['do']) =>
  told(
    menu.find(({ action }) => action.do === kind)!,
    view,
  );

test('before a throw nothing is told', () => {
  expect(inMenu(throwing(), 'throw')).toBe('');
});

test('what is bought or bid for says how much of its kind one has, and under the hammer what is printed on it', () => {
  const buying = view({ stage: 'buy', players: [player(12_400, 25), ...view().players.slice(1)] });
  const bought = choice({ do: 'buy' }, { on: 'bought', seat: 0, lot: 25, price: 4_000 });
  expect(told(bought, buying)).toBe('Stationer: du har 2 av 4.');
  expect(inMenu(bidding(), 'bid')).toBe('På lagfarten står 3 800 kr. Orange: du har 0 av 3.');
});

test('a house says what it costs and what the deed then asks', () => {
  const built = choice({ do: 'build', lot: 3 }, { on: 'built', seat: 0, lot: 3, level: 1, price: 1_000 });
  const rent = board.squares[3]!.deed!.rents[1]!.toLocaleString('sv').replaceAll('\u00a0', ' ');
  expect(told(built)).toBe(`Det kostar 1 000 kr, och hyran blir ${rent} kr.`);
});

test('what happens beyond the choice itself is told as it would be told afterwards', () => {
  expect(inMenu(owing(), 'mortgage')).toBe('Du belånar Södra station för 2 000 kr, minus 200 kr i ränta.');
  expect(inMenu(claiming(), 'waive')).toContain('slippa hyran');
  expect(inMenu(claiming(), 'claim')).toBe('');
});

test('a deal says what changes hands, and one of one’s own what one has of what it asks for', () => {
  expect(inMenu(offered(), 'accept')).toMatch(/^Affär! Bo ger dig 6 000 kr och .* Verk: du har 0 av 2\.$/);
  const wanted: MonopolAction = {
    do: 'offer',
    to: 1,
    give: { cash: 500, lots: [], cards: [] },
    want: { cash: 0, lots: [11, 13], cards: [] },
    lift: [],
  };
  expect(told({ action: wanted, would: [] })).toBe('Rosa: du har 1 av 3.');
});
