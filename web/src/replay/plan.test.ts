import { expect, it } from 'vitest';
import { planOf } from './plan';

const person = (name: string) =>
  ({ kind: 'person', name, online: true, revealed: true, plays: 'themselves' }) as const;

it('gives whoever looks their seats back, and bots of the same strength all others', () => {
  const seats = [person('Anna'), { kind: 'bot', name: 'Stig', level: 'hard' } as const, person('Bo')];
  expect(planOf({ seats }, [0], 'Vera')).toEqual([
    { kind: 'here', name: 'Anna' },
    { kind: 'bot.hard', name: '' },
    { kind: 'bot.medium', name: '' },
  ]);
});

it('lets somebody take the seat of a bot, under their own name', () => {
  const seats = [{ kind: 'bot', name: 'Stig', level: 'easy' } as const];
  expect(planOf({ seats }, [0], 'Vera')).toEqual([{ kind: 'here', name: 'Vera' }]);
});
