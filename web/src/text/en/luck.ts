import type { luck as swedish } from '../sv/luck';

export const luck: Record<keyof typeof swedish, string> = {
  'luck.fair': 'How the luck is kept fair',
  'luck.fair.text':
    'The server and everybody at the table choose a secret lucky number. At first all of them show only a commitment: a print that locks the number without giving it away. When everybody’s commitments are fixed on your screen the numbers are told, and all of them together make the luck. So nobody can fit their number to the others’.',
  'luck.fair.first':
    'Before the game began the server locked its part of the luck and showed this commitment. Each person at the table has added a part of their own.',
  'luck.fair.server': 'The server’s commitment',
  'luck.fair.seat': 'Commitment of {name}',
  'luck.fair.none': 'No lucky number chosen',

  'luck.trouble.host':
    'The server promises other luck than it did at first. Your lucky number is not told. Do not play on here without knowing why.',
  'luck.trouble.elsewhere': 'Your lucky number was chosen on another device, and only there can it be told.',
  'luck.trouble.unlisted':
    'The list was closed without your lucky number. It is not told, and the game can only begin without it.',
  'luck.trouble.exchanged':
    'Your seat has another commitment than yours. Perhaps you chose a new lucky number on another device; otherwise it was exchanged on the way. Your number is not told from here.',
  'luck.trouble.list':
    'The list of commitments is another than the one that was closed. Your lucky number is not told. Do not play on here without knowing why.',
  'luck.trouble.choose': 'Choose a new one on this device',
  'luck.trouble.of': '{name}: {text}',

  'luck.working': 'Working out the match again here …',
  'luck.unchecked': 'The moves were not worked out again. {why}',
  'luck.proven':
    '{count, plural, one {Proven to you: your lucky number is in the luck, and it was told only when everybody’s commitments were fixed here.} other {Proven to you at this screen: your lucky numbers are in the luck, and they were told only when everybody’s commitments were fixed here.}}',
  'luck.unproven':
    'The luck is made as the file says, but nothing is proven to you: no lucky number was kept here before the start.',
  'luck.without':
    'The luck is made as the file says, but nothing is proven to you: the match began without your lucky number.',
  'luck.played_on':
    'The match was played on from another after step {step}. All that had happened was known, so nothing about the luck is proven to you.',
  'luck.old':
    'The match is of the older kind. It can be checked that nothing was changed, but not that nobody could choose the luck.',
  'luck.broken.table': 'Does not hold: the file is about another table.',
  'luck.broken.agreed':
    'Does not hold: the match in the file has other rules or another map than the one you sat down to.',
  'luck.broken.kind':
    'Does not hold: everybody at the table made a commitment, but the file pretends that only the server did.',
  'luck.broken.commitment': 'Does not hold: the server’s part of the luck does not match its commitment.',
  'luck.broken.persons': 'Does not hold: the luck is made of others than those who sat at the table.',
  'luck.broken.person': 'Does not hold: the lucky number of {name} does not match its commitment.',
  'luck.broken.seed': 'Does not hold: the luck is not made of the lucky numbers.',
  'luck.broken.host':
    'Does not hold: the server promised other luck before the start. It has been exchanged.',
  'luck.broken.number':
    'Does not hold: the match was played with another lucky number for {name} than the one chosen here.',
  'luck.broken.left_out': 'Does not hold: the lucky number of {name} was told in time and left out.',
  'luck.broken.list': 'Does not hold: the commitment of {name} is another than the one fixed here.',

  'luck.limits': 'What nobody can prove',
  'luck.limits.withheld':
    '{names} told no lucky number: {count, plural, one {one choice} other {# choices}} that whoever runs the server may have made.',
  'luck.limits.old':
    'In the older matches only the server made a commitment. Whoever runs it could choose the luck.',
  'luck.limits.reading': 'That whoever runs the server did not read along and know what would come.',
  'luck.limits.off': 'That no table was called off before the start because somebody disliked the luck.',
  'luck.limits.seats': 'Who got which free seat, and that the bots are as strong as they say.',
  'luck.limits.draws':
    'That throws and cards follow from the luck is worked out by the server when you look back. With the saved match you can work it out yourself.',
  'luck.save': 'Save what I kept',
  'luck.save.of': 'Save what was kept for {name}',
};
