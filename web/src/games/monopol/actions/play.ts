// What every part of the table needs: where the match stands, for whom, and the way to act.

import type { MonopolAction, MonopolBoard, MonopolEvent, MonopolView } from '../../../generated/monopol';
import type { Seat } from '../../../generated/protocol';
import type { Choice } from '../../game';
import type { MonopolTried } from '../deals/tried';

export interface Play {
  board: MonopolBoard;
  view: MonopolView;
  /** What the viewer may do now; empty while something is being shown or an action is on its way. */
  menu: Choice<MonopolAction, MonopolEvent>[];
  waiting: Seat[];
  names: string[];
  /** The seats that bots have. */
  bots: Seat[];
  /** The viewer's seat; null for a watcher. */
  seat: Seat | null;
  /** The viewer only looks: nothing can be put together. */
  looks: boolean;
  /** What has happened since the viewer last acted. */
  happened: MonopolEvent[];
  /** The seats played at this screen. */
  here: Seat[];
  /** When the time of those waited for runs out, on the clock of `performance.now()`. */
  deadline: number | undefined;
  /** What the viewer has been advised to do, while they look at it. */
  advised: MonopolAction | null;
  /** Take an action, from the menu or composed: a refusal explains itself. */
  act(action: MonopolAction): void;
  /** Ask what would come of an action, without taking it. */
  tryOut(action: MonopolAction): Promise<MonopolTried>;
  handTo(seat: Seat): void;
  /** Light up properties on the board; none to put it out. */
  point(lots: number[]): void;
}
