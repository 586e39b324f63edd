// The time, for whatever counts down: whoever reads it is drawn anew as it passes.

import { createSubscriber } from 'svelte/reactivity';

/** Often enough that no second is skipped. */
const TICK = 250;

const passing = createSubscriber((update) => {
  const ticking = setInterval(update, TICK);
  return () => clearInterval(ticking);
});

/** As `performance.now()` has it. */
export function now(): number {
  passing();
  return performance.now();
}
