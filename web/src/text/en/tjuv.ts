import type { tjuv as swedish } from '../sv/tjuv';

export const tjuv: Record<keyof typeof swedish, string> = {
  'tjuv.name': 'Tjuv (Thief)',
};
