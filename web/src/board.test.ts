import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from './board';
import type { GameModule } from './games/game';
import { askBoard } from './net/api';
import { speak } from './text/text.svelte';

vi.mock('./net/api', () => ({ askBoard: vi.fn() }));
const ask = vi.mocked(askBoard);

const cards = { name: 'cards', hasBoard: false } as GameModule;
const chase = { name: 'chase', hasBoard: true } as GameModule;

beforeEach(() => {
  speak('sv');
  ask.mockReset();
});

describe('the board of a game', () => {
  it('is null without a question where there is none', async () => {
    expect(await boardOf(cards, {})).toEqual({ board: null });
    expect(ask).not.toHaveBeenCalled();
  });

  it('is asked for once, however often it is needed', async () => {
    ask.mockResolvedValue({ ok: { plan: 'a' } });
    const both = await Promise.all([boardOf(chase, { map: 1 }), boardOf(chase, { map: 1 })]);
    expect(both).toEqual([{ board: { plan: 'a' } }, { board: { plan: 'a' } }]);
    await boardOf(chase, { map: 1 });
    expect(ask).toHaveBeenCalledExactlyOnceWith('{"game":"chase","options":{"map":1}}');
    await boardOf(chase, { map: 2 });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked for again after a failure', async () => {
    ask.mockResolvedValueOnce({ problem: 'offline' }).mockResolvedValueOnce({ ok: 'here' });
    expect(await boardOf(chase, { map: 3 })).toEqual({
      problem: 'Vi når inte servern. Kolla att den är igång och försök igen.',
    });
    expect(await boardOf(chase, { map: 3 })).toEqual({ board: 'here' });
  });

  it('is refused with the reason the game gives', async () => {
    ask.mockResolvedValue({ problem: { refused: { rule: 'tp.board.map', refusal: { code: 'bad_map' } } } });
    expect(await boardOf(chase, { map: 4 })).toMatchObject({ refusal: { code: 'bad_map' } });
  });
});
