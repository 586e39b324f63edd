import { cleanup, fireEvent, render, screen as page } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Seat, TableInfo } from '../generated/protocol';
import { FakeWorld, person, resync, tableInfo, welcomeTo } from '../test/fake-socket';
import { speak } from '../text/text.svelte';
import { Screen } from './screen.svelte';
import TableMenu from './TableMenu.svelte';

const names = ['Anna', 'Bo', 'Cecilia'];
const three = [person('Anna'), person('Bo'), person('Cecilia')];

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

function show(more: Partial<TableInfo> = {}, seat: Seat | null = 0, botsAlone = false) {
  const held = seat === null ? [] : [{ seat, token: 'secret', name: names[seat]! }];
  screen = new Screen('T', held, false, world);
  world.latest.open();
  const info = tableInfo({ seats: three, keeper: 0, ...more });
  world.latest.say(welcomeTo(info, seat));
  world.latest.say(resync(0));
  const nothing = () => {};
  render(TableMenu, {
    info,
    at: performance.now(),
    screen,
    names,
    botsAlone,
    onlinks: nothing,
    onclose: nothing,
  });
}

const said = () => world.latest.sent.filter((message) => !('hello' in message));
const press = (name: string) => fireEvent.click(page.getByRole('button', { name }));

describe('the table', () => {
  it('is paused when all want it: says who does, and lets one want it or no longer', async () => {
    show({ wishes: [{ seat: 1, wish: { kind: 'pause' } }] });
    expect(page.getByText('Vill ta paus: Bo.')).toBeTruthy();
    await press('Jag vill ta paus');
    expect(said()).toEqual([{ wish: { wish: { kind: 'pause' }, on: true } }]);
    cleanup();
    show({ wishes: [{ seat: 0, wish: { kind: 'pause' } }] });
    await press('Spela hellre vidare');
    expect(said()).toEqual([{ wish: { wish: { kind: 'pause' }, on: false } }]);
  });

  it('is left for good only by whoever has said so twice', async () => {
    show();
    await press('Gå för gott');
    expect(said()).toEqual([]);
    await press('Nej');
    await press('Gå för gott');
    await press('Ja');
    expect(said()).toEqual([{ resign: {} }]);
  });

  it('is kept by one, who can hand it over and shut watchers out', async () => {
    show({ seats: [...three.slice(0, 2), { kind: 'bot', name: 'Robot', level: 'easy' }] });
    await press('Lämna över');
    await fireEvent.click(page.getByLabelText('Åskådare släpps in'));
    expect(said()).toEqual([{ hand_over: { seat: 1 } }, { watch: { open: false } }]);
  });

  it('offers none of that to others', () => {
    show({}, 1);
    expect(page.queryByRole('button', { name: 'Lämna över' })).toBeNull();
    expect(page.queryByLabelText('Åskådare släpps in')).toBeNull();
    expect(page.getByText('här, bordsvärd')).toBeTruthy();
  });

  it('offers nothing at all to watchers, but says what is agreed', () => {
    show({}, null);
    expect(page.getByText(/Ingen klocka/)).toBeTruthy();
    expect(page.queryByRole('button', { name: /paus|gott|Lämna/ })).toBeNull();
  });

  it('says who is away and for how long, and what can be done when the grace is over', async () => {
    show({ seats: [three[0]!, person('Bo', { online: false, gone_ms: 180_000 }), three[2]!] });
    expect(page.getByText('borta i 3 minuter')).toBeTruthy();
    await press('Ta bort från bordet');
    await press('Ja');
    expect(said()).toEqual([{ wish: { wish: { kind: 'remove', seat: 1 }, on: true } }]);
    cleanup();
    show({ seats: [three[0]!, person('Bo', { online: false, gone_ms: 5_000 }), three[2]!] });
    expect(page.queryByRole('button', { name: 'Ta bort från bordet' })).toBeNull();
  });

  it('can be played to the end when only bots are left, also by one who chose to watch first', async () => {
    show({}, 0, true);
    await press('Spela till slut');
    expect(said()).toEqual([{ hasten: {} }]);
  });
});
