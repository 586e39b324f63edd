import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROTOCOL } from '../generated/facts';
import type { Seat, TableInfo } from '../generated/protocol';
import { FakeWorld, person, resync, step, tableInfo, welcomeTo } from '../test/fake-socket';
import { speak } from '../text/text.svelte';
import Notices from './Notices.svelte';
import { Screen } from './screen.svelte';

const names = ['Anna', 'Bo', 'Cecilia'];
const three = [person('Anna'), person('Bo'), person('Cecilia')];
const gone = (ms: number) => person('Bo', { online: false, gone_ms: ms });

let world: FakeWorld;
let screen: Screen;

beforeEach(() => {
  speak('sv');
  world = new FakeWorld();
});
afterEach(() => {
  cleanup();
  screen.close();
});

/** Draws what somebody in these seats is told about this table. */
function show(more: Partial<TableInfo>, standing: Parameters<typeof step>[1] = {}, seats: Seat[] = [0]) {
  const held = seats.map((seat) => ({ seat, token: `token ${seat}`, name: names[seat]! }));
  screen = new Screen('T', held, false, world);
  world.latest.open();
  const table = { seats: three, ...more };
  world.latest.say(welcomeTo(table, seats.length === 1 ? seats[0]! : null));
  world.latest.say(resync(0));
  world.latest.say(step(1, standing));
  screen.session.done();
  render(Notices, { info: tableInfo(table), session: screen.session, screen, names });
}

const said = () => world.latest.sent.filter((message) => !('hello' in message));
const button = (name: string) => page.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(page.getByRole('button', { name }));

describe('somebody who is away', () => {
  const away = (ms: number) => ({ seats: [three[0]!, gone(ms), three[2]!] });

  it('is waited for until the grace is over', () => {
    show(away(20_000), { waiting: [1] });
    expect(page.getByTestId('strip-away').textContent).toMatch(/Bo är borta\. Om \d+ sekunder kan en bot/);
    expect(button('Låt en bot spela så länge')).toBeNull();
  });

  it('can then be played for, if somebody asks for it', async () => {
    show(away(61_000), { waiting: [1] });
    await press('Låt en bot spela så länge');
    expect(said()).toEqual([{ stand_in: { seat: 1 } }]);
  });

  it('can be waited for all the same', async () => {
    show(away(61_000), { waiting: [1] });
    await press('Vänta');
    expect(page.queryByTestId('strip-away')).toBeNull();
    expect(said()).toEqual([]);
  });

  it('is removed only by whoever has said so twice', async () => {
    show(away(61_000), { waiting: [1] });
    await press('Ta bort från bordet');
    expect(page.getByText(/Ta bort Bo från bordet\?.*Alla andra måste vilja det/)).toBeTruthy();
    expect(said()).toEqual([]);
    await press('Ja');
    expect(said()).toEqual([{ wish: { wish: { kind: 'remove', seat: 1 }, on: true } }]);
  });

  it('concerns nobody while the match waits for others', () => {
    show(away(61_000), { waiting: [0] });
    expect(page.queryByTestId('strip-away')).toBeNull();
  });

  it('is told to watchers, who can do nothing about it', () => {
    show(away(61_000), { waiting: [1] }, []);
    expect(page.getByTestId('strip-away').textContent).toContain('Bo är borta.');
    expect(page.queryAllByRole('button')).toEqual([]);
  });
});

describe('a bot that plays for whoever looks', () => {
  it('gives the seat back at a press', async () => {
    show({ seats: [person('Anna', { plays: 'stand_in' }), three[1]!, three[2]!] });
    expect(page.getByText('En bot spelar för dig.')).toBeTruthy();
    await press('Jag är tillbaka');
    expect(said()).toEqual([{ back: {} }]);
  });

  it('does not, to one who has left for good', () => {
    show({ seats: [person('Anna', { plays: 'resigned' }), three[1]!, three[2]!] });
    expect(page.getByTestId('strip-left').textContent).toContain('Du har lämnat bordet.');
    expect(page.queryAllByRole('button')).toEqual([]);
  });
});

describe('a pause', () => {
  it('says for how long, who wants to go on, and lets one want it too', async () => {
    show({ paused_ms: 600_000, wishes: [{ seat: 1, wish: { kind: 'resume' } }] });
    const strip = page.getByTestId('strip-paused').textContent;
    expect(strip).toContain('om 10 minuter');
    expect(strip).toContain('Vill spela vidare: Bo.');
    await press('Spela vidare');
    expect(said()).toEqual([{ wish: { wish: { kind: 'resume' }, on: true } }]);
  });

  it('has no end in a match that has grown too long, and says so', () => {
    show({ paused_ms: 600_000, too_long: true });
    expect(page.getByTestId('strip-too-long').textContent).toContain('går inte vidare');
    expect(page.queryAllByRole('button')).toEqual([]);
  });

  it('comes before all else', () => {
    show({ paused_ms: 600_000, seats: [person('Anna', { plays: 'stand_in' }), gone(99_000), three[2]!] });
    expect(page.getByTestId('strip-paused')).toBeTruthy();
    expect(page.queryByTestId('strip-stood-in')).toBeNull();
  });
});

describe('whoever is done', () => {
  it('can have the bots play to the end when only they are left', async () => {
    show({}, { waiting: [1], out: [0], bots_alone: true });
    await press('Spela till slut');
    expect(said()).toEqual([{ hasten: {} }]);
  });

  it('can watch or go while others play', async () => {
    show({}, { waiting: [1], out: [0] });
    expect(button('Spela till slut')).toBeNull();
    expect(page.getByRole('link', { name: 'Gå' }).getAttribute('href')).toBe('./');
    await press('Titta på');
    expect(page.queryByTestId('strip-out')).toBeNull();
  });

  it('is not told so when the match is over', () => {
    show({}, { waiting: [], out: [0], winners: [1] });
    expect(page.queryByTestId('strip-out')).toBeNull();
  });
});

describe('at a shared screen', () => {
  it('somebody speaks though nobody has the screen, and no hand is asked for', async () => {
    show(
      { seats: [three[0]!, three[1]!, person('Cecilia', { online: false, gone_ms: 61_000 })] },
      { waiting: [2] },
      [0, 1],
    );
    await press('Låt en bot spela så länge');
    world.latest.open();
    world.latest.say(welcomeTo({}, 0));
    expect(world.latest.sent).toEqual([
      { hello: { protocol: PROTOCOL, table: 'T', token: 'token 0', seen: null, covered: true } },
      { stand_in: { seat: 2 } },
    ]);
    const [, errand] = world.sockets;
    errand!.say({ table: tableInfo() });
    expect(errand!.closed).toBe(true);
  });

  it('nobody who sits there is away', () => {
    show({ seats: [gone(99_000), gone(99_000), three[2]!] }, { waiting: [0, 1] }, [0, 1]);
    expect(page.queryByTestId('strip-away')).toBeNull();
  });
});
