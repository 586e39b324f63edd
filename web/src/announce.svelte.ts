// Sentences for those who listen instead of look. They wait politely for each other.

/** Long enough for a screen reader to notice the change and begin. */
const PAUSE = 900;

class Announcements {
  spoken = $state('');
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string) {
    this.#waiting.push(sentence);
    this.#timer ??= setTimeout(this.#next, 0);
  }

  /** Nothing that was said, or was about to be, is left to be heard. */
  hush() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.spoken = '';
  }

  /** What has gathered meanwhile is said in one breath, so that the voice never lags behind the game. */
  #next = () => {
    if (this.#waiting.length === 0) {
      this.#timer = undefined;
      return;
    }
    this.spoken = this.#waiting.join(' ');
    this.#waiting = [];
    this.#timer = setTimeout(this.#next, PAUSE);
  };
}

export const announcements = new Announcements();
