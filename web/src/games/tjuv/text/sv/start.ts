// What is said of the game before anybody plays it; all else comes with the game.

export const start = {
  'tjuv.name': 'Tjuv',
  'tjuv.pitch': 'Fånga kort med högre kort i samma färg, och norpa de andras högar på köpet.',
  'tjuv.quick': 'En enda giv.',
} as const;
