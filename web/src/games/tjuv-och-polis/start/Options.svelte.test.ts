import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHASE } from '../../../generated/facts';
import type { ChaseBoard, ChaseConfig, ChaseRefusal, Map } from '../../../generated/tjuv-och-polis';
import { speak } from '../../../text/text.svelte';
import type { BoardAnswer } from '../../game';
import Options from './Options.svelte';
import Role from './Role.svelte';
import { firstOptions, withSeats } from './start';

const nameOf = (map: Map) => ('shipped' in map ? map.shipped : 'egen');
const city = (map: Map): BoardAnswer<ChaseBoard> => ({
  board: {
    plan: { name: { sv: nameOf(map), en: nameOf(map) }, width: 2, height: 2, squares: [], lines: [] },
    cell: 40,
    picture: '<path d="M0 0"/>',
  } as unknown as ChaseBoard,
});

let agreed = $state.raw<ChaseConfig>(firstOptions(4));
const boardOf = vi.fn<(config: ChaseConfig) => Promise<BoardAnswer<ChaseBoard>>>();

function show() {
  render(Options, {
    get options() {
      return agreed;
    },
    set options(options) {
      agreed = options;
    },
    boardOf,
  });
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Välj kartfil'), { target: { files: [file] } });

beforeEach(() => {
  speak('sv');
  agreed = firstOptions(4);
  boardOf.mockReset().mockImplementation(({ map }) => Promise.resolve(city(map)));
});
afterEach(cleanup);

describe('the options of the chase', () => {
  it('begin on the city, by the older rules, with the die deciding', () => {
    expect(agreed).toMatchObject({
      map: { shipped: 'storstad' },
      options: { seats: 4, police: null, edition: 'klassisk', guard: true, rounds: null },
    });
  });

  it('keep the police only while they have a seat', () => {
    const chosen = { ...agreed, options: { ...agreed.options, police: 3 } };
    expect(withSeats(chosen, 5).options).toMatchObject({ seats: 5, police: 3 });
    expect(withSeats(chosen, 3).options).toMatchObject({ seats: 3, police: null });
  });

  it('are chosen one by one', async () => {
    show();
    await fireEvent.click(screen.getByRole('radio', { name: 'Ny' }));
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Hemliga pengar' }));
    await fireEvent.click(screen.getByRole('radio', { name: '60' }));
    expect(agreed.options).toMatchObject({ edition: 'ny', secret_money: true, rounds: 60 });
  });

  it('take any number of rounds the rules take, and no other', async () => {
    show();
    await fireEvent.click(screen.getByRole('radio', { name: 'Annan' }));
    const field = screen.getByLabelText<HTMLInputElement>('Antal varv');
    await fireEvent.input(field, { target: { value: '17' } });
    expect(agreed.options.rounds).toBe(17);
    for (const odd of ['0', String(CHASE.roundsMax + 1), '2.5', '']) {
      await fireEvent.input(field, { target: { value: odd } });
      expect(agreed.options.rounds).toBe(17);
    }
  });

  it('show the city that is chosen', async () => {
    show();
    expect(await screen.findByRole('img', { name: 'Karta över storstad' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: /Småstaden/ }));
    expect(agreed.map).toEqual({ shipped: 'smastad' });
  });
});

describe('a map file', () => {
  it('in order becomes the map', async () => {
    show();
    await choose(new File(['spelbord map 1'], 'min.map'));
    expect(await screen.findByText('min.map är i sin ordning: egen.')).toBeTruthy();
    expect(agreed.map).toEqual({ own: 'spelbord map 1' });
  });

  it('with faults leaves the map as it was, and says where they are', async () => {
    const refusal: ChaseRefusal = {
      code: 'bad_map',
      faults: [{ line: 2, column: 3, fault: 'unknown_word' }],
    };
    show();
    boardOf.mockResolvedValue({ refusal });
    await choose(new File(['spelbord map 1\nabc'], 'min.map'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Rad 2, kolumn 3');
    expect(alert.querySelector('mark')?.textContent).toBe('c');
    expect(agreed.map).toEqual({ shipped: 'storstad' });
  });

  it('too large to be one is not even sent', async () => {
    show();
    const asked = boardOf.mock.calls.length;
    await choose(new File(['#'.repeat(CHASE.mapBytesMax + 1)], 'stor.map'));
    expect((await screen.findByRole('alert')).textContent).toContain('stor.map är för stor');
    expect(boardOf.mock.calls.length).toBe(asked);
  });
});

describe('who is the police', () => {
  it.each([
    [null, 'Tärningen avgör vem som är polis'],
    [2, 'Plats 3 är polis'],
  ])('is chosen on the row of seat %s', async (seat, name) => {
    agreed = { ...agreed, options: { ...agreed.options, police: 1 } };
    render(Role, {
      get options() {
        return agreed;
      },
      set options(options) {
        agreed = options;
      },
      seat,
    });
    await fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
    expect(agreed.options.police).toBe(seat);
  });
});
