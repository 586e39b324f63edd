import { beforeEach, describe, expect, it } from 'vitest';
import { USUAL_SETTINGS } from '../generated/facts';
import { speak } from '../text/text.svelte';
import { agreed, CLOCK_NAMES, clockName, clockOf, GRACES } from './agreed';

beforeEach(() => speak('sv'));

describe('what is agreed', () => {
  it('calls every clock that can be chosen by its name', () => {
    expect(CLOCK_NAMES.map((name) => clockName(clockOf(name)))).toEqual([...CLOCK_NAMES]);
    expect(clockName({ kind: 'days', hours: 72 })).toBe('days');
  });

  it('offers what is usual', () => {
    expect(clockName(USUAL_SETTINGS.clock)).toBe('calm');
    expect(GRACES).toContain(USUAL_SETTINGS.grace);
  });

  it('is said in plain words', () => {
    expect(agreed(USUAL_SETTINGS)).toEqual([
      'Ingen klocka: alla tänker så länge de vill.',
      'Den som varit borta i en minut kan de andra låta en bot (medel) spela för. Den som kommer tillbaka får sin plats på en gång.',
      'Lagom takt på botarna. Inga råd.',
    ]);
    expect(agreed({ ...USUAL_SETTINGS, clock: clockOf('evening') })[0]).toBe(
      'Var och en har 10 minuter att tänka på, och får 30 sekunder till för varje beslut. Tar tiden slut spelar en bot så länge.',
    );
    expect(agreed({ ...USUAL_SETTINGS, clock: { kind: 'days', hours: 8 } })[0]).toBe(
      'Varje beslut får ta 8 timmar. Tar tiden slut spelar en bot så länge.',
    );
  });
});
