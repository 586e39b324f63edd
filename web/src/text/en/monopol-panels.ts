import type { monopolPanels as swedish } from '../sv/monopol-panels';

export const monopolPanels: Record<keyof typeof swedish, string> = {
  'monopol.deed.title': 'Title deed',
};
