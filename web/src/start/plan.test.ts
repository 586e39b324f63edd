import { beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../text/text.svelte';
import { firstPlan, isAlone, planProblem, requested, resized, withOwnName, type PlannedSeat } from './plan';

const here = (name: string): PlannedSeat => ({ kind: 'here', name });
const bot: PlannedSeat = { kind: 'bot.medium', name: '' };

beforeEach(() => speak('sv'));

describe('a table about to be laid', () => {
  it('is ready at once: oneself and bots', () => {
    expect(planProblem(withOwnName(firstPlan('', 3)))).toBeNull();
    expect(requested(withOwnName(firstPlan('', 3)), ['ff', 'ee', 'dd'], ['3f', '3e', '3d'])).toEqual([
      { kind: 'here', name: 'Spelare', token: 'ff', commitment: '3f' },
      { kind: 'bot', level: 'medium' },
      { kind: 'bot', level: 'medium' },
    ]);
  });

  it('seats bots as strong as is wanted', () => {
    expect(firstPlan('Anna', 3, 'easy').map(({ kind }) => kind)).toEqual(['here', 'bot.easy', 'bot.easy']);
  });

  it('keeps its seats when it grows and shrinks', () => {
    expect(resized([here('Anna'), bot], 3)).toEqual([here('Anna'), bot, bot]);
    expect(resized([here('Anna'), here('Bo'), bot], 2)).toEqual([here('Anna'), here('Bo')]);
  });

  it.each([
    [[bot, bot], null, 'Minst en plats behöver en människa.'],
    [[here('Anna'), here(' ')], 1, 'Plats 2 behöver ett namn.'],
    [[here('Anna'), here('anna ')], 1, 'Två heter anna. Lägg till en bokstav, så går de att skilja åt.'],
    [[here('x'.repeat(25)), bot], 0, 'Namnet får ha högst 24 tecken.'],
    [[here('A\u0007nna'), bot], 0, 'Namnet har tecken som inte syns. Skriv det med vanliga bokstäver.'],
  ] satisfies [PlannedSeat[], number | null, string][])('says what is wrong with it', (plan, seat, text) => {
    expect(planProblem(plan)).toEqual({ seat, text });
  });

  it.each([
    [[here('Anna'), bot, bot], true],
    [[bot, here('Anna')], true],
    [[here('Anna'), here('Bo'), bot], false],
    [[here('Anna'), { kind: 'link', name: '' }], false],
  ] satisfies [PlannedSeat[], boolean][])('knows whether one plays alone against bots', (plan, alone) => {
    expect(isAlone(plan)).toBe(alone);
  });

  it('wants a name when others come', () => {
    expect(planProblem(withOwnName([here(''), { kind: 'link', name: '' }]))?.seat).toBe(0);
  });
});
