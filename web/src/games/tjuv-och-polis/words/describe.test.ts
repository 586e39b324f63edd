import { beforeEach, describe as group, expect, test } from 'vitest';
import type { ChaseEvent, ChaseRefusal } from '../../../generated/tjuv-och-polis';
import { speak } from '../../../text/text.svelte';
import { describe } from './describe';
import { names } from '../fixtures/tables';
import { at, line, town } from '../fixtures/town';
import { whyNot } from './whynot';

const tell = (event: ChaseEvent, seat: number | null = null) => describe(event, names, seat, town)?.text;

beforeEach(() => speak('sv'));

group('an event', () => {
  const robbed: ChaseEvent = { on: 'robbed', thief: 0, at: at(2, 2), sum: 5000, agency: false };
  const arrested: ChaseEvent = {
    on: 'arrested',
    thief: 0,
    by: { man: 1 },
    cause: 'landed',
    at: at(3, 6),
    times: 1,
  };

  test('says who did what to whom, and where', () => {
    expect(tell(robbed)).toBe('Anna rånar Ankarbanken på 5\u00a0000\u00a0kr.');
    expect(tell(arrested)).toBe('Polisman 2 griper Anna på Storgatan 6.');
    expect(tell({ ...arrested, by: 'car', cause: 'door', at: at(2, 2) })).toBe(
      'Dörren är spärrad! Radiobilen griper Anna i Ankarbanken.',
    );
    expect(tell({ on: 'rode', thief: 2, line: 1, from: at(1, 3), to: at(5, 3), changed: true })).toBe(
      'Cecilia byter till linje 1 till Södra gatan 3.',
    );
  });

  test('is told to you as yours', () => {
    expect(tell(robbed, 0)).toBe('Du rånar Ankarbanken på 5\u00a0000\u00a0kr.');
    expect(tell(arrested, 0)).toBe('Polisman 2 griper dig på Storgatan 6.');
    speak('en');
    expect(tell(robbed, 0)).toBe('You rob Ankarbanken of 5\u00a0000\u00a0kr.');
    expect(tell(arrested)).toBe('Policeman 2 arrests Anna at Storgatan 6.');
  });

  test('keeps secret sums', () => {
    const hid = { on: 'hid', thief: 2, den: at(1, 8), secret: true } as const;
    expect(tell({ ...hid, amount: null, all: true })).toBe('Cecilia gömmer allt i Katthålan.');
    expect(tell({ ...hid, amount: null, all: false })).toBe('Cecilia gömmer en del av pengarna i Katthålan.');
    expect(tell({ on: 'got_away', thief: 2, carried: null, left: null, secret: true })).toBe(
      'Cecilia har kommit undan.',
    );
  });

  test('says what was left behind', () => {
    expect(tell({ on: 'got_away', thief: 2, carried: 9000, left: 5000, secret: false })).toBe(
      'Cecilia har kommit undan med 9\u00a0000\u00a0kr. 5\u00a0000\u00a0kr blev kvar i nästet.',
    );
  });

  test('that this page does not know is passed over', () => {
    expect(describe({ on: 'snowed' } as unknown as ChaseEvent, names, 0, town)).toBeNull();
  });

  test('is worth a line beside the now bar when somebody moved or lost something', () => {
    expect(describe(robbed, names, 0, town)?.notable).toBe(true);
    expect(describe({ on: 'threw', seat: 0, die: 3 }, names, 0, town)?.notable).toBe(false);
  });

  test('has words in both languages, whichever it is', () => {
    const events: ChaseEvent[] = [
      { on: 'drew_lot', seat: 0, die: 3 },
      { on: 'police_chosen', seat: 1 },
      { on: 'den_chosen', thief: 0, den: at(1, 8) },
      { on: 'man_placed', man: 0, at: at(2, 4) },
      { on: 'car_placed', head: at(3, 5), behind: at(3, 4) },
      { on: 'threw', seat: 0, die: 6 },
      { on: 'passed', seat: 0 },
      { on: 'walked', thief: 0, path: line([1, 1], [1, 3]) },
      { on: 'marched', man: 0, path: line([1, 1], [1, 3]) },
      { on: 'man_rode', man: 0, line: 1, from: at(1, 3), to: at(5, 3), changed: false },
      { on: 'drove', path: line([3, 5], [3, 7]) },
      { on: 'fetched', thief: 0, den: at(1, 8), amount: 2000, all: true, secret: false },
      { on: 'wanted', thief: 0 },
      { on: 'put_in_cell', thief: 0, at: at(2, 4) },
      { on: 'guard_posted', man: 2, at: at(2, 5) },
      { on: 'car_home', head: at(3, 4), behind: at(3, 3) },
      { on: 'car_stayed' },
      { on: 'sentenced', thief: 0, turns: 1, lost: 0, bounty: 0 },
      { on: 'out_of_game', thief: 0, man: 1, lost: 5000, bounty: 1000, hidden: 8000 },
      { on: 'missed_six', thief: 0, die: 2, left: 0 },
      { on: 'sat_out', thief: 0, left: 1 },
      { on: 'escaped', thief: 0 },
      { on: 'released', thief: 0 },
      { on: 'bought_ticket', thief: 0, at: at(0, 1), fare: 1000 },
      { on: 'time_up', round: 20 },
      { on: 'game_over', totals: [0, 3000, 17000, 0], winners: [2] },
    ];
    for (const language of ['sv', 'en'] as const) {
      speak(language);
      for (const event of events) {
        for (const seat of [0, null]) expect(tell(event, seat), event.on).toMatch(/^[^{}]+[.!]$/);
      }
    }
  });
});

group('a refusal', () => {
  test('says why, with names and places', () => {
    const why = (refusal: ChaseRefusal) => whyNot(refusal, names, 0, town);
    expect(why({ code: 'not_your_turn', turn: 2 })).toBe('Det är Cecilias tur.');
    expect(why({ code: 'no_way', to: at(3, 6), steps: 3, flight: false })).toBe(
      'Det finns ingen väg till Storgatan 6 på precis 3 steg.',
    );
    expect(why({ code: 'must_move_on', piece: 'car', escape: true })).toBe(
      'Radiobilen har stått två kast vid en flyktruta och måste iväg först.',
    );
    expect(why({ code: 'guards', man: 1, prisoner: 3 })).toBe('Polisman 2 vaktar David och får inte gå.');
  });

  test('of a map names line and column', () => {
    const faults = [{ line: 4, column: 7, fault: 'dead_end' } as const];
    expect(whyNot({ code: 'bad_map', faults } as ChaseRefusal, names, null, null)).toContain(
      'rad 4, kolumn 7',
    );
  });

  test('from a newer server is not guessed at', () => {
    expect(whyNot({ code: 'too_sunny' }, names, 0, town)).toBe('');
  });
});
