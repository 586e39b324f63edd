// What a table that gathers still waits for, and who may do something about it.

import type { Seat, SeatInfo, TableInfo } from '../generated/protocol';

export type NumberStage = 'none' | 'chosen' | 'told';

/** How far a person's number has come. */
export function numberStage(seat: SeatInfo): NumberStage | null {
  if (seat.kind !== 'person') return null;
  if (seat.revealed) return 'told';
  return seat.commitment === undefined ? 'none' : 'chosen';
}

/** Everybody who is to play sits. */
export function isFull(info: TableInfo): boolean {
  return info.seats.every((seat) => seat.kind === 'person' || seat.kind === 'bot');
}

/** Everybody sits, and nobody but bots and those at this screen: the match begins by itself in a moment. */
export function isOursAlone(info: TableInfo, here: Seat[]): boolean {
  return info.seats.every(
    (seat, index) => seat.kind === 'bot' || (seat.kind === 'person' && here.includes(index)),
  );
}

/** Whose number the match waits for, once everybody sits. */
export function missing(info: TableInfo): Seat[] {
  if (!isFull(info) || info.luck.kind === 'first') return [];
  // With the list closed, nobody waits any more for whoever is not on it.
  const awaited = info.luck.closed ? 'chosen' : 'none';
  return info.seats.flatMap((seat, index) => (numberStage(seat) === awaited ? [index] : []));
}

/** Who has said that the match shall begin without the numbers that are missing. */
export function beginners(info: TableInfo): Seat[] {
  return info.wishes?.filter(({ wish }) => wish.kind === 'begin').map(({ seat }) => seat) ?? [];
}

/** Who has said that this person shall be removed. */
export function removers(info: TableInfo, from: Seat): Seat[] {
  const wanted = info.wishes?.filter(({ wish }) => wish.kind === 'remove' && wish.seat === from);
  return wanted?.map(({ seat }) => seat) ?? [];
}

/** Numbers are missing that will not come by themselves: their person is away, cannot tell them, or somebody has asked to
 *  begin without. (A page that is there says its part before anybody could press a button.) */
export function isStuck(info: TableInfo, inTrouble: Seat[]): boolean {
  const awaited = missing(info);
  const away = awaited.some((seat) => isAway(info.seats[seat]));
  const troubled = awaited.some((seat) => inTrouble.includes(seat));
  return away || troubled || (awaited.length > 0 && beginners(info).length > 0);
}

export function isAway(seat: SeatInfo | undefined): boolean {
  return seat?.kind === 'person' && !seat.online;
}

/** Whom those who sit here may ask to remove: the keeper anybody who is away, others the keeper. */
export function removable(info: TableInfo, here: Seat[]): Seat[] {
  const keeps = info.keeper !== undefined && here.includes(info.keeper);
  return info.seats.flatMap((seat, index) =>
    isAway(seat) && here.length > 0 && !here.includes(index) && (keeps || index === (info.keeper ?? index))
      ? [index]
      : [],
  );
}
