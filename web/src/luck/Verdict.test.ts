import { cleanup, render, screen as page } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from '../kept.svelte';
import type { ReplayFile } from '../replay/file';
import * as files from '../replay/file';
import { person } from '../test/fake-socket';
import { speak } from '../text/text.svelte';
import { agreedOn, commitmentTo, hostCommitmentTo, seedOf } from './hash';
import Verdict from './Verdict.svelte';

const [number, part] = ['01'.repeat(32), '07'.repeat(32)];
const commitment = commitmentTo(number);
const list = { server: hostCommitmentTo(part), persons: [{ seat: 0, commitment }] };

const holds = { steps: 9, draws: 4, luck: 'second' as const, without: [] };
const back = { ok: { verdict: { holds }, steps: [] } };

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
    render(Verdict, { table: null, file: played(), back });
    expect(page.getByRole('status').textContent).toContain('Bevisat för dig');
    page.getByText('Spara det jag sparat').click();
    expect(JSON.parse(save.mock.calls[0]![0])).toEqual({ table: 'T', seat: 0, number, ...list });
  });

  it('is that nothing is proven to whoever kept nothing', () => {
    render(Verdict, { table: 'T', file: played(), back });
    expect(page.getByRole('status').textContent).toContain('för dig är inget bevisat');
    expect(page.queryByText('Spara det jag sparat')).toBeNull();
  });

  it('names who told no number', () => {
    const absent = { seat: 1, commitment: '22'.repeat(32) };
    const persons = [{ seat: 0, commitment, number }, absent as never];
    render(Verdict, { table: 'T', file: played(persons, ['Anna', 'Bo']), back });
    expect(page.getByText(/Bo berättade inget lyckotal: ett val/)).toBeTruthy();
  });

  it('is an alarm when a promise was broken', () => {
    kept.sit('T', { seat: 0, token: 'a', name: 'Anna', number: '09'.repeat(32), list });
    render(Verdict, { table: 'T', file: played(), back });
    expect(page.getByRole('alert').textContent).toContain('ett annat lyckotal för Anna');
  });

  it('says nothing good before the match has been worked out, nor when it could not be', () => {
    kept.sit('T', { seat: 0, token: 'a', name: 'Anna', number, list });
    const { rerender, container } = render(Verdict, { table: 'T', file: played(), back: null });
    expect(page.getByRole('status').textContent).toBe('Räknar om matchen här …');
    void rerender({ back: { problem: 'no_engine' } });
    flushSync();
    expect(page.getByRole('status').textContent).toContain('Dragen är inte omräknade. Spelmotorn saknas här');
    expect(container.querySelector('.proven')).toBeNull();
    void rerender({ back });
    flushSync();
    expect(page.getByRole('status').textContent).toContain('9 steg och 4 dragningar är omräknade här');
    expect(container.querySelector('.proven')).not.toBeNull();
  });

  it('is an alarm when the rules or the dice say something else', () => {
    kept.sit('T', { seat: 0, token: 'a', name: 'Anna', number, list });
    const verdict = { fails: { code: 'draw' as const, step: 3, draw: 0 } };
    render(Verdict, { table: 'T', file: played(), back: { ok: { verdict, steps: [] } } });
    expect(page.getByRole('alert').textContent).toContain('Matchen stämmer inte. Dragning 0 i steg 3');
  });

  it('is an alarm when another game was agreed on', () => {
    kept.sit('T', { seat: 0, token: 'a', name: 'Anna', number, list });
    kept.keep('T', { agreed: agreedOn({ ...played(), options: { seats: 3 } }) });
    render(Verdict, { table: 'T', file: played(), back });
    expect(page.getByRole('alert').textContent).toContain('andra regler eller en annan karta');
  });
});
