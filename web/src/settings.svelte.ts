// What the reader has chosen about light, motion and sound; kept in the browser.

import type { Speed } from './games/game';

export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS: readonly Speed[] = [0, 1, 2];

const KEPT = 'spelbord.settings';

interface Kept {
  theme: Theme;
  /** None: as the device wants it. */
  speed: Speed | null;
  sound: boolean;
}

function kept(): Kept {
  const found = read();
  return {
    theme: THEMES.find((theme) => theme === found.theme) ?? 'auto',
    speed: SPEEDS.find((speed) => speed === found.speed) ?? null,
    sound: found.sound === true,
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
