import type { say as swedish } from '../sv/say';

export const say: Record<keyof typeof swedish, string> = {
  'tjuv.say.lay_lowest': 'Lay {card}',
  'tjuv.say.put_under': 'Put {card} under the talon',
  'tjuv.say.capture': 'Capture with {card}',
  'tjuv.say.lay': 'Lay {card}',
  'tjuv.say.refill': 'Refill with {card}',
};
