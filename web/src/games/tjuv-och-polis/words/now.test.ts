import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../../text/text.svelte';
import { imprisoned, inDen, jailing, names, over, policing, throwing, walking } from '../fixtures/tables';
import { town } from '../fixtures/town';
import { now } from './now';

beforeEach(() => speak('sv'));

test('says what you can do', () => {
  expect(now(throwing(), names, 0, town)).toBe('Din tur. Slå tärningen, eller ta spårvagnen.');
  expect(now(walking(), names, 0, town)).toBe('Du slog en tvåa. Vart går du?');
  expect(now(imprisoned(), names, 0, town)).toBe('Du sitter inne, 3 turer kvar. Försöka rymma?');
  expect(now(inDen(), names, 0, town)).toBe('Du är trygg i Katthålan. Vad gör du med pengarna?');
  expect(now(policing(), names, 1, town)).toBe('Du slog en etta. Välj pjäs, och vart den ska.');
  expect(now(jailing(), names, 1, town)).toBe('Välj en ruta i polishuset åt Cecilia.');
});

test('says whom one waits for, and for what', () => {
  expect(now(throwing(), names, 2, town)).toBe('Anna ska slå.');
  expect(now(policing(), names, null, town)).toBe('Bo slog en etta och väljer väg.');
  expect(now(jailing(), names, 2, town)).toBe('Bo ordnar med gripandet av dig.');
});

test('a piece that has stood long enough and can move is named', () => {
  const standing = policing();
  standing.view.due = [{ man: 2 }, { man: 3 }];
  expect(now(standing, names, 1, town)).toBe('Du slog en etta. Polisman 3 måste iväg.');
});

test('who walks out of prison is told how far', () => {
  const standing = walking();
  standing.view.escaping = true;
  expect(now(standing, names, 0, town)).toContain('2');
});

test('the last chance is announced to the police', () => {
  const standing = { ...throwing(), waiting: [1] };
  standing.view.thieves[0]!.fate = { is: 'leaving' };
  expect(now(standing, names, 1, town)).toBe('Sista chansen att stoppa Cecilia! Slå tärningen.');
});

test('says who won', () => {
  expect(now(over(), names, 2, town)).toBe('Jakten är över. Du vann!');
  expect(now(over(), names, 0, town)).toBe('Jakten är över. Cecilia vann.');
});
