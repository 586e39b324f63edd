// Lets the browser keep the page, and notices when it has kept a newer one. On a plain address of the home network browsers
// keep nothing, and the page is as it always was.

type Worker = Pick<ServiceWorker, 'postMessage' | 'state' | 'addEventListener'>;

export class Newer {
  /** A newer build is here, and waits until somebody wants it. */
  waiting = $state.raw<Worker | null>(null);

  constructor(private readonly reload: () => void = () => location.reload()) {}

  /** Has the page kept, and looks out for newer ones. */
  async keep(container: ServiceWorkerContainer | undefined) {
    if (!container) return;
    try {
      const kept = await container.register('sw.js');
      this.watch(kept, container);
    } catch {
      // Storage refused, or full: the page works without.
    }
  }

  watch(
    kept: ServiceWorkerRegistration,
    container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>,
  ) {
    const see = (worker: Worker | null) => {
      // The first build ever has nothing to be newer than.
      if (worker?.state === 'installed' && container.controller) this.waiting = worker;
    };
    see(kept.waiting);
    kept.addEventListener('updatefound', () => {
      const coming = kept.installing;
      coming?.addEventListener('statechange', () => see(coming));
    });
  }

  /** Changes to the newer build. */
  take(container: Pick<ServiceWorkerContainer, 'addEventListener'>) {
    container.addEventListener('controllerchange', () => this.reload(), { once: true });
    this.waiting?.postMessage('take over');
    this.waiting = null;
  }

  later() {
    this.waiting = null;
  }
}

export const newer = new Newer();
