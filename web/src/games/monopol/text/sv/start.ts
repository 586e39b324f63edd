// What is said of the game before anybody plays it; all else comes with the game.

export const start = {
  'monopol.name': 'Monopol',
  'monopol.pitch': 'Köp gator, bygg hus, gör affärer och driv in hyran innan någon annan hinner slå.',
  'monopol.quick': 'Kort spel: rikast vinner.',
} as const;
