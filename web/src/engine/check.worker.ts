// Works out finished matches again, beside the page.

import { load } from './load';
import type { Asked, Stop, Told } from './checker';

const loading = load();
// It is looked at when the first question comes.
loading.catch(() => {});

const tell = (told: Told) => postMessage(told);

/** Questions to which nobody wants to hear more. */
const stopped = new Set<number>();

/** Lets in what was said meanwhile. */
function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

onmessage = async ({ data }: MessageEvent<Asked | Stop>) => {
  if ('stop' in data) {
    stopped.add(data.stop);
    return;
  }
  const engine = await loading.catch(() => 'offline' as const);
  if (engine === 'offline') return tell({ id: data.id, problem: 'offline' });
  if (!engine) return tell({ id: data.id, problem: 'no_engine' });
  if ('board' in data) tell({ id: data.id, piece: engine.board(data.board) });
  else if ('decision' in data) tell({ id: data.id, piece: engine.decision(data.decision) });
  else if ('lookBack' in data) {
    const looking = new engine.LookBack(data.lookBack);
    for (let piece = looking.piece(); piece !== undefined; piece = looking.piece())
      tell({ id: data.id, piece });
  } else {
    const thinking = 'ledger' in data ? new engine.Reckoning(data.ledger) : new engine.Reviewing(data.review);
    for (let piece = thinking.line(); piece !== undefined; piece = thinking.line()) {
      tell({ id: data.id, piece });
      await breath();
      if (stopped.delete(data.id)) return;
    }
  }
  tell({ id: data.id, problem: null });
};
