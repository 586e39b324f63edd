// A question a day from one's own matches.

export const puzzle = {
  'puzzle.today': 'Dagens fråga',
  'puzzle.heading': 'Vad skulle du ha gjort?',
  'puzzle.from': 'Ur din match i {game}, {day}.',
  'puzzle.as': 'Du satt som {name}.',
  'puzzle.choices': 'Vad väljer du?',
  'puzzle.thinking': 'Mästaren tittar på läget …',
  'puzzle.none': 'Ingen fråga i dag',
  'puzzle.none.text':
    'När du har spelat klart en match letar sidan efter val som mästaren hade gjort annorlunda. Av dem blir det en fråga om dagen.',
  'puzzle.lost': 'Frågan kan inte visas just nu.',

  'puzzle.best': 'Precis som mästaren!',
  'puzzle.close': 'Nästan lika bra som mästarens val.',
  'puzzle.other':
    '{points, plural, one {En procentenhet sämre än mästarens val, enligt mästaren.} other {# procentenheter sämre än mästarens val, enligt mästaren.}}',
  'puzzle.unknown': 'Mästaren hade valt något annat.',
  'puzzle.according': 'Chansen att vinna efter varje val, enligt mästaren. Den vet bara det du kunde veta.',
  'puzzle.mark.own': 'ditt svar',
  'puzzle.mark.best': 'mästarens val',
  'puzzle.mark.played': 'så spelade du',
  'puzzle.mark.played.name': 'så spelade {name}',
  'puzzle.unweighed': 'Det har mästaren inte räknat på.',
  'puzzle.then': 'Så gick det',
  'puzzle.won': '{names} vann matchen.',
  'puzzle.back': 'Titta tillbaka',
  'puzzle.tomorrow': 'I morgon kommer en ny fråga, om det finns någon.',
};
