import { beforeEach, expect, test } from 'vitest';
import type { ChaseEvent } from '../../../generated/tjuv-och-polis';
import { speak } from '../../../text/text.svelte';
import { policeAround, reachable } from './answers';
import { choicesOf } from './choices';
import { names, choice, policing, throwing, view, walking } from '../fixtures/tables';
import { at, town } from '../fixtures/town';
import { noteFor } from '../words/notes';
import { preview, spoken } from './preview';

beforeEach(() => speak('sv'));

const endsOf = (standing: ReturnType<typeof walking>) =>
  choicesOf(standing.menu, standing.view, town).groups.flatMap((group) => group.ends);

test('a square says in a word what happens there', () => {
  const [bank, plain] = endsOf(walking());
  expect(preview(bank!, town, names, 0)).toEqual({ tone: 'rob', word: 'Råna 5\u00a0000' });
  expect(preview(plain!, town, names, 0)).toEqual({ tone: 'plain', word: '' });
  const [arrest] = endsOf(policing());
  expect(preview(arrest!, town, names, 1)).toEqual({ tone: 'arrest', word: 'Grip Cecilia' });
});

test('walking into the arms of the police is no secret', () => {
  const walk: ChaseEvent = { on: 'walked', thief: 0, path: [at(1, 1), at(0, 1)] };
  const ticket = { on: 'bought_ticket', thief: 0, at: at(0, 1), fare: 1000 } as const;
  const wire = { on: 'arrested', thief: 0, by: { man: 3 }, cause: 'wire', at: at(0, 1), times: 1 } as const;
  const [free] = endsOf({ ...walking(), menu: [choice({ do: 'walk', to: at(0, 1) }, walk, ticket)] });
  const [caught] = endsOf({ ...walking(), menu: [choice({ do: 'walk', to: at(0, 1) }, walk, ticket, wire)] });
  expect(preview(free!, town, names, 0)).toEqual({ tone: 'flee', word: 'Tåg 1\u00a0000\u00a0kr' });
  expect(preview(caught!, town, names, 0)).toEqual({ tone: 'caught', word: 'Grips!' });
});

test('an end is heard with its place, what happens and the danger', () => {
  const [bank, , east] = endsOf(walking());
  expect(spoken(bank!, town, names, 0, null)).toBe(
    'Ankarbanken, 5\u00a0000\u00a0kr, rånar och får 5\u00a0000\u00a0kr',
  );
  expect(spoken(east!, town, names, 0, 2)).toBe('Norra gatan 5, polisen når hit i 2 fall av 6');
  const [, , along] = endsOf(policing());
  expect(spoken(along!, town, names, 1, null)).toBe('Storgatan 7, bakre hjulen på Storgatan 6');
});

test('where the police are is told from the nearest', () => {
  expect(policeAround(view({ help: null }), town, 0)).toMatch(
    /^Du är på Norra gatan 3\. Polisman 1 i polishuset, 1 rutor söderut och 1 rutor österut; /,
  );
  const watched = policeAround(view({ help: null }), town, null);
  expect(watched).toMatch(
    /^Polisman 1 i polishuset; polisman 2 i polishuset; .*radiobilen på Storgatan 5\.$/,
  );
});

test('what can be reached is what the menu offers, the notable first', () => {
  const reach = (standing: ReturnType<typeof walking>) =>
    reachable(choicesOf(standing.menu, standing.view, town), town);
  expect(reach(walking())).toBe(
    'Du kan nå Ankarbanken, 5\u00a0000\u00a0kr, Norra gatan 1 och Norra gatan 5.',
  );
  expect(reach({ ...walking(), menu: [] })).toBe('Just nu kan du inte nå någon ruta. Slå först.');
});

test('what is new is explained once, and to players only', () => {
  const note = (seat: number | null, known: Parameters<typeof noteFor>[5]) =>
    noteFor(throwing().menu, [], throwing().view, town, seat, known);
  expect(note(0, [])).toBe('tram');
  expect(note(0, ['tram'])).toBeNull();
  expect(note(null, [])).toBeNull();
});
