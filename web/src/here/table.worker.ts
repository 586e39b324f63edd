// The tables that lie in this browser, beside the page. It is never ended while all goes well.

import { load } from '../engine/load';
import { newNumber, newToken } from '../random';
import { Host } from './host';
import { newId } from './ids';
import { browserLogs } from './logs';
import type { ToPage, ToWorker } from './messages';
import { Thinking } from './thinking';

const say = (message: ToPage) => postMessage(message);
const others = new BroadcastChannel('spelbord.tables');

const hosting = load().then((engine) => {
  if (!engine) return null;
  return new Host({
    engine,
    logs: browserLogs(),
    bots: new Thinking(),
    now: Date.now,
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    madeUp: () => ({
      id: newId(),
      server_part: newNumber(),
      mood: parseInt(newToken().slice(0, 8), 16),
    }),
    tell: (line, frame) => say({ line, frame }),
    hangUp: (line) => say({ line, ended: true }),
    callOut: (table, entries) => others.postMessage({ table, entries }),
  });
});
// It is looked at when the first word comes.
hosting.catch(() => {});

others.onmessage = async ({ data }: MessageEvent<{ table: string; entries: number }>) => {
  const host = await hosting.catch(() => null);
  await host?.heardOf(data.table, data.entries);
};

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const host = await hosting.catch(() => 'offline' as const);
  if (host === 'offline' || !host) {
    const problem = host === 'offline' ? host : 'no_engine';
    if ('id' in data) say({ id: data.id, answer: { problem } });
    else if ('said' in data) say({ line: data.line, ended: true });
  } else if ('id' in data) say({ id: data.id, answer: await host.answer(data.request) });
  else if ('said' in data) await host.hear(data.line, data.said);
  else await host.leave(data.line);
};
