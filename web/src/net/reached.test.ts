import { expect, test, vi } from 'vitest';
import type { Reach } from '../generated/protocol';
import type { Answer } from './api';
import { Reached } from './reach.svelte';

const HERE = { origin: 'http://127.0.0.1:7070', hostname: '127.0.0.1' };
const ELSEWHERE = 'http://192.168.1.20:7070';

async function looked(here: typeof HERE, answer: Answer<Reach>) {
  const ask = vi.fn<() => Promise<Answer<Reach>>>().mockResolvedValue(answer);
  const reached = new Reached(here, ask);
  expect(reached.origin).toBe(here.origin);
  await reached.look();
  return { reached, ask };
}

test('links name the address in the network where the page is open on this computer alone', async () => {
  const { reached } = await looked(HERE, { ok: { address: ELSEWHERE } });
  expect([reached.onlyHere, reached.elsewhere, reached.origin]).toEqual([true, ELSEWHERE, ELSEWHERE]);
});

test.each<Answer<Reach>>([{ ok: { address: null } }, { problem: 'offline' }])(
  'without another address they keep their own: %j',
  async (answer) => {
    const { reached } = await looked(HERE, answer);
    expect([reached.onlyHere, reached.elsewhere, reached.origin]).toEqual([true, null, HERE.origin]);
  },
);

test('a page that others reach asks nobody', async () => {
  const open = { origin: 'https://spel.example', hostname: 'spel.example' };
  const { reached, ask } = await looked(open, { ok: { address: ELSEWHERE } });
  expect(ask).not.toHaveBeenCalled();
  expect([reached.onlyHere, reached.origin]).toEqual([false, open.origin]);
});
