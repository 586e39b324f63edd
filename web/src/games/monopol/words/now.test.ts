import { beforeEach, expect, test } from 'vitest';
import type { MonopolView } from '../../../generated/monopol';
import { speak } from '../../../text/text.svelte';
import { board } from '../fixtures/board';
import {
  bidding,
  claiming,
  names,
  choice,
  offered,
  over,
  owing,
  player,
  standing,
  throwing,
  view,
  type MonopolStanding,
} from '../fixtures/standings';
import { now } from './now';

const say = (shown: MonopolStanding, seat: number | null) =>
  now(shown, names, seat, board).replaceAll('\u00a0', ' ');

beforeEach(() => speak('sv'));

test('says what you can do', () => {
  expect(say(throwing(), 0)).toBe('Din tur. Slå tärningarna.');
  expect(say(bidding(), 0)).toBe('Ditt bud på Narvavägen? Cecilia leder med 1 500 kr.');
  expect(say(claiming(), 0)).toBe('Bo står på Östra station. Begär 1 000 kr innan det är för sent!');
  expect(say(owing(), 0)).toBe('Du är skyldig Bo 2 800 kr. Skaffa 1 900 kr till.');
  expect(say(standing(view({ again: true })), 0)).toBe('Lika! Slå en gång till.');
});

test('says what the menu leaves to whoever sits in prison', () => {
  const cell = (...actions: Parameters<typeof choice>[0][]) =>
    standing(
      view({ players: [player(500, 10, { prison: 2 })] }),
      actions.map((action) => choice(action)),
    );
  expect(say(cell({ do: 'throw' }), 0)).toBe(
    'Du sitter i fängelse, sista kastet. Slå lika, annars måste du betala.',
  );
  expect(say(cell({ do: 'throw' }, { do: 'pay_fine' }), 0)).toContain('eller betala böterna');
  expect(say(cell({ do: 'throw' }, { do: 'use_card', deck: 'chance' }), 0)).toContain('eller använd kortet');
});

test('says whether you can pay for what is for sale', () => {
  const street = view({ stage: 'buy', players: [player(900, 3)] });
  const decline = choice({ do: 'decline' });
  expect(say(standing(street, [choice({ do: 'buy' }), decline]), 0)).toBe(
    'Hornsgatan är ledig och kostar 1 000 kr. Köper du?',
  );
  expect(say(standing(street, [decline]), 0)).toContain('mer än du har i handen');
});

test('says whom one waits for, and for what', () => {
  expect(say(throwing(), 2)).toBe('Anna ska slå.');
  expect(say(bidding(), null)).toBe('Auktion på Narvavägen. Anna ska bjuda. Högsta bud: 1 500 kr, Cecilia.');
  expect(say(claiming(), 1)).toBe('Begär Anna hyran av dig i tid? 1 000 kr för Östra station.');
  expect(say(owing(), 1)).toBe('Anna är skyldig dig 2 800 kr och måste skaffa pengar.');
});

test('says that somebody has an offer for you', () => {
  expect(say(offered(), 0)).toBe('Din tur. Slå tärningarna. Bo vill göra affär med dig.');
  expect(say({ ...offered(), waiting: [3] }, 0)).toBe('David ska slå. Bo vill göra affär med dig.');
  expect(say({ ...offered(), menu: [] }, 2)).toBe('Anna ska slå.');
});

test('says nothing of an offer that must wait, or while rent is to be claimed', () => {
  const { offers } = offered().view;
  expect(say({ ...bidding(), view: { ...bidding().view, offers } }, 0)).not.toContain('affär');
  const claim = claiming();
  const menu = [...claim.menu, ...offered().menu];
  expect(say({ ...claim, menu, view: { ...claim.view, offers } }, 0)).not.toContain('affär');
});

test('has words for every stage, to whoever acts and to whoever waits', () => {
  const stages: MonopolView['stage'][] = [
    ...(['throw_for_order', 'deal_deeds', 'turn', 'throw', 'buy', 'auction', 'claim'] as const),
    ...(['draw_card', 'fine_or_chance', 'debt', 'take_over', 'wishes', 'place', 'over'] as const),
  ];
  for (const language of ['sv', 'en'] as const) {
    speak(language);
    for (const stage of stages) {
      for (const seat of [0, 1]) expect(say(standing(view({ stage })), seat), stage).toMatch(/^[^{}]+[.!?]$/);
    }
  }
});

test('says who won', () => {
  expect(say(over(), 3)).toBe('Spelet är över. Du vann!');
  expect(say(over(), 0)).toBe('Spelet är över. David vann.');
});
