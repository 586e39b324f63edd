// The view between the events of a step, so that each event can be shown by itself. It only moves pieces and money for
// the eye: when the step has been shown, the server's view is drawn, whatever was made of the events here.

import type { Seat } from '../../../generated/protocol';
import type { ChaseEvent, ChaseView, ManView, Place, ThiefView } from '../../../generated/tjuv-och-polis';

export function staged(view: ChaseView, event: ChaseEvent): ChaseView {
  switch (event.on) {
    case 'drew_lot':
      return { ...view, lots: view.lots.map((lot, seat) => (seat === event.seat ? event.die : lot)) };
    case 'threw':
      return { ...view, die: event.die };
    case 'den_chosen':
      return thief(view, event.thief, () => ({ at: event.den }));
    case 'man_placed':
    case 'guard_posted':
      return man(view, event.man, { at: event.at });
    case 'car_placed':
    case 'car_home':
      return { ...view, car: { head: event.head, behind: event.behind } };
    case 'walked':
      return thief(view, event.thief, () => ({ at: end(event.path) }));
    case 'rode':
      return thief(view, event.thief, () => ({ at: event.to }));
    case 'marched':
      return man(view, event.man, { at: end(event.path), stays: 0 });
    case 'man_rode':
      return man(view, event.man, { at: event.to, stays: 0 });
    case 'drove':
      return drove(view, event.path);
    case 'robbed':
      return robbed(view, event);
    case 'hid':
      return moved(view, event.thief, event.den, event.amount, -1);
    case 'fetched':
      return moved(view, event.thief, event.den, event.amount, 1);
    case 'wanted':
      return thief(view, event.thief, () => ({ wanted: true }));
    case 'arrested':
      return thief(view, event.thief, () => ({ fate: { is: 'taken' }, at: event.at, arrests: event.times }));
    case 'put_in_cell':
      return thief(view, event.thief, () => ({ at: event.at }));
    case 'sentenced':
      return thief(paid(view, event.bounty), event.thief, () => ({
        fate: { is: 'prison', turns: event.turns },
        carried: { any: false, sum: 0 },
      }));
    case 'out_of_game': {
      const taken = event.man === null ? view : man(view, event.man, { out: true, guards: [] });
      return thief(paid(taken, event.bounty), event.thief, () => ({
        fate: { is: 'out' },
        carried: { any: false, sum: 0 },
        hidden: [],
      }));
    }
    case 'missed_six':
    case 'sat_out':
      return thief(view, event.thief, () => ({ fate: { is: 'prison', turns: event.left } }));
    case 'escaped':
      return thief(view, event.thief, () => ({ fate: { is: 'free' }, wanted: true }));
    case 'released':
      return thief(view, event.thief, () => ({ fate: { is: 'free' }, wanted: false }));
    case 'bought_ticket':
      return thief({ ...view, till: view.till + event.fare }, event.thief, ({ carried }) => ({
        fate: { is: 'leaving' },
        carried: { ...carried, sum: carried.sum === null ? null : carried.sum - event.fare },
      }));
    case 'got_away':
      return thief(view, event.thief, () => ({ fate: { is: 'away' }, at: null, hidden: [] }));
    default:
      return view;
  }
}

function end(path: Place[]): Place | null {
  return path.at(-1) ?? null;
}

function thief(view: ChaseView, seat: Seat, change: (thief: ThiefView) => Partial<ThiefView>): ChaseView {
  const thieves = view.thieves.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one));
  return { ...view, thieves };
}

function man(view: ChaseView, number: number, change: Partial<ManView>): ChaseView {
  return { ...view, men: view.men.map((one, index) => (index === number ? { ...one, ...change } : one)) };
}

function drove(view: ChaseView, path: Place[]): ChaseView {
  const [behind, head] = path.slice(-2);
  if (head === undefined || behind === undefined) return view;
  return { ...view, car: { head, behind }, car_stays: 0 };
}

function robbed(view: ChaseView, event: ChaseEvent & { on: 'robbed' }): ChaseView {
  const till = event.agency ? view.till - event.sum : view.till;
  return thief({ ...view, till }, event.thief, ({ carried }) => ({
    wanted: true,
    carried: { any: true, sum: carried.sum === null ? null : carried.sum + event.sum },
  }));
}

/** Money between pocket and den. Secret sums stay secret, and the server's view says what is left of them. */
function moved(view: ChaseView, seat: Seat, den: Place, amount: number | null, sign: 1 | -1): ChaseView {
  if (amount === null) return view;
  return thief(view, seat, ({ carried, hidden }) => {
    const here = hidden.find((one) => one.den === den)?.sum ?? 0;
    const others = hidden.filter((one) => one.den !== den);
    const sum = (carried.sum ?? 0) + sign * amount;
    const left = here - sign * amount;
    return {
      carried: { any: sum > 0, sum },
      hidden: left > 0 ? [...others, { den, sum: left }] : others,
    };
  });
}

function paid(view: ChaseView, bounty: number): ChaseView {
  return { ...view, police_money: view.police_money + bounty };
}
