// Names broken into lines as a sign painter would: between words, and long words where Swedish puts them together.

const TAILS = [
  'gårdsgatan',
  'gatan',
  'vägen',
  'staden',
  'stationen',
  'station',
  'torg',
  'verket',
  'ledningsverket',
  'parkering',
  'skatt',
  'plan',
];

/** The lines of a sign that has room for so many letters in each. */
export function lines(name: string, room: number): string[] {
  const words = name.split(' ').flatMap((word) => broken(word, room));
  const result: string[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const together = last?.endsWith('-') ? last.slice(0, -1) + word : `${last} ${word}`;
    if (last !== undefined && together.length <= room) result[result.length - 1] = together;
    else result.push(word);
  }
  return result;
}

/** Words up to this length stand in one piece on any deed. */
const WHOLE = 8;

/** A name that may be broken, by a browser that lacks the room, where a sign painter would. */
export function breakable(name: string): string {
  const softly = (word: string) =>
    broken(word, WHOLE).reduce((before, piece) => before.slice(0, -1) + '\u00ad' + piece);
  return name.split(' ').map(softly).join(' ');
}

/** A word in the pieces it may be written in; all but the last end with a hyphen. */
function broken(word: string, room: number): string[] {
  if (word.length <= room) return [word];
  const tail = TAILS.filter((one) => word.endsWith(one) && word !== one).toSorted(
    (a, b) => b.length - a.length,
  )[0];
  if (!tail) return [word];
  return [`${word.slice(0, -tail.length)}-`, ...broken(tail, room)];
}
