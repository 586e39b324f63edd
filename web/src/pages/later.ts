// The pages that are fetched when somebody goes there.

export const loadTable = async () => (await import('./TablePage.svelte')).default;
export const loadReplay = async () => (await import('./Replay.svelte')).default;
export const loadRules = async () => (await import('./Rules.svelte')).default;
export const loadPuzzle = async () => (await import('./Puzzle.svelte')).default;

/** Lets the page of tables come, which is about to be needed; whether it does is seen by whoever needs it. */
export async function expectTable(): Promise<void> {
  await loadTable().catch(() => undefined);
}
