// What is written on the table of Monopol, and what is said when one is laid.

export const monopolTable = {
  'start.pitch.monopol': 'Köp gator, bygg hus, gör affärer och driv in hyran innan någon annan hinner slå.',

  'mono.region': 'Spelbordet',
};
