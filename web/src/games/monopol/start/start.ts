// What is agreed before the first throw.

import { MONOPOL } from '../../../generated/facts';
import type { MonopolConfig } from '../../../generated/monopol';

/** The older rulebook, without house rules. */
export function firstOptions(seats: number): MonopolConfig {
  return {
    seats,
    prices: 'old',
    interest: 'rulebook',
    automatic_rent: false,
    claim_seconds: 10,
    dealt: null,
    rounds: null,
    parking_money: false,
    double_salary: false,
    no_auctions: false,
    extra_throw_out_of_prison: true,
  };
}

export function withSeats(options: MonopolConfig, seats: number): MonopolConfig {
  return { ...options, seats };
}

/** A few deeds to begin with and an end in sight, and nobody loses a rent by not knowing that it must be claimed. */
export const quick: { seats: number; options: MonopolConfig } = {
  seats: 3,
  options: { ...firstOptions(3), dealt: MONOPOL.dealtMin, rounds: 20, automatic_rent: true },
};
