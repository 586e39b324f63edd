// What is said of a game before anybody plays it; all else comes with the game.

export const games = {
  'tjuv-och-polis.name': 'Tjuv och Polis',
  'tjuv.name': 'Tjuv',
  'monopol.name': 'Monopol',

  'start.pitch.tjuv-och-polis':
    'Råna banker, göm bytet och fly ur stan – eller jaga tjuvarna med poliser och radiobil.',
  'start.pitch.tjuv': 'Fånga kort med högre kort i samma färg, och norpa de andras högar på köpet.',
  'start.pitch.monopol': 'Köp gator, bygg hus, gör affärer och driv in hyran innan någon annan hinner slå.',

  'chase.role.die': 'Tärningen avgör vem som är polis',
  'chase.role.die.explained': 'Alla slår, och den som slår högst blir polis.',
  'chase.role.chosen': 'Plats {number} är polis',
  'chase.role.police': 'Polis',
  'chase.role.thief': 'Tjuv',
  'chase.role.open': 'Polis?',
};
