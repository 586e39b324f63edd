// Laying a table. Its secrets are made up and kept here before anybody is asked.

import { expectGame } from '../games/registry';
import type { CreateTable } from '../generated/protocol';
import { kept, type KeptLaying } from '../kept.svelte';
import { createTable, type Answer } from '../net/api';
import { expectTable } from '../pages/later';
import { newToken } from '../random';
import { requested, type PlannedSeat } from '../start/plan';

/** Answers the table's id. Whoever asks again after a lost answer sends the same secrets. */
export async function layTable(
  agreed: Pick<CreateTable, 'game' | 'options' | 'settings'>,
  plan: PlannedSeat[],
): Promise<Answer<string>> {
  const laying = secrets(plan.length);
  kept.laying = laying;
  const invites = plan.some(({ kind }) => kind === 'link');
  // Meanwhile comes what is needed in a moment. A game that refuses to be laid so has to say why.
  void expectTable();
  const game = expectGame(agreed.game);
  const answer = await createTable({
    ...agreed,
    seats: requested(plan, laying.tokens),
    invite: invites ? laying.invite : null,
  });
  if ('problem' in answer) {
    await game;
    return answer;
  }

  const { table, commitment } = answer.ok;
  const since = Date.now();
  kept.keep(table, {
    game: agreed.game,
    commitment,
    seats: plan.flatMap(({ kind, name }, seat) =>
      kind === 'here' ? [{ seat, token: laying.tokens[seat]!, name: name.trim(), since }] : [],
    ),
    ...(invites ? { invite: laying.invite } : {}),
    time: since,
  });
  kept.laying = null;
  return { ok: table };
}

function secrets(count: number): KeptLaying {
  const before = kept.laying ?? { tokens: [], invite: newToken() };
  const more = Array.from({ length: Math.max(0, count - before.tokens.length) }, newToken);
  return { ...before, tokens: [...before.tokens, ...more] };
}
