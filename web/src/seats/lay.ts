// Laying a table. Its secrets are made up here before anybody is asked, and those that open something are kept.

import { expectGame } from '../games/registry';
import { USUAL_SETTINGS } from '../generated/facts';
import type { CreateTable, TableCreated } from '../generated/protocol';
import { kept, type KeptLaying } from '../kept.svelte';
import { commitmentTo } from '../luck/hash';
import { createHere, createTable, playOnHere, type Answer } from '../net/api';
import { expectTable } from '../pages/later';
import { newNumber, newToken } from '../random';
import { requested, type PlannedSeat } from '../start/plan';
import { house } from './house.svelte';

/** Who lays the table that is wanted. */
type Layer = (wanted: CreateTable) => Promise<Answer<TableCreated>>;

/** The server, where others can come to it. */
const onServer: Layer = (wanted) =>
  createTable({ ...wanted, ...(kept.houseKey ? { house_key: kept.houseKey } : {}) });

/** This browser, where it needs nobody. */
export const inBrowser: Layer = createHere;

/** This browser, and the match goes on after a step of a replay file. */
export const playingOn =
  (file: string, after: number): Layer =>
  ({ settings = USUAL_SETTINGS, seats }) =>
    playOnHere(file, { after, settings, seats });

/** Lays a table on the server; in this browser where that cannot be reached and everybody is at this screen. */
export async function layAnywhere(...[agreed, plan]: Parameters<typeof layTable>): Promise<Answer<string>> {
  const answer = await layTable(agreed, plan);
  const alone = plan.every(({ kind }) => kind !== 'link');
  return 'problem' in answer && answer.problem === 'offline' && alone
    ? layTable(agreed, plan, inBrowser)
    : answer;
}

/** Answers the table's id. Whoever asks again after a lost answer sends the same tokens, but commits to new numbers: a
 *  number that was committed to at two tables could be told at one and then be known at the other. */
export async function layTable(
  agreed: Pick<CreateTable, 'game' | 'options' | 'settings'>,
  plan: PlannedSeat[],
  lay: Layer = onServer,
): Promise<Answer<string>> {
  const laying = secrets(plan.length);
  kept.laying = laying;
  const numbers = plan.map(() => newNumber());
  const invites = plan.some(({ kind }) => kind === 'link');
  // Meanwhile comes what is needed in a moment. A game that refuses to be laid so has to say why.
  void expectTable();
  const game = expectGame(agreed.game);
  const wanted = {
    ...agreed,
    seats: requested(plan, laying.tokens, numbers.map(commitmentTo)),
    invite: invites ? laying.invite : null,
  };
  const answer = await lay(wanted);
  if ('problem' in answer) {
    house.hear(answer.problem);
    await game;
    return answer;
  }

  const { table, commitment } = answer.ok;
  const since = Date.now();
  kept.keep(table, {
    game: agreed.game,
    commitment,
    seats: plan.flatMap(({ kind, name }, seat) =>
      kind === 'here'
        ? [{ seat, token: laying.tokens[seat]!, name: name.trim(), number: numbers[seat]!, since }]
        : [],
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
