// Every view of a finished match, for what a game tells about the whole of it.

import { checker } from '../engine/checker';
import { replayText } from '../net/api';

/** Null if the match is not over, or nobody answers. */
export async function viewsOf(table: string): Promise<unknown[] | null> {
  const file = await replayText(table);
  if ('problem' in file) return null;
  const back = await checker.lookBack(file.ok);
  return 'problem' in back ? null : back.ok.steps.map((step) => step.view);
}
