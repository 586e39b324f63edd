import { expect, test } from 'vitest';
import { Here, type Work } from './here';
import type { ToPage, ToWorker } from './messages';

class Worked implements Work {
  onmessage: Work['onmessage'] = null;
  onerror: Work['onerror'] = null;
  heard: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker) {
    this.heard.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(message: ToPage) {
    this.onmessage?.call(this as never, { data: message } as MessageEvent<ToPage>);
  }
}

function page() {
  const workers: Worked[] = [];
  const here = new Here(() => {
    workers.push(new Worked());
    return workers.at(-1)!;
  });
  return { here, workers };
}

test('a line opens, carries words both ways and ends, like one to the server', async () => {
  const { here, workers } = page();
  const seen: string[] = [];
  const socket = here.open();
  socket.onopen = () => {
    seen.push('open');
    socket.send('hello');
  };
  socket.onmessage = ({ data }) => seen.push(String(data));
  socket.onclose = () => seen.push('closed');
  await Promise.resolve();
  const [worker] = workers;
  expect(worker!.heard).toEqual([{ line: 1, said: 'hello' }]);
  worker!.say({ line: 1, frame: 'welcome' });
  worker!.say({ line: 1, ended: true });
  worker!.say({ line: 1, frame: 'late' });
  expect(seen).toEqual(['open', 'welcome', 'closed']);
  socket.close();
  expect(worker!.heard).toHaveLength(1);
});

test('a worker that breaks down is replaced; lines close, and what was asked is answered', async () => {
  const { here, workers } = page();
  let closed = false;
  const socket = here.open();
  socket.onclose = () => (closed = true);
  const answer = here.ask({ replay: 'here-1' });
  workers[0]!.onerror?.call(workers[0] as never, {} as ErrorEvent);
  expect(await answer).toEqual({ problem: { error: { code: 'internal' } } });
  expect(closed).toBe(true);
  expect(workers[0]!.ended).toBe(true);
  const again = here.ask({ replay: 'here-1' });
  workers[1]!.say({ id: 3, answer: { ok: 7 } });
  expect(await again).toEqual({ ok: 7 });
});
