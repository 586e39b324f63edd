// A question a day from one's own matches.

export const puzzle = {
  'puzzle.today': 'Question of the day',
  'puzzle.heading': 'What would you have done?',
  'puzzle.from': 'From your match of {game}, {day}.',
  'puzzle.as': 'You sat as {name}.',
  'puzzle.choices': 'What do you choose?',
  'puzzle.thinking': 'The master is looking at the table …',
  'puzzle.none': 'No question today',
  'puzzle.none.text':
    'When you have finished a match, the page looks for choices that the master would have made otherwise. They become one question a day.',
  'puzzle.lost': 'The question cannot be shown just now.',

  'puzzle.best': 'Just like the master!',
  'puzzle.close': 'Nearly as good as the master’s choice.',
  'puzzle.other':
    '{points, plural, one {One percentage point worse than the master’s choice, according to the master.} other {# percentage points worse than the master’s choice, according to the master.}}',
  'puzzle.unknown': 'The master would have chosen something else.',
  'puzzle.according':
    'The chance to win after each choice, according to the master. It knows only what you could know.',
  'puzzle.mark.own': 'your answer',
  'puzzle.mark.best': 'the master’s choice',
  'puzzle.mark.played': 'what you played',
  'puzzle.mark.played.name': 'what {name} played',
  'puzzle.unweighed': 'The master has not weighed this.',
  'puzzle.then': 'How it went',
  'puzzle.won': '{names} won the match.',
  'puzzle.back': 'Look back',
  'puzzle.tomorrow': 'Tomorrow there is another question, if one was found.',
};
