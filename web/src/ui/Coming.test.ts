import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../text/text.svelte';
import Coming from './Coming.svelte';

const children = createRawSnippet<[string]>((part) => ({ render: () => `<p>Here is ${part()}</p>` }));
const show = (what: () => string | Promise<string>) => render(Coming<string>, { what, children });

beforeEach(() => speak('sv'));
afterEach(cleanup);

it('draws at once what is here already', () => {
  show(() => 'the part');
  expect(screen.getByText('Here is the part')).toBeTruthy();
});

it('says that something is coming until it is here', async () => {
  let resolve: (part: string) => void = () => {};
  const promise = new Promise<string>((come) => (resolve = come));
  show(() => promise);
  expect(screen.getByRole('status').textContent).toBe('Dukar bordet …');
  resolve('the part');
  await promise;
  await tick();
  expect(screen.getByText('Here is the part')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('offers to try again when it did not arrive', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  show(() => Promise.reject(new Error('gone')));
  const again = await screen.findByRole('button', { name: 'Försök igen' });
  expect(screen.getByRole('heading').textContent).toBe('Den här delen av sidan kom inte fram.');
  expect(reload).not.toHaveBeenCalled();
  again.click();
  expect(reload).toHaveBeenCalledOnce();
});
