import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../generated/protocol';
import type { KeptSeat } from '../kept.svelte';
import { readReplay } from '../replay/file';
import { person } from '../test/fake-socket';
import {
  agreedOn,
  commitmentTo,
  firstCommitmentTo,
  firstSeedOf,
  hostCommitmentTo,
  seedOf,
  type SeatLuck,
} from './hash';
import { keptLuck, verdictOf, type Played, type Verdict } from './proof';

const [annas, bos, part, other] = ['01', '02', '07', '09'].map((byte) => byte.repeat(32)) as [
  string,
  string,
  string,
  string,
];
const bot: SeatInfo = { kind: 'bot', name: 'Siv', level: 'easy' };
const seats = [person('Anna'), bot, person('Bo')];
const promised = hostCommitmentTo(part);
const list = {
  server: promised,
  persons: [
    { seat: 0, commitment: commitmentTo(annas) },
    { seat: 2, commitment: commitmentTo(bos) },
  ],
};
const anna: KeptSeat = { seat: 0, token: 'anna', name: 'Anna', number: annas, list, told: true };
const brings = (seat: number, number: string): SeatLuck => ({
  seat,
  number,
  commitment: commitmentTo(number),
});
const fair = [brings(0, annas), brings(2, bos)];

const agreed = { game: 'tjuv', rules: 1, options: { seats: 3, deals: 2 } };

/** A match whose file holds together, whatever it is made of. */
function match(persons: SeatLuck[], host = part, table = 'T', sat = seats): Played {
  const luck = {
    kind: 'second' as const,
    table,
    commitment: hostCommitmentTo(host),
    server_part: host,
    persons,
  };
  return { ...agreed, luck, seed: seedOf(table, host, persons), seats: sat };
}
const nothing = { promised: undefined, agreed: undefined };
const broken = (promise: string, seat?: number) => ({
  is: 'broken',
  promise,
  ...(seat === undefined ? {} : { seat }),
});
const forgedSeed = { ...match(fair), seed: other };
const noHex = { ...match(fair), luck: { ...match(fair).luck, server_part: 'zz' } };
const absent = { seat: 2, commitment: commitmentTo(bos) };

describe('the verdict on the luck of a match', () => {
  it.each([
    [
      'is proven to whoever kept the list and finds the own number',
      match(fair),
      [anna],
      { is: 'proven', withheld: [] },
    ],
    [
      'counts those who told no number',
      match([brings(0, annas), absent]),
      [anna],
      { is: 'proven', withheld: [2] },
    ],
    [
      'is not proven where one of several at a screen kept nothing',
      match(fair),
      [anna, { seat: 2, token: 'bo', name: 'Bo' }],
      { is: 'unproven', withheld: [] },
    ],
    ['is not proven to a watcher', match(fair), [], { is: 'unproven', withheld: [] }],
    [
      'is not proven to whoever told no number',
      match([{ seat: 0, commitment: commitmentTo(annas) }, brings(2, bos)]),
      [{ ...anna, told: undefined }],
      { is: 'without', withheld: [0] },
    ],
    ['finds the match of another table put in its place', match(fair, part, 'U'), [anna], broken('table')],
    ['finds a host’s part exchanged', match(fair, other), [anna], broken('host')],
    [
      'finds the own number exchanged together with its commitment',
      match([brings(0, other), brings(2, bos)]),
      [anna],
      broken('number', 0),
    ],
    [
      'finds the own number left out that was told',
      match([{ seat: 0, commitment: commitmentTo(annas) }, brings(2, bos)]),
      [anna],
      broken('left_out', 0),
    ],
    [
      'finds another’s number exchanged',
      match([brings(0, annas), brings(2, other)]),
      [anna],
      broken('list', 2),
    ],
    [
      'finds another’s commitment taken away',
      match([brings(0, annas), { seat: 2 }]),
      [anna],
      broken('list', 2),
    ],
    [
      'finds a number that nobody committed to',
      match([brings(0, annas), { ...brings(2, bos), commitment: commitmentTo(other) }]),
      [],
      broken('person', 2),
    ],
    ['finds somebody made up to get another seed', match([...fair, { seat: 3 }]), [anna], broken('persons')],
    [
      'finds other options than were agreed on',
      { ...match(fair), options: { seats: 3, deals: 3 } },
      [anna],
      broken('agreed'),
    ],
    ['finds other rules', { ...match(fair), rules: 2 }, [anna], broken('agreed')],
    ['finds a seed that is made of something else', forgedSeed, [anna], broken('seed')],
    ['finds what is no number at all', noHex, [anna], broken('seed')],
  ] satisfies [string, Played, KeptSeat[], object][])('%s', (_promise, played, held, expected) => {
    const told = held.length > 0 ? { promised, agreed: agreedOn(agreed) } : nothing;
    expect(verdictOf(played, { table: 'T', held, ...told })).toEqual(expected as Verdict);
  });

  it('is proven to nobody in a match that was played on', () => {
    const on = { ...match(fair, part, 'here-T'), played_on: [{ steps: 4 }, { steps: 3 }] };
    const before = { table: 'here-T', held: [anna], ...nothing };
    expect(verdictOf(on, before)).toEqual({ is: 'played_on', step: 7 });
    expect(verdictOf(on, { ...before, held: [] })).toEqual({ is: 'played_on', step: 7 });
  });

  it('is broken where another host says so of a match that began at its table', () => {
    const lie = { ...match(fair), played_on: [{ steps: 0 }] };
    expect(verdictOf(lie, { table: 'T', held: [anna], ...nothing })).toEqual(broken('agreed'));
  });

  it('tells a match of the old kind', () => {
    const nonce = '03'.repeat(16);
    const file = {
      ...{ spelbord_replay: 2, game: 'tjuv', rules: 1, options: {}, steps: [], winners: [0] },
      seats: [{ kind: 'person', name: 'Anna', nonce }, bot],
      ...{ commitment: firstCommitmentTo(part), server_part: part, seed: firstSeedOf(part, [nonce]) },
    };
    const old = readReplay(JSON.stringify(file));
    expect(verdictOf(old, { table: 'T', held: [], ...nothing })).toEqual({ is: 'old' });
    expect(verdictOf(old, { table: 'T', held: [], ...nothing, promised: other })).toEqual(broken('host'));
    // A host that played by the new way cannot take its promises back by writing a file of the old.
    const { commitment } = old.luck;
    const downgraded = verdictOf(old, { table: 'T', held: [anna], ...nothing, promised: commitment });
    expect(downgraded).toEqual(broken('kind'));
    expect(verdictOf({ ...old, seed: other }, { table: 'T', held: [], ...nothing })).toEqual(broken('seed'));
  });

  it('rests on a file that the checker takes too', () => {
    expect(keptLuck('T', anna)).toEqual({ table: 'T', seat: 0, number: annas, ...list });
    expect(keptLuck('T', { ...anna, list: undefined })).toBeNull();
  });
});
