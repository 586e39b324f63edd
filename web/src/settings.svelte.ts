// What the reader has chosen about light, motion, sound and being called; kept in the browser.

import type { Speed } from './games/game';

export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];
export const CALLS = ['off', 'low', 'high'] as const;
/** How loud it is said that it is one's turn. */
export type Call = (typeof CALLS)[number];
export const SPEEDS: readonly Speed[] = [0, 1, 2];

const KEPT = 'spelbord.settings';

interface Kept {
  theme: Theme;
  /** None: as the device wants it. */
  speed: Speed | null;
  /** The sounds of the games. */
  sound: boolean;
  call: Call;
  /** A notification says that it is one's turn, when the page is hidden. */
  notify: boolean;
  /** The quick words of others are shown. */
  reactions: boolean;
  /** Bots that propose a deal get a no at once. */
  declines: boolean;
}

function kept(): Kept {
  const found = read();
  return {
    theme: THEMES.find((theme) => theme === found.theme) ?? 'auto',
    speed: SPEEDS.find((speed) => speed === found.speed) ?? null,
    sound: found.sound === true,
    call: CALLS.find((call) => call === found.call) ?? 'low',
    notify: found.notify === true,
    reactions: found.reactions !== false,
    declines: found.declines === true,
  };
}

function read(): Partial<Record<keyof Kept, unknown>> {
  try {
    return (
      (JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Record<keyof Kept, unknown>> | null) ?? {}
    );
  } catch {
    return {};
  }
}

const calmer = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #kept = $state<Kept>(kept());
  #calm = $state(calmer.matches);

  constructor() {
    calmer.addEventListener('change', () => {
      this.#calm = calmer.matches;
      this.#dress();
    });
    this.#dress();
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#kept.theme = theme;
    this.#keep();
    this.#dress();
  }

  get speed(): Speed {
    return this.#kept.speed ?? (this.#calm ? 0 : 1);
  }
  set speed(speed: Speed) {
    this.#kept.speed = speed;
    this.#keep();
    this.#dress();
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#kept.sound = sound;
    this.#keep();
  }

  get call(): Call {
    return this.#kept.call;
  }
  set call(call: Call) {
    this.#kept.call = call;
    this.#keep();
  }

  get notify(): boolean {
    return this.#kept.notify;
  }
  set notify(notify: boolean) {
    this.#kept.notify = notify;
    this.#keep();
  }

  get reactions(): boolean {
    return this.#kept.reactions;
  }
  set reactions(reactions: boolean) {
    this.#kept.reactions = reactions;
    this.#keep();
  }

  get declines(): boolean {
    return this.#kept.declines;
  }
  set declines(declines: boolean) {
    this.#kept.declines = declines;
    this.#keep();
  }

  #keep() {
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }

  #dress() {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
    if (this.speed === 0) document.documentElement.dataset.motion = 'none';
    else delete document.documentElement.dataset.motion;
  }
}

export const settings = new Settings();
