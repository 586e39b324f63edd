import type { start as swedish } from '../sv/start';

export const start: Record<keyof typeof swedish, string> = {
  'tjuv.name': 'Tjuv (Thief)',
  'tjuv.pitch': 'Capture cards with higher ones of the suit, and snatch the others’ piles as you go.',
  'tjuv.quick': 'A single deal.',
};
