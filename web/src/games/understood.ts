// What a player has had explained once, kept in this browser for each game.

export interface Understood<Hint extends string> {
  all(): Hint[];
  add(hint: Hint): Hint[];
}

export function understoodIn<Hint extends string>(game: string): Understood<Hint> {
  const place = `spelbord.${game}.understood`;
  const all = () => (localStorage.getItem(place) ?? '').split(' ') as Hint[];
  function add(hint: Hint): Hint[] {
    const more = [...all(), hint];
    localStorage.setItem(place, more.join(' ').trim());
    return more;
  }
  return { all, add };
}

/** The first thing met now that has not been explained before. */
export function firstUnknown<Hint extends string>(met: Record<Hint, boolean>, known: Hint[]): Hint | null {
  return (Object.keys(met) as Hint[]).find((hint) => met[hint] && !known.includes(hint)) ?? null;
}
