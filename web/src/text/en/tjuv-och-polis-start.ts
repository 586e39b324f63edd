import type { chaseStart as swedish } from '../sv/tjuv-och-polis-start';

export const chaseStart: Record<keyof typeof swedish, string> = {
  'tjuv-och-polis.name': 'Tjuv och Polis',
  'start.pitch.tjuv-och-polis':
    'Rob banks, hide the loot and flee the city – or hunt the thieves with policemen and radio car.',

  'chase.role.die': 'The die decides who is the police',
  'chase.role.die.explained': 'Everybody throws, and the highest throw is the police.',
  'chase.role.chosen': 'Seat {number} is the police',
  'chase.role.police': 'Police',
  'chase.role.thief': 'Thief',
  'chase.role.open': 'Police?',

  'chase.options.rule': 'Rule {rule}',
  'chase.options.edition': 'Rulebook',
  'chase.options.edition.klassisk': 'Classic',
  'chase.options.edition.ny': 'New',
  'chase.options.edition.klassisk.explained':
    'A thief at a tram stop can be arrested, and the radio car may go home to the gate after an arrest.',
  'chase.options.edition.ny.explained':
    'A thief at a tram stop is safe, and the radio car stays where it made the arrest.',
  'chase.options.guard': 'A guard in the police house',
  'chase.options.guard.explained':
    'The policeman who made the arrest stays on guard for as long as the thief sits.',
  'chase.options.guard.off.explained': 'The policeman may leave his prisoner at any time.',
  'chase.options.secret_money': 'Secret money',
  'chase.options.secret_money.explained': 'The others see only whether a thief has money, not how much.',
  'chase.options.secret_money.off.explained': 'Everybody sees what each thief carries and has hidden.',
  'chase.options.long_game': 'Long game',
  'chase.options.long_game.explained': 'It is not over until every thief has got away or is out of the game.',
  'chase.options.long_game.off.explained': 'The game is over when every thief has got away or is in prison.',
  'chase.options.rounds': 'Limit on rounds',
  'chase.options.rounds.off': 'None',
  'chase.options.rounds.other': 'Other',
  'chase.options.rounds.number': 'Rounds',
  'chase.options.rounds.explained':
    'After {rounds, plural, one {# round} other {# rounds}} everybody counts their money, hidden money too.',
  'chase.options.rounds.off.explained': 'The game goes on until it is decided.',
  'chase.options.help': 'Help on the map',
  'chase.options.help.explained':
    'Everybody is shown how likely the police are to reach a thief with their next throw.',
  'chase.options.help.off.explained': 'Each judges the danger alone.',
  'chase.options.on': 'On',
  'chase.options.off': 'Off',
};
