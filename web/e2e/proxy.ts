// A proxy as somebody has one at home: it hands on what is asked below one path, and has nothing else.

import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class Proxy {
  /** What was asked of it that does not lie below the path. */
  readonly outside: string[] = [];
  /** Where it hands things on to. */
  target = '';

  readonly #server: Server;

  private constructor(
    private readonly path: string,
    private readonly takesOff: boolean,
  ) {
    this.#server = createServer((asked, answer) => {
      const goal = this.#goal(asked);
      if (!goal) return answer.writeHead(404).end();
      const onward = request(goal, { method: asked.method, headers: asked.headers }, (answered) => {
        answer.writeHead(answered.statusCode!, answered.headers);
        answered.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    });
    this.#server.on('upgrade', (asked: IncomingMessage, socket, first) => {
      const goal = this.#goal(asked);
      if (!goal) return socket.destroy();
      const onward = request(goal, { headers: asked.headers });
      onward.on('upgrade', (answered, other, head) => {
        const headers = answered.rawHeaders.map((part, at) => part + (at % 2 === 0 ? ': ' : '\r\n')).join('');
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`);
        socket.write(head);
        other.write(first);
        socket.pipe(other).pipe(socket);
        for (const end of [socket, other])
          end.on('error', () => [socket, other].forEach((one) => one.destroy()));
      });
      onward.on('error', () => socket.destroy());
      onward.end();
    });
  }

  /** With `takesOff` what is handed on has lost the path. */
  static async start(path: string, takesOff: boolean): Promise<Proxy> {
    const proxy = new Proxy(path, takesOff);
    await new Promise<void>((listens) => proxy.#server.listen(0, '127.0.0.1', listens));
    return proxy;
  }

  /** What people open. */
  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${this.path}`;
  }

  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #goal({ url = '' }: IncomingMessage): string | null {
    const rest = url.slice(this.path.length);
    if (url.startsWith(this.path) && /^([/?]|$)/.test(rest))
      return this.target + (this.takesOff ? `/${rest.replace(/^\//, '')}` : url);
    this.outside.push(url);
    return null;
  }
}
