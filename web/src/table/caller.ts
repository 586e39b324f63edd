// Says to whoever sits here that it is their turn: by the icon always, by sound and a buzz when they may have looked away,
// and by a notification when the page is hidden and they have asked for it.

import { settings } from '../settings.svelte';
import { bell } from '../ui/instruments';
import { notify } from '../ui/notify';

/** Whoever acted so recently is looking. */
const LOOKING = 4_000;

/** What a caller needs of the world, so that tests can bring their own. */
export interface Signals {
  icon(turn: boolean): void;
  ring(): void;
  buzz(): void;
  notify(): void;
  hidden(): boolean;
  now(): number;
}

export interface Turn {
  /** The match waits for somebody at this screen. */
  mine: boolean;
  /** Several people share this screen, so that they see whose turn it is. */
  shared: boolean;
  /** An action of somebody here is on its way. */
  acting: boolean;
}

export class Caller {
  #mine: boolean | null = null;
  #acted = -Infinity;

  constructor(private readonly signals: Signals) {}

  /** To be told whenever something has changed. */
  follow({ mine, shared, acting }: Turn) {
    const { signals } = this;
    if (acting) this.#acted = signals.now();
    const begins = mine && this.#mine === false;
    this.#mine = mine;
    signals.icon(mine && !shared);
    if (!begins) return;
    if (signals.hidden()) signals.notify();
    else if (shared || signals.now() - this.#acted < LOOKING) return;
    signals.ring();
    signals.buzz();
  }

  close() {
    this.signals.icon(false);
  }
}

const USUAL_ICON = 'icon.svg';
const TURN_ICON = 'icon-turn.svg';
const BUZZ = 120;

/** As this browser does it. `words` says what a notification says. */
export function inBrowser(words: () => { title: string; body: string; tag: string }): Signals {
  return {
    icon: (turn) =>
      document.querySelector('link[rel=icon]')?.setAttribute('href', turn ? TURN_ICON : USUAL_ICON),
    ring: () => bell(settings.call),
    // A phone buzzes only for somebody who has touched the page, and only where there is something to buzz.
    buzz: () => {
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
    },
    notify: () => {
      if (settings.notify) notify(words());
    },
    hidden: () => document.visibilityState === 'hidden',
    now: () => performance.now(),
  };
}
