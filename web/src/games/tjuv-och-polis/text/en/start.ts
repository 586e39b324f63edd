import type { start as swedish } from '../sv/start';

export const start: Record<keyof typeof swedish, string> = {
  'chase.name': 'Tjuv och Polis',
  'chase.pitch':
    'Rob banks, hide the loot and flee the city – or hunt the thieves with policemen and radio car.',
  'chase.quick': 'You are a thief in the small town.',

  'chase.role.die': 'The die decides who is the police',
  'chase.role.die.explained': 'Everybody throws, and the highest throw is the police.',
  'chase.role.chosen': 'Seat {number} is the police',
  'chase.role.police': 'Police',
  'chase.role.thief': 'Thief',
  'chase.role.open': 'Police?',
};
