export const tjuv = {
  'tjuv.name': 'Tjuv',
} as const;
