import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Possibility } from '../games/game';
import { speak } from '../text/text.svelte';
import CanDo, { type Idle } from './CanDo.svelte';

beforeEach(() => {
  speak('sv');
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const onlog = vi.fn<() => void>();

function ask(possible: Possibility[], { mine = true, idle = 'nothing' as Idle } = {}) {
  render(CanDo, { game: 'tjuv', now: 'Din tur.', mine, possible, idle, onlog, onclose: () => {} });
  return within(screen.getByRole('dialog', { name: 'Vad kan jag göra?' }));
}

test('each thing is said with what comes of it and its clause, by the title the rulebook gives it', async () => {
  const dialog = ask([{ what: 'Ta med kungen', brings: ['Du tar åttan.'], rule: 'tj.steal' }]);
  expect(dialog.getByRole('heading', { name: 'Det här kan du göra nu' })).toBeTruthy();
  const [item] = dialog.getAllByRole('listitem');
  expect(item!.textContent).toContain('Ta med kungen');
  expect(item!.textContent).toContain('Du tar åttan.');
  const link = await within(item!).findByRole('link', { name: 'Regeln: Tjuva' });
  expect(link.getAttribute('href')).toBe('rules/tjuv#tj.steal');
});

test('while others decide it says so, and the log is at hand', async () => {
  const dialog = ask([{ what: 'Belåna', brings: [], rule: null }], { mine: false });
  expect(dialog.getByRole('heading', { name: 'Under tiden kan du' })).toBeTruthy();
  await fireEvent.click(dialog.getByRole('button', { name: 'Se vad som har hänt' }));
  expect(onlog).toHaveBeenCalledOnce();
});

test.each([
  ['nothing', 'Just nu finns inget för dig att göra.'],
  ['watching', 'Du tittar på'],
  ['out', 'Din del av spelet är över.'],
  ['paused', 'Det är paus.'],
  ['over', 'Spelet är slut.'],
] as const)('with nothing to do it says why: %s', (idle, sentence) => {
  const dialog = ask([], { mine: false, idle });
  expect(dialog.getByText(new RegExp(sentence))).toBeTruthy();
  expect(dialog.queryAllByRole('listitem')).toEqual([]);
});
