// Keeps this build of the page, so that it starts where no server answers. `offline.ts` writes in what there is to keep, and a
// name for it. The name of this file never changes and it is asked for anew every time: or nobody could ever replace it.

const BUILD = '';
const FILES = [];

const OURS = 'spelbord-';
/** The page of every address, and the one that the start page is sent as. */
const [PAGE, START] = ['./replay', './'];
/** A network that does not answer for so long is none. */
const ANSWER_WITHIN = 4_000;

const here = (path) => new URL(path, self.registration.scope).href;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(OURS + BUILD);
    // All of it or nothing: half a page is none. Not from the browser's own cache, which may hold another build.
    await cache.addAll([PAGE, START, ...FILES].map((path) => new Request(here(path), { cache: 'no-cache' })));
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith(OURS) && name !== OURS + BUILD)
        .map((name) => caches.delete(name)),
    );
  };
  event.waitUntil(forget());
});

// Only when somebody has said so: pages of the build before may be open.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.url.split(/[?#]/)[0];
  const scope = self.registration.scope;
  if (request.method !== 'GET' || !path.startsWith(scope) || path.startsWith(`${scope}api/`)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, path === scope));
  else event.respondWith(file(request));
});

/** As the server has it now, if it answers: so nobody is kept on an old build. */
async function page(request, isStart) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(ANSWER_WITHIN) });
  } catch (error) {
    const kept = await found(here(isStart ? START : PAGE));
    if (kept) return kept;
    throw error;
  }
}

/** What is kept never changes: it has a hash in its name, or belongs to this build. */
async function file(request) {
  return (await found(request.url)) ?? fetch(request);
}

async function found(url) {
  const cache = await caches.open(OURS + BUILD);
  return cache.match(url, { ignoreVary: true });
}
