// A Colyseus server as its manual sets it up, with everything in memory, for a table whose seats act in turn. The game keeps
// no rules: all it does with an action is to tell everybody, at once and beside a view of as many bytes as it is started with.

import { readFileSync } from 'node:fs';
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

const view = 'x'.repeat(Number(process.argv[2] ?? 0));

class Script extends Room {
  maxClients = 4;
  // Nothing is synchronised but what is said.
  patchRate = null;
  turn = 0;

  onCreate() {
    this.onMessage('act', (_, last) => {
      this.turn += 1;
      this.broadcast('step', { turn: this.turn, last, view });
    });
  }

  onJoin() {
    if (this.clients.length === this.maxClients) this.broadcast('step', { turn: 0, view });
  }
}

// While the last tables are laid nobody listens at the first ones, and whoever does not answer a ping is shown out.
const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false });
server.define('script', Script);
await server.listen(0, '127.0.0.1');
const { version } = JSON.parse(
  readFileSync(new URL('node_modules/@colyseus/core/package.json', import.meta.url), 'utf8'),
);
const address = `http://127.0.0.1:${transport.server.address().port}`;
console.log(`Colyseus ${version}, Node ${process.version}, on ${address}`);
