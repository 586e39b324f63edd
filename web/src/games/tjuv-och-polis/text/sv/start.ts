// What is said of the game before anybody plays it; all else comes with the game.

export const start = {
  'chase.name': 'Tjuv och Polis',
  'chase.pitch': 'Råna banker, göm bytet och fly ur stan – eller jaga tjuvarna med poliser och radiobil.',
  'chase.quick': 'Du är tjuv i småstaden.',

  'chase.role.die': 'Tärningen avgör vem som är polis',
  'chase.role.die.explained': 'Alla slår, och den som slår högst blir polis.',
  'chase.role.chosen': 'Plats {number} är polis',
  'chase.role.police': 'Polis',
  'chase.role.thief': 'Tjuv',
  'chase.role.open': 'Polis?',
} as const;
