// The real server, started by the test that needs it.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const binary = resolve(process.env.PROGRAM ?? '../target/release/spelbord');

export class Server {
  #process: ChildProcess | null = null;
  #port = 0;

  private constructor(
    private readonly data: string,
    private readonly botPause: number,
    private readonly settings: string[],
  ) {}

  static async start(botPause = 20, settings: string[] = []): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'spelbord-e2e-')), botPause, settings);
    await server.restart();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts again with the same data, on the same port. */
  async restart() {
    const args = [
      'serve',
      '--port',
      String(this.#port),
      '--data',
      this.data,
      '--bot-pause',
      String(this.botPause),
      // Bots get their share beside other tests.
      '--thinking-nice',
      '10',
      // All tests come from one address.
      '--limit',
      'tables-per-address=600+5/s',
      ...this.settings,
    ];
    const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    for await (const line of createInterface(child.stdout!)) {
      const ready = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line);
      if (!ready) continue;
      this.#port = Number(ready[1]);
      return;
    }
    throw new Error(`${binary} did not start`);
  }

  /** Without warning, as in a power cut. */
  async kill() {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.#process = null;
  }

  async stop() {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
