import { beforeEach, describe, expect, it } from 'vitest';
import { duration, face } from './duration';
import { speak } from './text.svelte';

beforeEach(() => speak('sv'));

describe('a span of time', () => {
  it('is said in the largest unit that says enough', () => {
    expect(
      [400, 30_000, 60_000, 90_000, 180_000, 3_600_000, 8 * 3_600_000, 72 * 3_600_000].map(duration),
    ).toEqual([
      'en sekund',
      '30 sekunder',
      'en minut',
      '90 sekunder',
      '3 minuter',
      'en timme',
      '8 timmar',
      '3 dygn',
    ]);
  });

  it('stands on a clock as people read it', () => {
    expect([0, 400, 65_000, 600_000, 8 * 3_600_000 - 1].map(face)).toEqual([
      '0:00',
      '0:01',
      '1:05',
      '10:00',
      '7 tim 59 min',
    ]);
    speak('en');
    expect(face(24 * 3_600_000)).toBe('24 h 0 min');
  });
});
