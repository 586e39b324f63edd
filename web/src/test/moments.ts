import type { Moment, Told } from '../games/game';

/** The moments of a step: each event, if it can be seen, with the view that it led to. */
export function moments<View, Event>(
  before: View,
  ...happened: [event: Event & { rule?: string }, after?: View][]
): Moment<View, Event>[] {
  let view = before;
  return happened.map(([event, after = view]) => {
    const was = view;
    view = after;
    return { event: { rule: 'test', ...event } as Told<Event>, before: was, after };
  });
}
