// What is written on the table of Monopol, and what is said when one is laid.

import type { monopolTable as swedish } from '../sv/monopol-table';

export const monopolTable: Record<keyof typeof swedish, string> = {
  'start.pitch.monopol':
    'Buy streets, build houses, strike deals and claim your rent before anybody throws again.',

  'mono.region': 'The table',
};
