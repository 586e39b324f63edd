import { beforeEach, expect, test } from 'vitest';
import type { TjuvAction } from '../../../generated/tjuv';
import { speak } from '../../../text/text.svelte';
import { say } from './say';

const SAID: Record<TjuvAction['do'], [string, string]> = {
  lay_lowest: ['Lägg hjärter kung', 'Lay the king of hearts'],
  put_under: ['Lägg hjärter kung under talongen', 'Put the king of hearts under the talon'],
  capture: ['Ta med hjärter kung', 'Capture with the king of hearts'],
  lay: ['Lägg hjärter kung', 'Lay the king of hearts'],
  refill: ['Fyll på med hjärter kung', 'Refill with the king of hearts'],
};

beforeEach(() => speak('sv'));

test.each(Object.entries(SAID))('%s is proposed in a few words', (what, [swedish, english]) => {
  const action = { do: what, card: 'HK' } as TjuvAction;
  expect(say(action)).toBe(swedish);
  speak('en');
  expect(say(action)).toBe(english);
});
