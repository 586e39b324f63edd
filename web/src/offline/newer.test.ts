import { expect, test, vi } from 'vitest';
import { Newer } from './newer.svelte';

/** A service worker that comes. */
function coming(state: ServiceWorkerState) {
  return Object.assign(new EventTarget(), { state, postMessage: vi.fn() });
}
type Coming = ReturnType<typeof coming>;

function browser(controlled: boolean, waiting: Coming | null = null) {
  const kept = Object.assign(new EventTarget(), { waiting, installing: null as Coming | null });
  const container = Object.assign(new EventTarget(), { controller: controlled ? {} : null });
  return { kept, container };
}

test('a newer build is offered when all of it is here, and only taken when somebody says so', () => {
  const reload = vi.fn();
  const newer = new Newer(reload);
  const { kept, container } = browser(true);
  newer.watch(kept as never, container as never);
  const worker = (kept.installing = coming('installing'));
  kept.dispatchEvent(new Event('updatefound'));
  expect(newer.waiting).toBeNull();
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
  expect(newer.waiting).toBe(worker);
  expect(worker.postMessage).not.toHaveBeenCalled();

  newer.take(container as never);
  expect(worker.postMessage).toHaveBeenCalledWith('take over');
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('one that came while nobody looked is offered at once, and put off for as long as one likes', () => {
  const newer = new Newer(vi.fn());
  const worker = coming('installed');
  const { kept, container } = browser(true, worker);
  newer.watch(kept as never, container as never);
  expect(newer.waiting).toBe(worker);
  newer.later();
  expect(newer.waiting).toBeNull();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('the first build of all is newer than nothing', () => {
  const newer = new Newer(vi.fn());
  const { kept, container } = browser(false, coming('installed'));
  newer.watch(kept as never, container as never);
  expect(newer.waiting).toBeNull();
});

test('where the browser keeps nothing the page goes on', async () => {
  const newer = new Newer(vi.fn());
  await newer.keep(undefined);
  const refuses = { register: () => Promise.reject(new Error('refused')) };
  await newer.keep(refuses as never);
  expect(newer.waiting).toBeNull();
});
