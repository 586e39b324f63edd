// Who can open an address of this page.

/** Such a host is this computer itself, whichever computer asks. */
export function isThisComputer(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
  );
}
