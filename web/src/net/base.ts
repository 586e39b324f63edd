// Where the page lies: at the root of its address or at a path below it. The server writes it into the page as its base,
// so that links, requests and the socket are found there.

/** Such as `https://games.example/table/`. */
export function base(): URL {
  return new URL('./', document.baseURI);
}

/** What an address is called below the page's own: `/table/t/K4X` is `t/K4X` where the page lies at `/table/`. */
export function below(path: string, root: string = base().pathname): string {
  // Whoever types the address may leave out its last stroke.
  return `${path}/`.startsWith(root) ? path.slice(root.length) : path;
}

/** Where the socket is opened. */
export function socketAddress(at: URL = base()): string {
  return new URL('api/socket', at).href.replace(/^http/, 'ws');
}
