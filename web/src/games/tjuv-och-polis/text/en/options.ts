import type { options as swedish } from '../sv/options';

export const options: Record<keyof typeof swedish, string> = {
  'chase.options.rule': 'Rule {rule}',
  'chase.options.edition': 'Rulebook',
  'chase.options.edition.klassisk': 'Classic',
  'chase.options.edition.ny': 'New',
  'chase.options.edition.klassisk.explained':
    'A thief at a tram stop can be arrested, if the police come exactly there.',
  'chase.options.edition.ny.explained':
    'A thief at a tram stop is safe, and the police may not stop on the square.',
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
  'chase.options.rounds.explained':
    'After {rounds, plural, one {# round} other {# rounds}} everybody counts their money, hidden money too.',
  'chase.options.rounds.off.explained': 'The game goes on until it is decided.',
  'chase.options.help': 'Help on the map',
  'chase.options.help.explained':
    'Everybody is shown how likely the police are to reach a thief with their next throw.',
  'chase.options.help.off.explained': 'Each judges the danger alone.',

  'chase.city': 'Map',
  'chase.city.storstad': 'The big city',
  'chase.city.storstad.explained':
    'Storhamn, with four tram lines and a harbour. For the whole party and a whole evening.',
  'chase.city.smastad': 'The small town',
  'chase.city.smastad.explained':
    'Lingonköping is soon run through. Best for two or three, in a quarter of an hour.',
  'chase.city.monster': 'The pattern',
  'chase.city.monster.explained': 'A simple city to start from when you draw your own.',
  'chase.city.own': 'A map of your own',
  'chase.city.own.explained':
    'Draw a city of your own in a text file and play on it. The server checks it first and says where it is wrong.',
  'chase.city.pick': 'Choose a map file',
  'chase.city.drop': 'or drop the file here',
  'chase.city.checking': 'Checking {file} …',
  'chase.city.good': '{file} is in order: {city}.',
  'chase.city.faults':
    '{file} has {count, plural, one {one fault} other {# faults}} and cannot be played on yet.',
  'chase.city.large': '{file} is too large to be a map. It may have at most {max} kB.',
  'chase.city.where': 'Line {line}, column {column}',
  'chase.city.more':
    '{count, plural, one {One more fault.} other {# more faults.}} Mend these first, and the others may go with them.',
  'chase.city.picture': 'Map of {city}',
  'chase.city.missing': 'The map cannot be shown. {problem}',
  'chase.city.squares':
    '{squares} squares, {lines, plural, one {one tram line} other {# tram lines}}, {offices} tills to rob',

  'chase.fault.too_large': 'The file is too large. A map has at most {max} bytes.',
  'chase.fault.first_line': 'The first line of a map file is: spelbord map 1',
  'chase.fault.unknown_word': 'No line begins with this word.',
  'chase.fault.malformed': 'Such a line is written like this: {form}',
  'chase.fault.bad_text': 'A name has 1 to {max} characters, all of them visible.',
  'chase.fault.twice': 'This was already said in line {first}.',
  'chase.fault.too_many_names': 'At most {max} streets and {max} quarters can have names.',
  'chase.fault.sum': 'A sum is whole thousands, from 1000 to {max}.',
  'chase.fault.stop_lines': 'At most {most} lines meet at a stop, and they must be different ones.',
  'chase.fault.letter_unused': 'This letter is not on the map.',
  'chase.fault.name_missing': 'The city has no name. A line that begins with name is missing.',
  'chase.fault.map_missing': 'A line with only map, and the drawing below it, is missing.',
  'chase.fault.uneven': 'The line is {length} characters long, but the map is {width} wide.',
  'chase.fault.map_too_large': 'A map is at most {max} squares wide and {max} high.',
  'chase.fault.too_many_squares': 'A map has at most {max} squares to stand on.',
  'chase.fault.unknown_character': 'This character means nothing on a map.',
  'chase.fault.letter_unknown': 'The letter is not explained above the map.',
  'chase.fault.line_unknown': 'Line {tram} has no name. A line that begins with line {tram} is missing.',
  'chase.fault.line_stops':
    'Tram line {tram} has {stops, plural, one {one stop} other {# stops}}, but should have {least} to {most}.',
  'chase.fault.outside': 'This lies outside the map.',
  'chase.fault.no_street': 'There is no unbroken street here.',
  'chase.fault.dead_end': 'A dead end. Every street square needs two others beside it.',
  'chase.fault.too_wide': 'The street is too wide. A street is one square wide, never two by two.',
  'chase.fault.unreachable':
    'No street leads here from the gate of the police house{squares, plural, =1 {} other {, nor to the others of {squares} squares}}.',
  'chase.fault.office_doors':
    'An office has a street on one or two of its sides. This one has {doors, plural, =0 {none} other {#}}.',
  'chase.fault.no_door': 'No street leads here.',
  'chase.fault.count':
    '{of}: {found} of them, but there should be {same, select, true {{least}} other {{least} to {most}}}.',
  'chase.fault.misplaced':
    '{where, select, station {The railway station belongs at the upper left.} airport {The airport belongs at the upper right.} harbour {The harbour belongs in the lower half.} other {This is in the wrong place.}}',
  'chase.fault.house_split': 'The squares of the police house do not hang together.',
  'chase.fault.gate_aside':
    'The gate + should have one square of the police house beside it, but has {houses, plural, =0 {none} other {#}}.',

  'chase.form.line': 'line 1 Name',
  'chase.form.loot': 'a bank 5000 Name',
  'chase.form.place': 'd den Name',
  'chase.form.stop': 'x stop 1 2',
  'chase.form.street': 'street row 3 columns 2-14 Name',
  'chase.form.quarter': 'quarter 3 7 Name',
  'chase.form.map': 'map',

  'chase.feature.house': 'Squares of the police house',
  'chase.feature.gate': 'Gates',
  'chase.feature.station': 'Railway stations',
  'chase.feature.airport': 'Airports',
  'chase.feature.harbour': 'Harbour squares',
  'chase.feature.agency': 'Travel agencies',
  'chase.feature.telegraph': 'Telegraph stations',
  'chase.feature.den': 'Dens',
  'chase.feature.loot': 'Banks and post offices',
};
