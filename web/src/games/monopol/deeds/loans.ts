// What a mortgage brings and what lifting it costs: both are printed with the deed.

import type { MonopolBoard, MonopolEvent } from '../../../generated/monopol';

export function brought({ lot, loan }: MonopolEvent & { on: 'mortgaged' }, board: MonopolBoard): number {
  return board.squares[lot]?.deed?.brings ?? loan;
}

/** Whoever lifts it at once after taking it over pays back the loan and no more. */
export function lifting(
  { lot, loan, interest }: MonopolEvent & { on: 'lifted' },
  board: MonopolBoard,
): number {
  return interest > 0 ? (board.squares[lot]?.deed?.lifting ?? loan) : loan;
}
