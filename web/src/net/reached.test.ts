import { expect, test, vi } from 'vitest';
import type { Reach } from '../generated/protocol';
import type { Answer } from './api';
import { Reached } from './reach.svelte';

const HERE = new URL('http://127.0.0.1:7070/');
const HERE_IN_LINKS = 'http://127.0.0.1:7070';
const ELSEWHERE = 'http://192.168.1.20:7070';

async function looked(here: URL, answer: Answer<Reach>) {
  const ask = vi.fn<() => Promise<Answer<Reach>>>().mockResolvedValue(answer);
  const reached = new Reached(here, ask);
  expect(reached.origin).toBe(here.href.slice(0, -1));
  await reached.look();
  return { reached, ask };
}

test('links name the address in the network where the page is open on this computer alone', async () => {
  const { reached } = await looked(HERE, { ok: { address: ELSEWHERE, house_key: false } });
  expect([reached.onlyHere, reached.elsewhere, reached.origin]).toEqual([true, ELSEWHERE, ELSEWHERE]);
});

test.each<Answer<Reach>>([{ ok: { address: null, house_key: false } }, { problem: 'offline' }])(
  'without another address they keep their own: %j',
  async (answer) => {
    const { reached } = await looked(HERE, answer);
    expect([reached.onlyHere, reached.elsewhere, reached.origin]).toEqual([true, null, HERE_IN_LINKS]);
  },
);

test('a page that others reach asks nobody', async () => {
  const open = new URL('https://spel.example/bord/');
  const { reached, ask } = await looked(open, { ok: { address: ELSEWHERE, house_key: false } });
  expect(ask).not.toHaveBeenCalled();
  expect([reached.onlyHere, reached.origin]).toEqual([false, 'https://spel.example/bord']);
});
