import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reactions } from './reactions.svelte';

let reactions: Reactions;
beforeEach(() => {
  vi.useFakeTimers();
  reactions = new Reactions();
});
afterEach(() => vi.useRealTimers());

describe('quick words', () => {
  it('are shown at their seat for a while, the latest in place of the one before', () => {
    reactions.heard({ seat: 1, reaction: 'bravo' });
    vi.advanceTimersByTime(3_000);
    reactions.heard({ seat: 1, reaction: 'ouch' });
    expect(reactions.of(1)).toBe('ouch');
    expect(reactions.of(0)).toBeNull();
    vi.advanceTimersByTime(3_000);
    expect(reactions.of(1)).toBe('ouch');
    vi.advanceTimersByTime(3_000);
    expect(reactions.of(1)).toBeNull();
  });

  it('need a breath between them, and a rest when it was too much', () => {
    reactions.sent();
    expect(reactions.resting).toBe(true);
    vi.advanceTimersByTime(3_000);
    expect(reactions.resting).toBe(false);
    reactions.sent();
    expect(reactions.hushed()).toBe(true);
    vi.advanceTimersByTime(3_000);
    expect(reactions.resting).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(reactions.resting).toBe(false);
  });

  it('are not to blame when nothing was said', () => {
    expect(reactions.hushed()).toBe(false);
    reactions.sent();
    vi.advanceTimersByTime(3_000);
    expect(reactions.hushed()).toBe(false);
  });
});
