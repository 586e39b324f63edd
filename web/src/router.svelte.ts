// Which page the address asks for. Fragments carry secrets and clause ids; they never reach the server.

import { below } from './net/base';

export type Route =
  | { page: 'start' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null }
  | { page: 'rules'; game: string }
  | { page: 'puzzle' }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'lost' };
  if (first === undefined) return { page: 'start' };
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'replay') return { page: 'replay', table: second ?? null };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'puzzle' && !second) return { page: 'puzzle' };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(routeOf(below(location.pathname)));
  /** Without its mark. */
  fragment = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#follow());
    addEventListener('hashchange', () => this.#follow());
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** An address below the page's own, or a whole path. */
  go(address: string) {
    history.pushState(null, '', address);
    this.#follow();
    scrollTo(0, 0);
  }

  /** Takes the fragment off the address bar and out of the history, because it was a secret. */
  forgetFragment() {
    history.replaceState(null, '', location.pathname);
    this.fragment = '';
  }

  #follow() {
    this.route = routeOf(below(location.pathname));
    this.fragment = location.hash.slice(1);
  }

  #click(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    // A fragment alone means this page, though for the browser it would be the page at the base.
    const fragment = link.getAttribute('href');
    if (fragment?.startsWith('#')) {
      event.preventDefault();
      location.hash = fragment;
      return;
    }
    // A fragment on the same page is the browser's to follow.
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
