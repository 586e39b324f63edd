import { beforeEach, expect, test } from 'vitest';
import { speak } from '../text/text.svelte';
import type { Possibility } from './game';
import { board } from './monopol/fixtures/board';
import * as mono from './monopol/fixtures/standings';
import { possible as inMonopol } from './monopol/possible';
import { summedUp } from './summed';
import * as chase from './tjuv-och-polis/fixtures/tables';
import { town } from './tjuv-och-polis/fixtures/town';
import { possible as inChase } from './tjuv-och-polis/possible';
import { table } from './tjuv/fixtures/tables';
import { possible as inTjuv } from './tjuv/possible';

beforeEach(() => speak('sv'));

/** What one can do, and what comes of it; hard spaces read as any other. */
const lines = (all: Possibility[]) =>
  all.map(({ what, brings }) => [what, ...brings].join(' | ').replaceAll('\u00a0', ' '));
const whats = (all: Possibility[]) => all.map(({ what }) => what.replaceAll('\u00a0', ' '));

test('a few squares are told one by one, each with what happens there', () => {
  const { menu } = chase.walking();
  const all = inChase(chase.walking(), chase.names, 0, town);
  expect(lines(all)).toEqual([
    'Gå till Ankarbanken | Du rånar Ankarbanken på 5 000 kr.',
    'Gå till Norra gatan 1',
    'Gå till Norra gatan 5',
  ]);
  expect(all.map(({ rule }) => rule)).toEqual(menu.map(({ would }) => would[0]!.rule));
});

test('many squares are counted, and those where something happens are told', () => {
  const standing = chase.walking();
  const [bank, plain] = standing.menu;
  const menu = [plain!, plain!, plain!, bank!, plain!];
  expect(lines(inChase({ ...standing, menu }, chase.names, 0, town))).toEqual([
    'Gå till en av 5 rutor | Du rånar Ankarbanken på 5 000 kr.',
  ]);
});

test('the pieces of the police are told apart', () => {
  expect(whats(inChase(chase.policing(), chase.names, 1, town))).toEqual([
    'Låt polisman 3 gå till Södra gatan 7',
    'Låt polisman 3 gå till Södra gatan 4',
    'Kör radiobilen till Storgatan 7',
    'Kör radiobilen till Storgatan 7',
  ]);
});

test('what no event tells of has its clause all the same', () => {
  const rules = (standing: chase.ChaseStanding) =>
    inChase(standing, chase.names, 0, town).map(({ rule }) => rule);
  expect(rules(chase.throwing())[0]).toBe('tp.thief.turn');
  expect(rules(chase.imprisoned())[0]).toBe('tp.prison.escape');
});

test('all bids are one thing to do, with their limits', () => {
  expect(lines(inMonopol(mono.bidding(), mono.names, 0, board))).toEqual([
    'Passa',
    'Bjud, från 1 550 kr till 6 550 kr | På lagfarten står 3 800 kr. Orange: du har 0 av 3.',
  ]);
});

test('a deal can be proposed by whoever is told to make deals, though no menu holds it', () => {
  const waiting = { ...mono.throwing(), menu: [], waiting: [1] };
  const deal = ['Föreslå en affär med någon av de andra, mellan andra drag'];
  expect(whats(inMonopol(waiting, mono.names, 0, board))).toEqual(deal);
  expect(inMonopol(waiting, mono.names, null, board)).toEqual([]);
  const view = { ...waiting.view, may_deal: [1, 2] };
  expect(inMonopol({ ...waiting, view }, mono.names, 0, board)).toEqual([]);
});

test('cards are told with what they take', () => {
  const standing = table(2);
  const all = inTjuv(standing, ['Anna', 'Bo'], 0);
  expect(all.length).toBeGreaterThan(0);
  const captures = standing.menu.filter(({ action }) => action.do === 'capture').length;
  expect(all.filter(({ brings }) => brings.some((line) => line.startsWith('Du tar ')))).toHaveLength(
    captures,
  );
  expect(all.every(({ rule }) => rule?.startsWith('tj.'))).toBe(true);
});

test('of a long kind only so much is told, and how much is left', () => {
  const menu = Array.from({ length: 9 }, (_, nth) => ({ action: nth, would: [] }));
  const [all] = summedUp(menu, {
    kindOf: () => 'one kind',
    say: String,
    outcome: ({ action }) => `Sak ${action}.`,
    several: (_first, actions) => `${actions.length} saker`,
    ruleOf: () => 'tj.play',
  });
  expect(all).toEqual({
    what: '9 saker',
    brings: ['Sak 0.', 'Sak 1.', 'Sak 2.', 'Sak 3.', 'Sak 4.', 'och 4 till'],
    rule: 'tj.play',
  });
});
