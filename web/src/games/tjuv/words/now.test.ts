import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../../text/text.svelte';
import { matchOver, names, puttingUnder, table } from '../fixtures/tables';
import { now } from './now';

const NAMES = names(4);

beforeEach(() => speak('sv'));

test('the own turn says what the menu holds', () => {
  const standing = table(4);
  const only = (use: string) => ({
    ...standing,
    menu: standing.menu.filter((choice) => choice.action.do === use),
  });
  expect(now(standing, NAMES, 0)).toBe('Din tur. Ta eller lägg ett kort.');
  expect(now(only('capture'), NAMES, 0)).toBe('Din tur. Alla dina kort tar: välj ett.');
  expect(now(only('lay'), NAMES, 0)).toBe('Din tur. Inget du har kan ta: lägg ett kort.');
});

test('each stage has its sentence, for oneself and for others', () => {
  const standing = puttingUnder();
  const at = (stage: 'lay_lowest' | 'put_under' | 'refill') => ({
    ...standing,
    view: { ...standing.view, stage },
  });
  expect(now(at('lay_lowest'), NAMES, 0)).toContain('Välj vilket du lägger');
  expect(now(at('put_under'), NAMES, 0)).toContain('under talongen');
  expect(now(at('refill'), NAMES, 0)).toBe('Fyll på bordet: lägg vilket kort du vill.');
  expect(now(at('lay_lowest'), NAMES, 1)).toBe('Anna väljer sitt lägsta kort.');
  expect(now(at('put_under'), NAMES, null)).toContain('Anna ger');
  expect(now(at('refill'), NAMES, 2)).toBe('Anna fyller på bordet.');
  expect(now(table(4), NAMES, 2)).toBe('Anna tänker.');
});

test('the end names the winner, or those who share', () => {
  expect(now(matchOver([0]), NAMES, 0)).toBe('Du vann matchen!');
  expect(now(matchOver([0]), NAMES, 1)).toBe('Anna vann matchen.');
  expect(now(matchOver([1, 3]), NAMES, 3)).toBe('Bo och du delar segern.');
});
