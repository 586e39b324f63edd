import type { start as swedish } from '../sv/start';

export const start: Record<keyof typeof swedish, string> = {
  'monopol.name': 'Monopol',
  'monopol.pitch': 'Buy streets, build houses, strike deals and claim your rent before anybody throws again.',
  'monopol.quick': 'A short game: the richest wins.',
};
