// Notifications of the system, where the browser has them: not on a plain http address, and not everywhere on phones.

export type Permission = 'granted' | 'denied' | 'missing';

function available(): boolean {
  return globalThis.isSecureContext && 'Notification' in globalThis;
}

/** What is allowed; "default", which is neither yes nor no, is null. */
export function permission(): Permission | null {
  if (!available()) return 'missing';
  return Notification.permission === 'default' ? null : Notification.permission;
}

/** Asks the person. Browsers let this be asked on a click only. */
export async function askPermission(): Promise<Permission> {
  if (!available()) return 'missing';
  return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'denied';
}

export function notify({ title, body, tag }: { title: string; body: string; tag: string }) {
  if (permission() !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag, icon: 'icon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones have the word but want a service worker for the deed. The title and the icon have said it already.
  }
}
