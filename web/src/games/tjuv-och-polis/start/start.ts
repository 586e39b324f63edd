// What is chosen before the chase begins.

import { CHASE } from '../../../generated/facts';
import type { ChaseConfig } from '../../../generated/tjuv-och-polis';

/** On the city, by the older rules, and the die decides who is the police. */
export function firstOptions(seats: number): ChaseConfig {
  return {
    map: { shipped: CHASE.maps[0] },
    options: {
      seats,
      police: null,
      edition: 'klassisk',
      guard: true,
      secret_money: false,
      long_game: false,
      rounds: null,
      help: true,
    },
  };
}

/** Through the small town with one piece to move: a bot is the police, in the second seat. */
export const quick: { seats: number; options: ChaseConfig } = {
  seats: 3,
  options: {
    map: { shipped: CHASE.maps[1] },
    options: { ...firstOptions(3).options, police: 1, rounds: 30 },
  },
};

/** A police whose seat is taken away is chosen by the die again. */
export function withSeats({ map, options }: ChaseConfig, seats: number): ChaseConfig {
  const police = options.police !== null && options.police < seats ? options.police : null;
  return { map, options: { ...options, seats, police } };
}
