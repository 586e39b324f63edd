import { beforeEach, expect, test } from 'vitest';
import type { TjuvEvent, TjuvRefusal } from '../../../generated/tjuv';
import { speak } from '../../../text/text.svelte';
import { describe, whyNot } from './describe';

const NAMES = ['Anna', 'Bo', 'Klas'];
const SV: [TjuvEvent, string | null][] = [
  [{ on: 'deal_begins', deal: 2, dealer: 0 }, 'Giv 2. Du ger.'],
  [{ on: 'deal_begins', deal: 1, dealer: 1 }, 'Giv 1. Bo ger.'],
  [{ on: 'dealt', to: 0, round: 1, card: 'HK' }, 'Du får hjärter kung.'],
  [{ on: 'dealt', to: 1, round: 1, card: null }, null],
  [{ on: 'laid_lowest', by: 0, card: 'C6' }, 'Du lägger ditt lägsta kort, klöver sex.'],
  [{ on: 'laid_lowest', by: 1, card: 'S10' }, 'Bo lägger sitt lägsta kort, spader tio.'],
  [{ on: 'added', card: 'D7' }, 'Ruter sju läggs till på bordet från leken.'],
  [{ on: 'put_under', card: 'SA' }, 'Spader ess läggs under talongen.'],
  [
    { on: 'captured', by: 0, card: 'HK', table: ['H8'], stolen: [{ from: 2, top: 'HQ', size: 9 }], size: 11 },
    'Du tar hjärter åtta med hjärter kung och stjäl Klas hög på 9 kort.',
  ],
  [
    {
      on: 'captured',
      by: 1,
      card: 'HK',
      table: ['H6', 'H8'],
      stolen: [{ from: 0, top: 'HQ', size: 2 }],
      size: 5,
    },
    'Bo tar hjärter sex och hjärter åtta med hjärter kung och stjäl din hög på 2 kort.',
  ],
  [
    { on: 'captured', by: 1, card: 'DJ', table: ['D9'], stolen: [], size: 2 },
    'Bo tar ruter nio med ruter knekt.',
  ],
  [{ on: 'laid', by: 1, card: 'DQ' }, 'Bo lägger ruter dam.'],
  [{ on: 'drew', by: 0, card: 'C9' }, 'Du drar klöver nio.'],
  [{ on: 'drew', by: 1, card: null }, 'Bo drar ett kort.'],
  [{ on: 'drew', by: 1, card: 'C9' }, 'Bo drar klöver nio.'],
  [{ on: 'refilled', by: 0, card: 'S7' }, 'Du fyller på bordet med spader sju.'],
  [{ on: 'refilled_from_talon', card: 'S7' }, 'Spader sju fyller på bordet från talongen.'],
  [
    { on: 'took_last', by: 1, cards: ['C6', 'C7', 'C8', 'D6', 'D7'] },
    'Bo hade sista kortet och får 5 kort från bordet.',
  ],
  [
    { on: 'deal_over', deal: 1, counts: [10, 14, 12], totals: [10, 14, 12], next_dealer: 0 },
    'Given är slut: Bo 14, Klas 12 och du 10.',
  ],
  [{ on: 'match_over', totals: [20, 8, 8], winners: [0] }, 'Matchen är slut. Du vinner!'],
  [
    { on: 'match_over', totals: [12, 12, 12], winners: [0, 1, 2] },
    'Matchen är slut. Bo, Klas och du delar segern.',
  ],
];

const EN: [TjuvEvent, string | null][] = [
  [{ on: 'deal_begins', deal: 2, dealer: 0 }, 'Deal 2. You deal.'],
  [{ on: 'dealt', to: 0, round: 1, card: 'HK' }, 'You get the king of hearts.'],
  [{ on: 'laid_lowest', by: 1, card: 'S10' }, 'Bo lays their lowest card, the ten of spades.'],
  [{ on: 'added', card: 'D7' }, 'The seven of diamonds is added to the table from the deck.'],
  [{ on: 'put_under', card: 'SA' }, 'The ace of spades goes under the talon.'],
  [
    { on: 'captured', by: 0, card: 'HK', table: ['H8'], stolen: [{ from: 2, top: 'HQ', size: 9 }], size: 11 },
    'You take the eight of hearts with the king of hearts and steal Klas’s pile of 9.',
  ],
  [
    { on: 'captured', by: 1, card: 'HK', table: ['H8'], stolen: [{ from: 0, top: 'HQ', size: 2 }], size: 4 },
    'Bo takes the eight of hearts with the king of hearts and steals your pile of 2.',
  ],
  [{ on: 'laid', by: 0, card: 'DQ' }, 'You lay the queen of diamonds.'],
  [{ on: 'drew', by: 1, card: null }, 'Bo draws a card.'],
  [{ on: 'refilled', by: 1, card: 'S7' }, 'Bo fills up the table with the seven of spades.'],
  [{ on: 'refilled_from_talon', card: 'S7' }, 'The seven of spades fills up the table from the talon.'],
  [
    { on: 'took_last', by: 0, cards: ['C6'] },
    'You held the last card and get the six of clubs from the table.',
  ],
  [
    { on: 'deal_over', deal: 1, counts: [10, 14, 12], totals: [10, 14, 12], next_dealer: 0 },
    'The deal is over: Bo 14, Klas 12, and you 10.',
  ],
  [{ on: 'match_over', totals: [8, 20, 8], winners: [1] }, 'The match is over. Bo wins.'],
];

beforeEach(() => speak('sv'));

test.each(SV)('in Swedish: %j', (event, text) => {
  expect(describe(event, NAMES, 0)?.text ?? null).toBe(text);
});

test.each(EN)('in English: %j', (event, text) => {
  speak('en');
  expect(describe(event, NAMES, 0)?.text ?? null).toBe(text);
});

test('a watcher is nobody, so nobody is called du', () => {
  expect(describe({ on: 'laid', by: 0, card: 'DQ' }, NAMES, null)?.text).toBe('Anna lägger ruter dam.');
});

test('an event of a newer server is passed over in silence', () => {
  expect(describe({ on: 'juggled' } as unknown as TjuvEvent, NAMES, 0)).toBeNull();
});

test('drawing is told in the log but is no news', () => {
  expect(describe({ on: 'drew', by: 1, card: null }, NAMES, 0)?.notable).toBe(false);
  expect(describe({ on: 'laid', by: 1, card: 'DQ' }, NAMES, 0)?.notable).toBe(true);
});

const REFUSALS: [TjuvRefusal, string][] = [
  [{ code: 'seat_count', min: 2, max: 11 }, 'Tjuv spelas av 2 till 11.'],
  [{ code: 'deal_count', min: 1, max: 20 }, 'En match har 1 till 20 givar.'],
  [{ code: 'match_over' }, 'Matchen är slut.'],
  [{ code: 'not_your_turn', turn: 1 }, 'Det är Bos tur.'],
  [{ code: 'not_now', stage: 'refill' }, 'Först ska bordet fyllas på.'],
  [{ code: 'not_in_hand', card: 'HK' }, 'Du har inte hjärter kung på handen.'],
  [{ code: 'not_on_table', card: 'HK' }, 'Hjärter kung ligger inte på bordet.'],
  [
    { code: 'not_lowest', card: 'HK', lowest: 'C6' },
    'Hjärter kung är inte ditt lägsta kort. Klöver sex är lägre.',
  ],
  [
    { code: 'not_highest', card: 'C6', highest: 'HK' },
    'Klöver sex är inte högst på bordet. Hjärter kung är högre.',
  ],
  [
    { code: 'only_piles', card: 'HK' },
    'Hjärter kung slår bara högar. En hög kan stjälas bara tillsammans med ett kort från bordet.',
  ],
  [{ code: 'beats_nothing', card: 'C6' }, 'Klöver sex slår inget kort på bordet.'],
  [
    { code: 'must_capture', card: 'HK', beats: 'H8' },
    'Hjärter kung slår hjärter åtta på bordet och får därför inte läggas: kortet tar.',
  ],
];

test.each(REFUSALS)('why not: %j', (refusal, text) => {
  expect(whyNot(refusal, NAMES)).toBe(text);
  speak('en');
  expect(whyNot(refusal, NAMES)).toMatch(/^[A-Z].*\.$/);
});
