import { cleanup, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from '../kept.svelte';
import type { ReplayFile } from '../replay/file';
import * as files from '../replay/file';
import { person } from '../test/fake-socket';
import { speak } from '../text/text.svelte';
import { commitmentTo, hostCommitmentTo, seedOf } from './hash';
import Verdict from './Verdict.svelte';

const [number, part] = ['01'.repeat(32), '07'.repeat(32)];
const commitment = commitmentTo(number);
const list = { server: hostCommitmentTo(part), persons: [{ seat: 0, commitment }] };

function played(persons = [{ seat: 0, commitment, number }], names = ['Anna']): ReplayFile {
  const luck = { kind: 'second' as const, table: 'T', commitment: list.server, server_part: part, persons };
  return {
    ...{ game: 'tjuv', rules: 1, options: {}, winners: [0], luck },
    ...{ seats: names.map((name) => person(name)), seed: seedOf('T', part, persons) },
  };
}

beforeEach(() => {
  speak('sv');
  localStorage.clear();
  kept.write([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what is said of the luck', () => {
  it('is that it is proven to whoever kept it, and what was kept can be saved', () => {
    kept.sit('T', { seat: 0, token: 'a', name: 'Anna', number, list });
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
    render(Verdict, { table: null, file: played() });
    expect(page.getByRole('status').textContent).toContain('Bevisat för dig');
    page.getByText('Spara det jag sparat').click();
    expect(JSON.parse(save.mock.calls[0]![0])).toEqual({ table: 'T', seat: 0, number, ...list });
  });

  it('is that nothing is proven to whoever kept nothing', () => {
    render(Verdict, { table: 'T', file: played() });
    expect(page.getByRole('status').textContent).toContain('för dig är inget bevisat');
    expect(page.queryByText('Spara det jag sparat')).toBeNull();
  });

  it('names who told no number', () => {
    const absent = { seat: 1, commitment: '22'.repeat(32) };
    const persons = [{ seat: 0, commitment, number }, absent as never];
    render(Verdict, { table: 'T', file: played(persons, ['Anna', 'Bo']) });
    expect(page.getByText(/Bo berättade inget lyckotal: ett val/)).toBeTruthy();
  });

  it('is an alarm when a promise was broken', () => {
    kept.sit('T', { seat: 0, token: 'a', name: 'Anna', number: '09'.repeat(32), list });
    render(Verdict, { table: 'T', file: played() });
    expect(page.getByRole('alert').textContent).toContain('ett annat lyckotal för Anna');
  });
});
