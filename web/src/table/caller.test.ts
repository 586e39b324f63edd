import { beforeEach, describe, expect, it } from 'vitest';
import { Caller, type Signals, type Turn } from './caller';

let signs: string[];
let icon: boolean;
let hidden: boolean;
let now: number;
let caller: Caller;

beforeEach(() => {
  signs = [];
  icon = hidden = false;
  now = 0;
  const signals: Signals = {
    icon: (turn) => (icon = turn),
    ring: () => signs.push('ring'),
    buzz: () => signs.push('buzz'),
    notify: () => signs.push('notify'),
    hidden: () => hidden,
    now: () => now,
  };
  caller = new Caller(signals);
});

function follow(turn: Partial<Turn>) {
  caller.follow({ mine: false, shared: false, acting: false, ...turn });
}

describe('being called', () => {
  it('happens once for a turn', () => {
    follow({ mine: false });
    follow({ mine: true });
    follow({ mine: true });
    expect(signs).toEqual(['ring', 'buzz']);
    follow({ mine: false });
    follow({ mine: true });
    expect(signs).toEqual(['ring', 'buzz', 'ring', 'buzz']);
  });

  it('does not happen to whoever comes to the table in their own turn', () => {
    follow({ mine: true });
    expect(signs).toEqual([]);
    expect(icon).toBe(true);
  });

  it('does not happen to whoever has just acted, and so is looking', () => {
    follow({ mine: true });
    now = 10_000;
    follow({ mine: true, acting: true });
    follow({ mine: false });
    now = 12_000;
    follow({ mine: true });
    expect(signs).toEqual([]);
    follow({ mine: false });
    now = 60_000;
    follow({ mine: true });
    expect(signs).toEqual(['ring', 'buzz']);
  });

  it('reaches whoever looks at something else', () => {
    follow({ mine: false, acting: true });
    hidden = true;
    follow({ mine: true });
    expect(signs).toEqual(['notify', 'ring', 'buzz']);
  });

  it('does not disturb people who share a screen, unless none of them looks at it', () => {
    follow({ shared: true });
    follow({ shared: true, mine: true });
    expect(signs).toEqual([]);
    expect(icon).toBe(false);
    follow({ shared: true });
    hidden = true;
    follow({ shared: true, mine: true });
    expect(signs).toEqual(['notify', 'ring', 'buzz']);
  });

  it('changes the icon for as long as the turn lasts', () => {
    follow({ mine: true });
    expect(icon).toBe(true);
    follow({ mine: false });
    expect(icon).toBe(false);
    follow({ mine: true });
    caller.close();
    expect(icon).toBe(false);
  });
});
