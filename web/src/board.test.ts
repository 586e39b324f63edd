import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from './board';
import { checker } from './engine/checker';
import type { GameModule } from './games/game';
import { askBoard } from './net/api';
import { speak } from './text/text.svelte';

vi.mock('./net/api', () => ({ askBoard: vi.fn() }));
vi.mock('./engine/checker', () => ({ checker: { board: vi.fn() } }));
const ask = vi.mocked(askBoard);
const draw = vi.mocked(checker).board;

const cards = { name: 'cards', hasBoard: false } as GameModule;
const chase = { name: 'chase', hasBoard: true } as GameModule;

beforeEach(() => {
  speak('sv');
  ask.mockReset();
  draw.mockReset();
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

  it('is drawn in the page where the server cannot be reached', async () => {
    ask.mockResolvedValueOnce({ problem: 'offline' });
    draw.mockResolvedValueOnce({ ok: 'drawn' });
    expect(await boardOf(chase, { map: 5 })).toEqual({ board: 'drawn' });
    expect(draw).toHaveBeenCalledExactlyOnceWith('{"game":"chase","options":{"map":5}}');
  });

  it('is asked for again after a failure', async () => {
    ask.mockResolvedValueOnce({ problem: 'offline' }).mockResolvedValueOnce({ ok: 'here' });
    draw.mockResolvedValueOnce({ problem: 'offline' });
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
