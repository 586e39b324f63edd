import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../text/text.svelte';
import { table } from './fixtures/tables';
import { outcome } from './outcome';
import type { TjuvChoice } from './actions/preview';

beforeEach(() => speak('sv'));

const { view } = table(2);
const offers: Record<'capture' | 'lay', TjuvChoice> = {
  capture: {
    action: { do: 'capture', card: 'HK' },
    would: [
      {
        rule: 'tj.steal',
        on: 'captured',
        by: 0,
        card: 'HK',
        table: ['H8'],
        stolen: [{ from: 1, top: 'H10', size: 9 }],
        size: 11,
      },
    ],
  },
  lay: { action: { do: 'lay', card: 'S7' }, would: [{ rule: 'tj.play.lay', on: 'laid', by: 0, card: 'S7' }] },
};

test('a capture tells what is taken and from whom it is stolen; a card that is laid tells no more', () => {
  expect(outcome(offers.capture, view, ['Anna', 'Bo'], 0)).toBe(
    'Du tar hjärter åtta med hjärter kung och stjäl Bos hög på 9 kort.',
  );
  expect(outcome(offers.lay, view, ['Anna', 'Bo'], 0)).toBe('');
});
