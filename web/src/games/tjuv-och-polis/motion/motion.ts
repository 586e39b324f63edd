// From events to what is seen: what moves along which way, and for how long. Nothing here touches the page.

import type { ChaseBoard, ChaseEvent, ChaseView, Kind, Place } from '../../../generated/tjuv-och-polis';
import { inTime, type Beat as AnyBeat } from '../../beat';
import type { Moment } from '../../game';
import { drivePoses, policeKey, standings, thiefKey, type PieceKey, type Pose } from '../pieces/pieces';
import { alongLine, kindOf, middle, type Point } from '../board/places';

/** A piece on its way, through these poses at an even pace; on a tram line it sits in the tram. */
export interface Walk {
  piece: PieceKey;
  poses: Pose[];
  line: number | null;
}

/** Something that is seen for a moment and is no piece. */
export type Sight =
  | { sight: 'coins'; from: Point; to: Point; sum: number | null }
  | { sight: 'cuffs'; at: Point }
  | { sight: 'departure'; at: Point; way: Kind['is'] };

/** An event, and what is seen meanwhile. */
export interface Beat extends AnyBeat<ChaseView, ChaseEvent> {
  walk: Walk | null;
  sight: Sight | null;
  /** What the die comes to show. */
  die: number | null;
}

const STEP = 150;
const DRIVE = 85;
const WALK_MIN = 350;
const RIDE = 1000;
const LED = 650;
const TUMBLE = 800;
const LOT = 420;
const COINS = 750;
const CUFFS = 700;
const DEPARTURE = 1100;
const GLANCE = 250;

/** The beats of a step, one for each event. An event that is not known here moves nothing. */
export function beats(moments: Moment<ChaseView, ChaseEvent>[], board: ChaseBoard): Beat[] {
  return inTime(
    moments.map(({ event, before, after }) => {
      const walk = walkOf(before, after, event, board);
      const sight = sightOf(before, after, event, board);
      return { events: [event], after, walk, sight, die: dieOf(event, after), lasts: lasts(event, walk) };
    }),
  );
}

function dieOf(event: ChaseEvent, after: ChaseView): number | null {
  switch (event.on) {
    case 'threw':
    case 'drew_lot':
    case 'missed_six':
      return event.die;
    case 'escaped':
      return after.die;
    case 'sentenced':
      return event.turns;
    default:
      return null;
  }
}

function lasts(event: ChaseEvent, walk: Walk | null): number {
  switch (event.on) {
    case 'walked':
    case 'marched':
      return Math.max(WALK_MIN, ((walk?.poses.length ?? 1) - 1) * STEP);
    case 'drove':
      return Math.max(WALK_MIN, ((walk?.poses.length ?? 1) - 1) * DRIVE);
    case 'rode':
    case 'man_rode':
      return RIDE;
    case 'put_in_cell':
    case 'guard_posted':
    case 'car_home':
      return LED;
    case 'threw':
    case 'missed_six':
    case 'escaped':
    case 'sentenced':
      return TUMBLE;
    case 'drew_lot':
      return LOT;
    case 'robbed':
    case 'hid':
    case 'fetched':
      return COINS;
    case 'arrested':
      return CUFFS;
    case 'got_away':
      return DEPARTURE;
    default:
      return GLANCE;
  }
}

function walkOf(before: ChaseView, after: ChaseView, event: ChaseEvent, board: ChaseBoard): Walk | null {
  switch (event.on) {
    case 'walked':
      return along(thiefKey(event.thief), event.path, null, before, after, board);
    case 'marched':
      return along(policeKey({ man: event.man }), event.path, null, before, after, board);
    case 'rode': {
      const path = alongLine(board, event.line, event.from, event.to);
      return along(thiefKey(event.thief), path, event.line, before, after, board);
    }
    case 'man_rode': {
      const path = alongLine(board, event.line, event.from, event.to);
      return along(policeKey({ man: event.man }), path, event.line, before, after, board);
    }
    case 'put_in_cell':
      return along(thiefKey(event.thief), [], null, before, after, board);
    case 'guard_posted':
      return along(policeKey({ man: event.man }), [], null, before, after, board);
    case 'car_home':
      return along('car', [], null, before, after, board);
    case 'drove': {
      const from = standings(before, board).get('car');
      return from ? { piece: 'car', poses: drivePoses(board, from.pose, event.path), line: null } : null;
    }
    default:
      return null;
  }
}

/** From where the piece was drawn, over the squares between, to where it is drawn now. */
function along(
  piece: PieceKey,
  path: Place[],
  line: number | null,
  before: ChaseView,
  after: ChaseView,
  board: ChaseBoard,
): Walk | null {
  const from = standings(before, board).get(piece);
  const to = standings(after, board).get(piece);
  if (!from || !to) return null;
  const between = path.slice(1, -1).map((place) => ({ ...middle(board, place), turn: 0 }));
  return { piece, poses: [from.pose, ...between, to.pose], line };
}

function sightOf(before: ChaseView, after: ChaseView, event: ChaseEvent, board: ChaseBoard): Sight | null {
  const thief = (view: ChaseView, seat: number) => standings(view, board).get(thiefKey(seat))?.pose;
  switch (event.on) {
    case 'robbed': {
      const at = middle(board, event.at);
      return { sight: 'coins', from: at, to: raised(thief(after, event.thief) ?? at), sum: event.sum };
    }
    case 'hid': {
      const at = middle(board, event.den);
      return { sight: 'coins', from: raised(at), to: at, sum: event.amount };
    }
    case 'fetched': {
      const at = middle(board, event.den);
      return { sight: 'coins', from: at, to: raised(at), sum: event.amount };
    }
    case 'arrested':
      return { sight: 'cuffs', at: middle(board, event.at) };
    case 'got_away': {
      const from = before.thieves.find((one) => one.seat === event.thief)?.at ?? null;
      if (from === null) return null;
      return { sight: 'departure', at: middle(board, from), way: kindOf(board, from) ?? 'station' };
    }
    default:
      return null;
  }
}

function raised({ x, y }: Point): Point {
  return { x, y: y - 46 };
}

/** The squares an event is about. */
export function marks(event: ChaseEvent): Place[] {
  switch (event.on) {
    case 'den_chosen':
    case 'hid':
    case 'fetched':
      return [event.den];
    case 'man_placed':
    case 'robbed':
    case 'arrested':
    case 'put_in_cell':
    case 'guard_posted':
    case 'bought_ticket':
      return [event.at];
    case 'car_placed':
    case 'car_home':
      return [event.head, event.behind];
    case 'walked':
    case 'marched':
      return event.path.slice(-1);
    case 'drove':
      return event.path.slice(-2);
    case 'rode':
    case 'man_rode':
      return [event.from, event.to];
    default:
      return [];
  }
}

/** The way a piece took in an event, for a trail on the map. */
export function trail(event: ChaseEvent, board: ChaseBoard): Place[] {
  switch (event.on) {
    case 'walked':
    case 'marched':
    case 'drove':
      return event.path;
    case 'rode':
    case 'man_rode':
      return alongLine(board, event.line, event.from, event.to);
    default:
      return [];
  }
}
