import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusNext, nowhereElse } from './focus';

let root: HTMLElement;
const take = vi.fn();
const [within, outside] = ['button', 'button'].map((name) => document.createElement(name));

beforeEach(() => {
  root = document.createElement('section');
  root.append(within!);
  document.body.append(root, outside!);
});
afterEach(() => {
  document.body.replaceChildren();
  take.mockReset();
});

async function offer(offered: unknown[], free?: typeof nowhereElse) {
  focusNext(() => offered, take, free)(root);
  await tick();
}

test('whoever has no focus is given it where something is offered', async () => {
  await offer([]);
  expect(take).not.toHaveBeenCalled();
  await offer(['throw']);
  expect(take).toHaveBeenCalledOnce();
});

test('nobody loses it who does something else', async () => {
  outside!.focus();
  await offer(['throw']);
  await offer(['throw'], nowhereElse);
  within!.focus();
  await offer(['throw']);
  expect(take).not.toHaveBeenCalled();
});

test('it may be taken from something at the same table', async () => {
  within!.focus();
  await offer(['throw'], nowhereElse);
  expect(take).toHaveBeenCalledOnce();
});
