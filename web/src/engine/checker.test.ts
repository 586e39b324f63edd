import { expect, test } from 'vitest';
import { Checker, type Asked, type Stop, type Told, type Work } from './checker';

/** A worker that says what it is told to. */
class Worked implements Work {
  onmessage: Work['onmessage'] = null;
  onerror: Work['onerror'] = null;
  asked: (Asked | Stop)[] = [];
  ended = false;

  postMessage(asked: Asked | Stop) {
    this.asked.push(asked);
  }
  terminate() {
    this.ended = true;
  }
  tell(told: Told) {
    this.onmessage?.call(this as never, { data: told } as MessageEvent<Told>);
  }
  breakDown() {
    this.onerror?.call(this as never, {} as ErrorEvent);
  }
}

function checker() {
  const workers: Worked[] = [];
  const asking = new Checker(() => {
    workers.push(new Worked());
    return workers.at(-1)!;
  });
  return { asking, workers };
}

const verdict = { holds: { steps: 1, draws: 0, luck: 'second', without: [] } };
const line = (told: unknown) => `${JSON.stringify(told)}\n`;

test('a match is put together from the pieces, whoever asked first', async () => {
  const { asking, workers } = checker();
  const [one, two] = [asking.lookBack('a'), asking.lookBack('b')];
  const [worker] = workers;
  expect(worker!.asked).toEqual([
    { id: 1, lookBack: 'a' },
    { id: 2, lookBack: 'b' },
  ]);
  const step = line({ step: [{ events: ['x'], changed: [] }] });
  worker!.tell({ id: 1, piece: line({ before: { n: 1 } }) + step });
  worker!.tell({ id: 2, piece: line({ failed: { code: 'replay' } }) });
  worker!.tell({ id: 2, problem: null });
  worker!.tell({ id: 1, piece: line({ verdict }) });
  worker!.tell({ id: 1, problem: null });
  expect(await two).toEqual({ problem: { error: { code: 'replay' } } });
  expect(await one).toMatchObject({ ok: { verdict, steps: [{ view: { n: 1 } }] } });
  expect(workers).toHaveLength(1);
});

test('a worker that breaks down is ended, and the next question goes to a new one', async () => {
  const { asking, workers } = checker();
  const answer = asking.lookBack('a');
  workers[0]!.breakDown();
  expect(await answer).toEqual({ problem: { error: { code: 'internal' } } });
  expect(workers[0]!.ended).toBe(true);
  const board = asking.board('{}');
  workers[1]!.tell({ id: 2, piece: '{"ok":[1]}' });
  workers[1]!.tell({ id: 2, problem: null });
  expect(await board).toEqual({ ok: [1] });
});

test('where there is no engine that is the answer', async () => {
  const { asking, workers } = checker();
  const answer = asking.lookBack('a');
  workers[0]!.tell({ id: 1, problem: 'no_engine' });
  expect(await answer).toEqual({ problem: 'no_engine' });
});

test('an engine that could not be fetched is fetched again for the next question', async () => {
  const { asking, workers } = checker();
  const answer = asking.lookBack('a');
  workers[0]!.tell({ id: 1, problem: 'offline' });
  expect(await answer).toEqual({ problem: 'offline' });
  void asking.lookBack('b');
  expect(workers).toHaveLength(2);
});

test('an answer without its end is none', async () => {
  const { asking, workers } = checker();
  const answer = asking.lookBack('a');
  workers[0]!.tell({ id: 1, piece: line({ before: {} }) });
  workers[0]!.tell({ id: 1, problem: null });
  expect(await answer).toEqual({ problem: { error: { code: 'internal' } } });
});

test('a review goes on for as long as it is wanted, and no longer', async () => {
  const { asking, workers } = checker();
  const heard: unknown[] = [];
  const answer = asking.review({ replay: {}, seat: 0 }, (line) => {
    heard.push(line);
    return heard.length < 2;
  });
  const [worker] = workers;
  const decision = { decision: { step: 1, played: 'x', advice: [] } };
  worker!.tell({ id: 1, piece: JSON.stringify({ begins: { decisions: 9 } }) });
  worker!.tell({ id: 1, piece: JSON.stringify(decision) });
  expect(await answer).toBeNull();
  expect(worker!.asked.at(-1)).toEqual({ stop: 1 });
  worker!.tell({ id: 1, piece: JSON.stringify(decision) });
  expect(heard).toEqual([{ begins: { decisions: 9 } }, decision]);
});

test('a review says why there is none', async () => {
  const { asking, workers } = checker();
  const answer = asking.review({ replay: {}, seat: 0 }, () => true);
  workers[0]!.tell({ id: 1, piece: JSON.stringify({ failed: { code: 'replay' } }) });
  workers[0]!.tell({ id: 1, problem: null });
  expect(await answer).toEqual({ error: { code: 'replay' } });
});
