// An order that tells nothing, and is the same every time.

/** A number that a text is scattered to (FNV-1a). */
export function scatter(text: string): number {
  let number = 0x811c9dc5;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0)!, 0x01000193);
  // Texts that differ only at their end would else lie close together.
  number = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  return (number ^ (number >>> 13)) >>> 0;
}
