// What is said of a game before anybody plays it; all else comes with the game.

import type { games as swedish } from '../sv/games';

export const games: Record<keyof typeof swedish, string> = {
  'tjuv-och-polis.name': 'Tjuv och Polis',
  'tjuv.name': 'Tjuv (Thief)',
  'monopol.name': 'Monopol',

  'start.pitch.tjuv-och-polis':
    'Rob banks, hide the loot and flee the city – or hunt the thieves with policemen and radio car.',
  'start.pitch.tjuv': 'Capture cards with higher ones of the suit, and snatch the others’ piles as you go.',
  'start.pitch.monopol':
    'Buy streets, build houses, strike deals and claim your rent before anybody throws again.',

  'chase.role.die': 'The die decides who is the police',
  'chase.role.die.explained': 'Everybody throws, and the highest throw is the police.',
  'chase.role.chosen': 'Seat {number} is the police',
  'chase.role.police': 'Police',
  'chase.role.thief': 'Thief',
  'chase.role.open': 'Police?',
};
