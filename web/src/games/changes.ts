// A step as it was told: in beats, each with what is different after it. From them, every event with the view that it led
// to. Nothing is worked out here: what is told is put where it is told to be.

import type { Beat, Change } from '../generated/protocol';
import type { Moment, Told } from './game';

/** The view with everything put where the changes say. What they do not touch is shared with the view before. */
export function changed<View>(view: View, changes: Change[]): View {
  return changes.reduce((after, [way, is]) => put(after, way, is) as View, view);
}

function put(into: unknown, [key, ...way]: Change[0], is: unknown): unknown {
  if (key === undefined) return is;
  if (Array.isArray(into)) {
    const list: unknown[] = [...into];
    list[Number(key)] = put(list[Number(key)], way, is);
    return list;
  }
  const named = into as Record<string, unknown> | undefined;
  return { ...named, [key]: put(named?.[key], way, is) };
}

/** Every event of the beats in turn. Within a beat only the last has changed anything. The last beat leads to `standing`,
 *  where that is known. */
export function momentsOf<View, Event>(before: View, beats: Beat[], standing?: View): Moment<View, Event>[] {
  let view = before;
  return beats.flatMap(({ events, changed: changes }, nth) => {
    const was = view;
    const leadsThere = standing !== undefined && nth === beats.length - 1;
    view = leadsThere ? standing : changed(was, changes);
    return events.map((event, at) => ({
      event: event as Told<Event>,
      before: was,
      after: at === events.length - 1 ? view : was,
    }));
  });
}
