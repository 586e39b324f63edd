// Where layouts change. A style sheet cannot take a condition from elsewhere, so each is written out where it is used;
// what is allowed there stands here, with its reason, and a test holds it. All are about room, never about a device, and
// all are measured by the size of text: whoever reads large letters has as much less room.

/** Of the window: for the frame of the table, its bars and its sheets. */
export const WINDOWS = {
  phone: '(max-width: 40rem)',
  beyondPhone: '(min-width: 40.01rem)',
  /** A phone held sideways, or a desk at four times the size: bars stand at the side or in one slim row. */
  low: '(max-height: 30rem)',
  phoneOrLow: '(max-width: 40rem), (max-height: 30rem)',
  /** The now bar as a single column. */
  narrow: '(max-width: 48rem) and (min-height: 30.01rem)',
  strip: '(max-width: 48rem)',
  /** Advice stands side by side. */
  adviceBeside: '(min-width: 75rem), (max-height: 30rem)',
  /** A short phone: advice gives one reason at a time. */
  adviceShort: '(max-width: 48rem) and (max-height: 45rem) and (min-height: 30.01rem)',
  /** The now bar has no room for the words of its quiet buttons. */
  barWithoutWords: '(max-width: 75rem), (max-height: 30rem)',
  /** The look back as a single column. */
  film: '(max-width: 64rem) and (min-height: 30.01rem)',
  filmWithoutWords: '(max-width: 64rem), (max-height: 30rem)',
};

/** Of the room that a game's table has inside its frame. */
export const TABLES = {
  /** A phone: one thing above the other. */
  upright: '(max-width: 30.49rem) or ((max-width: 37.5rem) and (min-height: 25.51rem))',
  /** A phone held sideways: the board to the left, what one presses to the right. */
  low: '(min-width: 30.5rem) and (max-height: 25.5rem)',
  /** A tablet held upright: the board has all the width. */
  tablet: '(min-width: 37.51rem) and (orientation: portrait)',
  /** A phone, however it is held: pieces, players and cards are drawn small. */
  small: '(max-width: 37.5rem) or (max-height: 25.5rem)',
  smallest: '(max-width: 37.5rem) and (max-height: 37.5rem)',
  /** Three columns with little to spare. */
  close: '(max-width: 67.5rem)',
};
