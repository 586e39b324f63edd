// Bots and advice, beside the tables: nobody waits for thinking.

import { load } from '../engine/load';
import type { Thought, ToThink } from './thinking';

const loading = load().then((engine) => engine && { engine, thinker: new engine.Thinker() });
loading.catch(() => {});

onmessage = async ({ data }: MessageEvent<ToThink>) => {
  const loaded = await loading;
  const think = () => {
    if (!loaded) return undefined;
    return 'question' in data ? loaded.thinker.answer(data.question) : loaded.engine.advice(data.advise);
  };
  postMessage({ id: data.id, answer: think() } satisfies Thought);
};
