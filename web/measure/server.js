// A program that is measured, with tables of its own.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export async function startServer(program) {
  const data = await mkdtemp(join(tmpdir(), 'spelbord-measured-'));
  const child = spawn(program, ['serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    }
    await rm(data, { recursive: true, force: true });
  };
  for await (const said of createInterface(child.stdout)) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (url) return { url, stop };
  }
  await stop();
  throw new Error(`${program} did not start`);
}
