// Taking a free seat. It is safe to repeat: token and number are kept before they are sent and committed to, and the same
// token gets the same seat.

import type { ErrorCode } from '../generated/protocol';
import { kept } from '../kept.svelte';
import { commitmentTo } from '../luck/hash';
import { join, type Problem } from '../net/api';
import { newNumber, newToken } from '../random';

/** After these nobody got a seat, and asking again would not help. */
const HOPELESS: readonly ErrorCode[] = ['wrong_token', 'unknown_table', 'full', 'already_started'];

/** Answers why no seat was taken; null if this browser sits there now. */
export async function takeSeat(table: string, invite: string, name: string): Promise<Problem | null> {
  const { token = newToken(), number = newNumber() } = kept.table(table)?.joining ?? {};
  kept.keep(table, { joining: { token, number, name, invite } });
  const answer = await join(table, { invite, name, token, commitment: commitmentTo(number) });
  if ('problem' in answer) {
    if (isHopeless(answer.problem)) kept.remove(table);
    return answer.problem;
  }

  const { seat, commitment } = answer.ok;
  kept.keep(table, { invite, commitment: kept.table(table)?.commitment ?? commitment, time: Date.now() });
  kept.sit(table, { seat, token, name });
  return null;
}

function isHopeless(problem: Problem): boolean {
  return typeof problem === 'object' && 'error' in problem && HOPELESS.includes(problem.error.code);
}
