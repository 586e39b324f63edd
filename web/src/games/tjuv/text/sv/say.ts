// What one can do, as a friend would propose it: short and in the imperative.

export const say = {
  'tjuv.say.lay_lowest': 'Lägg {card}',
  'tjuv.say.put_under': 'Lägg {card} under talongen',
  'tjuv.say.capture': 'Ta med {card}',
  'tjuv.say.lay': 'Lägg {card}',
  'tjuv.say.refill': 'Fyll på med {card}',
} as const;
