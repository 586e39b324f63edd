// What is said when a table for Tjuv och Polis is laid.

export const chaseStart = {
  'tjuv-och-polis.name': 'Tjuv och Polis',
  'start.pitch.tjuv-och-polis':
    'Råna banker, göm bytet och fly ur stan – eller jaga tjuvarna med poliser och radiobil.',

  'chase.role.die': 'Tärningen avgör vem som är polis',
  'chase.role.die.explained': 'Alla slår, och den som slår högst blir polis.',
  'chase.role.chosen': 'Plats {number} är polis',
  'chase.role.police': 'Polis',
  'chase.role.thief': 'Tjuv',
  'chase.role.open': 'Polis?',

  'chase.options.rule': 'Regel {rule}',
  'chase.options.edition': 'Regelbok',
  'chase.options.edition.klassisk': 'Klassisk',
  'chase.options.edition.ny': 'Ny',
  'chase.options.edition.klassisk.explained':
    'En tjuv på en hållplats kan häktas, och radiobilen får åka hem till porten efter en häktning.',
  'chase.options.edition.ny.explained':
    'På en hållplats är tjuven fredad, och radiobilen står kvar där den gjorde häktningen.',
  'chase.options.guard': 'Vakt i polishuset',
  'chase.options.guard.explained':
    'Polismannen som gjorde häktningen stannar och vaktar, så länge tjuven sitter.',
  'chase.options.guard.off.explained': 'Polismannen får lämna sin fånge när som helst.',
  'chase.options.secret_money': 'Hemliga pengar',
  'chase.options.secret_money.explained': 'De andra ser bara om en tjuv har pengar, inte hur mycket.',
  'chase.options.secret_money.off.explained': 'Alla ser vad varje tjuv har på sig och har gömt.',
  'chase.options.long_game': 'Långt spel',
  'chase.options.long_game.explained':
    'Det är inte slut förrän alla tjuvar har kommit undan eller är ute ur spelet.',
  'chase.options.long_game.off.explained':
    'Spelet är slut när varje tjuv har kommit undan eller sitter inne.',
  'chase.options.rounds': 'Gräns för antal varv',
  'chase.options.rounds.off': 'Ingen',
  'chase.options.rounds.other': 'Annan',
  'chase.options.rounds.number': 'Antal varv',
  'chase.options.rounds.explained':
    'Efter {rounds, plural, one {# varv} other {# varv}} räknar alla sina pengar, gömda också.',
  'chase.options.rounds.off.explained': 'Spelet håller på tills det är avgjort.',
  'chase.options.help': 'Hjälp på kartan',
  'chase.options.help.explained': 'Alla får se hur troligt det är att polisen når en tjuv med nästa kast.',
  'chase.options.help.off.explained': 'Var och en bedömer faran själv.',
  'chase.options.on': 'På',
  'chase.options.off': 'Av',
} as const;
