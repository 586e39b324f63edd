// Making the link of a seat anew. The new token is kept before it is sent, and the old one until the new one opens the
// seat: whatever is lost on the way, one of the two is at hand that does.

import type { Seat } from '../generated/protocol';
import { kept, type KeptSeat } from '../kept.svelte';
import { askMine } from '../net/api';
import { errand } from '../net/errand';
import { browser, type World } from '../net/socket';
import { newToken } from '../random';

/** Whether the new link opens the seat. If not, or if nobody knows, asking again is safe. */
export async function relink(table: string, held: KeptSeat, world: World = browser): Promise<boolean> {
  const renewed = held.renewed ?? newToken();
  kept.change(table, held.token, { renewed });
  await errand(table, held.token, { relink: { token: renewed } }, world);
  await settle(table);
  return kept.seat(table, renewed) !== undefined;
}

/** Finds out which tokens open the seats that this browser holds, where there is a doubt: a link may have been made anew,
 *  or a new one opened here for a seat that is held already. What opens nothing is forgotten, unless it may yet open. */
export async function settle(table: string) {
  const seats = kept.table(table)?.seats ?? [];
  const doubtful = (held: KeptSeat) => held.renewed !== undefined || (held.seat < 0 && seats.length > 1);
  if (!seats.some(doubtful)) return;
  const tokens = seats.flatMap(({ token, renewed }) => (renewed === undefined ? [token] : [token, renewed]));
  const answer = await askMine({ tables: tokens.map((token) => ({ table, token })) });
  if ('problem' in answer) return;
  const opens = answer.ok.map((glance) => ('stands' in glance ? glance.stands.seat : null));
  if (opens.every((seat) => seat === null)) return;

  const settled = tokens.flatMap((token, index) => {
    const seat = opens[index] ?? null;
    return seat === null ? [] : [opened(seats, token, seat)];
  });
  kept.keep(table, { seats: settled.sort((a, b) => a.seat - b.seat) });
}

/** All that is kept of a seat, whichever of its tokens it was kept with. */
function opened(seats: KeptSeat[], token: string, seat: Seat): KeptSeat {
  const known = seats.filter((held) => held.seat === seat || held.token === token || held.renewed === token);
  const whole: KeptSeat = Object.assign({}, ...known, { token, seat });
  return whole.renewed === token ? { ...whole, renewed: undefined } : whole;
}
