// What belongs together on the board: the eight groups of streets, the stations, the utilities. Each has an ink and a
// pattern (groups.css) and a sign, so that nobody has to tell colours apart.

import './groups.css';
import type { Group, Lot, MonopolBoard } from '../../../generated/monopol';

export type Family = Group | 'station' | 'utility';

/** In the order of the board. */
export const FAMILIES: readonly Family[] = [
  'brown',
  'light_blue',
  'pink',
  'orange',
  'red',
  'yellow',
  'green',
  'dark_blue',
  'station',
  'utility',
];

/** The letter of a group of streets, counted round the board. Stations and utilities have none: they have a picture. */
export const LETTERS: Record<Group, string> = {
  brown: 'A',
  light_blue: 'B',
  pink: 'C',
  orange: 'D',
  red: 'E',
  yellow: 'F',
  green: 'G',
  dark_blue: 'H',
};

export function letterOf(family: Family): string {
  return family === 'station' || family === 'utility' ? '' : LETTERS[family];
}

/** The class that carries the group's inks. */
export function groupClass(family: Family): string {
  return `group-${family}`;
}

/** What a square belongs to; null for what nobody can own. */
export function familyOf(board: MonopolBoard, lot: Lot): Family | null {
  const kind = board.squares[lot]?.kind;
  if (kind?.is === 'street') return kind.group;
  return kind?.is === 'station' || kind?.is === 'utility' ? kind.is : null;
}

/** Everything of a family, in the order of the board. */
export function lotsOf(board: MonopolBoard, family: Family): Lot[] {
  return board.squares.flatMap((_, lot) => (familyOf(board, lot) === family ? [lot] : []));
}
