// The printed material of a game, asked for once. It follows from the options and the version of the rules alone and never
// changes, so whoever has it need not ask again.

import type { BoardAnswer, GameStart } from './games/game';
import { checker } from './engine/checker';
import { askBoard, type Answer } from './net/api';
import { problemText } from './problem';

/** A city is drawn in some hundred kilobytes; nobody sits at more tables than this in one visit. */
const MOST = 12;

/** By the newest rules, unless others are named. */
export type BoardOf = (game: GameStart, options: unknown, rules?: number) => Promise<BoardAnswer>;

/** Boards as told by whoever is asked: one does not vouch for another. */
export function boards(ask: (body: string) => Promise<Answer<unknown>>): BoardOf {
  const known = new Map<string, Promise<Answer<unknown>>>();
  return async (game, options, rules) => {
    if (!game.hasBoard) return { board: null };
    const body = JSON.stringify({ game: game.name, rules, options });
    const asked = known.get(body) ?? ask(body);
    known.delete(body);
    known.set(body, asked);
    for (const oldest of [...known.keys()].slice(0, -MOST)) known.delete(oldest);

    const answer = await asked;
    if ('ok' in answer) return { board: answer.ok };
    known.delete(body);
    if (typeof answer.problem !== 'string' && 'refused' in answer.problem) return answer.problem.refused;
    return { problem: problemText(answer.problem) };
  };
}

/** As the engine in this page draws them. */
export const drawnHere = boards((body) => checker.board(body));

/** As the server tells them; where it cannot be reached, as they are drawn here. */
export const boardOf = boards(async (body) => {
  const told = await askBoard(body);
  return 'problem' in told && told.problem === 'offline' ? checker.board(body) : told;
});
