// What a player has had explained once, kept in this browser for each game.

export interface Understood<Note extends string> {
  all(): Note[];
  add(note: Note): Note[];
}

export function understoodIn<Note extends string>(game: string): Understood<Note> {
  const place = `spelbord.${game}.understood`;
  const all = () => (localStorage.getItem(place) ?? '').split(' ') as Note[];
  function add(note: Note): Note[] {
    const more = [...all(), note];
    localStorage.setItem(place, more.join(' ').trim());
    return more;
  }
  return { all, add };
}

/** What has happened since the viewer last acted. So long something that happened is news, and then its moment has passed. */
export function sinceOwn<Event>(before: Event[], cmd: string | null | undefined, happened: Event[]): Event[] {
  return cmd ? happened : [...before, ...happened];
}

/** The first thing met now that has not been explained before. */
export function firstUnknown<Note extends string>(met: Record<Note, boolean>, known: Note[]): Note | null {
  return (Object.keys(met) as Note[]).find((note) => met[note] && !known.includes(note)) ?? null;
}
