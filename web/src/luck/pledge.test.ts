import { describe, expect, it } from 'vitest';
import type { LuckInfo, SeatInfo } from '../generated/protocol';
import type { KeptSeat } from '../kept.svelte';
import { person, tableInfo } from '../test/fake-socket';
import { commitmentTo } from './hash';
import { listOf, pledge, type Pledge } from './pledge';

const number = '01'.repeat(32);
const mine = commitmentTo(number);
const [theirs, other, host] = ['22'.repeat(32), '33'.repeat(32), '44'.repeat(32)];

const held = (more: Partial<KeptSeat> = {}): KeptSeat => ({ seat: 0, token: 'anna', name: 'Anna', ...more });
const chosen = held({ number });
const bo = person('Bo', { commitment: theirs });
const list = {
  server: host,
  persons: [
    { seat: 0, commitment: mine },
    { seat: 1, commitment: theirs },
  ],
};

function gathering(
  seats: SeatInfo[],
  luck: Partial<LuckInfo> = {},
  stage: 'gathering' | 'playing' = 'gathering',
) {
  return tableInfo({ stage, seats, luck: { kind: 'second', commitment: host, closed: false, ...luck } });
}
const closed = (own: SeatInfo, other = bo) => gathering([own, other], { closed: true });

const trouble = (why: string) => ({ is: 'trouble', why });

describe('a seat at a table that gathers', () => {
  it.each([
    ['chooses a number when it has none', gathering([person('Anna'), bo]), held(), { is: 'choose' }],
    [
      'commits to the number it has, as often as the host has not heard it',
      gathering([person('Anna'), bo]),
      chosen,
      { is: 'commit', commitment: mine },
    ],
    [
      'chooses anew when the list was closed once: the number may have been told',
      gathering([person('Anna'), bo]),
      held({ number, list }),
      { is: 'choose' },
    ],
    [
      'is quiet while others have not committed',
      gathering([person('Anna', { commitment: mine }), { kind: 'free' }]),
      chosen,
      { is: 'quiet' },
    ],
    [
      'does not quarrel with another device of the same seat',
      gathering([person('Anna', { commitment: other }), bo]),
      chosen,
      trouble('elsewhere'),
    ],
    [
      'knows that its number is elsewhere',
      gathering([person('Anna', { commitment: mine }), bo]),
      held(),
      trouble('elsewhere'),
    ],
    [
      'tells its number when the list is closed with its commitment in it',
      closed(person('Anna', { commitment: mine })),
      chosen,
      { is: 'reveal', list, number },
    ],
    [
      'tells it again when the line was lost',
      closed(person('Anna', { commitment: mine })),
      held({ number, list }),
      { is: 'reveal', list, number },
    ],
    [
      'has no more to say when it has told it',
      closed(person('Anna', { commitment: mine, revealed: true })),
      held({ number, list }),
      { is: 'quiet' },
    ],
    ['tells nothing when it is not listed', closed(person('Anna')), chosen, trouble('unlisted')],
    [
      'tells nothing when another commitment stands for it',
      closed(person('Anna', { commitment: other })),
      chosen,
      trouble('exchanged'),
    ],
    [
      'tells nothing when its number is elsewhere',
      closed(person('Anna', { commitment: mine })),
      held(),
      trouble('elsewhere'),
    ],
    [
      'tells nothing when somebody’s commitment has changed since the list was closed',
      closed(person('Anna', { commitment: mine }), person('Bo', { commitment: other })),
      held({ number, list }),
      trouble('list'),
    ],
    [
      'tells nothing when the host promises something else than at first',
      gathering([person('Anna', { commitment: mine }), bo], { closed: true, commitment: other }),
      chosen,
      trouble('host'),
    ],
    [
      'promises nothing to such a host either',
      gathering([person('Anna'), bo], { commitment: other }),
      held(),
      trouble('host'),
    ],
    [
      'has nothing to do at a table of the first kind',
      gathering([person('Anna'), bo], { kind: 'first' }),
      held(),
      { is: 'quiet' },
    ],
    [
      'has nothing to do once the match is on',
      gathering([person('Anna'), bo], {}, 'playing'),
      held(),
      { is: 'quiet' },
    ],
  ] satisfies [string, ReturnType<typeof gathering>, KeptSeat, object][])(
    '%s',
    (_promise, info, seat, expected) => {
      expect(pledge(info, 0, seat, host)).toEqual(expected as Pledge);
    },
  );

  it('lists only those who have committed', () => {
    const bot: SeatInfo = { kind: 'bot', name: 'Siv', level: 'easy' };
    const info = gathering([person('Anna', { commitment: mine }), bot, person('Cia'), bo]);
    expect(listOf(info).persons).toEqual([
      { seat: 0, commitment: mine },
      { seat: 3, commitment: theirs },
    ]);
  });
});
