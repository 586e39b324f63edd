// A page that is older than the server reloads itself: once, and then leaves it to the person. Two programs that never
// agree must not keep a browser busy.

const RELOADED = 'spelbord.reloaded';

/** Reloads, unless this tab has done so already since the server last understood it. */
export function reloadOnce(reload: () => void = () => location.reload()) {
  if (sessionStorage.getItem(RELOADED) !== null) return;
  sessionStorage.setItem(RELOADED, 'yes');
  reload();
}

/** Server and page understand each other. */
export function understood() {
  sessionStorage.removeItem(RELOADED);
}
