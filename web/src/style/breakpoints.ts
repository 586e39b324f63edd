// Where layouts change. A style sheet cannot take a condition from elsewhere, so each is written out where it is used;
// what is allowed there stands here, with its reason, and a test holds it. All are about room, never about a device, and
// all are measured by the size of text: whoever reads large letters has as much less room.

/** Of the window: for the frame of the table, its bars and its sheets. */
export const WINDOWS = {
  phone: '(max-width: 40rem)',
  beyondPhone: '(min-width: 40.01rem) and (min-height: 30.01rem)',
  /** A phone held sideways, or a desk at four times the size: bars stand at the side or in one slim row. */
  low: '(max-height: 30rem) and (min-width: 20.01rem)',
  phoneOrLow: '(max-width: 40rem), (max-height: 30rem)',
  /** A phone with letters twice as large: nothing keeps its place, all is scrolled. */
  tiny: '(max-width: 20rem), (max-height: 20rem)',
  /** The now bar as a single column. */
  narrow: '((max-width: 56rem) and (min-height: 30.01rem)) or (max-width: 20rem)',
  strip: '(max-width: 48rem)',
  /** The smallest phones: a table's bar has no room for our name. */
  slender: '(max-width: 24rem) and (min-height: 30.01rem)',
  /** One slim row with no room for what happened last. */
  slim: '(max-height: 30rem) and (max-width: 48rem)',
  /** Advice stands side by side. */
  adviceBeside: '(min-width: 40.01rem) or ((max-height: 30rem) and (min-width: 20.01rem))',
  /** A phone: advice gives one reason at a time. */
  adviceShort: '(max-width: 40rem) and (min-height: 30.01rem)',
  /** The now bar has no room for the words of its quiet buttons. */
  barWithoutWords: '(max-width: 75rem), (max-height: 30rem)',
  /** Who is there, and beside them the way to invite more. */
  gathering: '(min-width: 52rem)',
  /** The look back as a single column. */
  film: '((max-width: 64rem) and (min-height: 30.01rem)) or (max-width: 20rem)',
  tinyLying: '(max-height: 20rem) and (min-width: 20.01rem)',
  tinyUpright: '(max-width: 20rem)',
  filmWithoutWords: '(max-width: 64rem), (max-height: 30rem)',
  /** A question of one's own as a single column. */
  question: '(max-width: 64rem) and (min-height: 30.01rem)',
  /** What a master thinks of the answer stands above what came of it. */
  answered: '(max-width: 64rem)',
  /** A question on a phone: few words, for the table needs the room. */
  questionShort: '(max-width: 40rem) and (min-width: 20.01rem)',
};

/** Of the window, for the pages that are read. */
export const PAGES = {
  phone: '(max-width: 40rem)',
  /** The three games beside one another have little room for their names. */
  names: '(max-width: 30rem)',
  /** A phone with letters twice as large. */
  tiny: '(max-width: 20rem)',
  /** The contents of a rulebook stand above it. */
  book: '(max-width: 60rem)',
  /** One thing above the other on the start page. */
  upright: '(max-width: 60rem) and (orientation: portrait)',
  /** A phone held sideways: continue and play now come first, and are slim. */
  lying: '(max-height: 30rem) and (orientation: landscape)',
  /** The same with letters twice as large: the poster has room for its title and the thief. */
  lowest: '(max-height: 20rem) and (orientation: landscape)',
};

/** Of a table's room, in rem: lower than this is low, from this on it may lie on its side, up to this it is narrow. */
export const LOW = 25.5;
export const LYING = 30.5;
export const NARROW = 37.5;

/** Of the room that a game's table has inside its frame. */
export const TABLES = {
  /** A phone: one thing above the other. */
  upright: `(max-width: ${LYING - 0.01}rem) or ((max-width: ${NARROW}rem) and (min-height: ${LOW + 0.01}rem))`,
  /** A phone held sideways: the board to the left, what one presses to the right. */
  low: `(min-width: ${LYING}rem) and (max-height: ${LOW}rem)`,
  /** A tablet held upright, however much of its height the bar below takes: the board has all the width. */
  tablet: `(min-width: ${NARROW + 0.01}rem) and (max-aspect-ratio: 7/5)`,
  /** A tablet, however it is held: card players sit above the table instead of around it. */
  aboveTable: `(min-width: ${NARROW + 0.01}rem) and ((orientation: portrait) or (max-width: 66rem))`,
  aboveLow: `(min-width: ${NARROW + 0.01}rem) and (max-width: 66rem) and (max-height: 42rem)`,
  /** A low room for cards. */
  lowForCards: `(min-width: ${NARROW + 0.01}rem) and (min-height: ${LOW + 0.01}rem) and (max-height: 42rem)`,
  slim: `(min-width: ${NARROW + 0.01}rem) and (max-width: 54rem) and (min-height: ${LOW + 0.01}rem)`,
  /** Three columns with room to spare. */
  large: '(min-width: 96rem) and (min-height: 48rem)',
  /** A phone, however it is held: pieces, players and cards are drawn small. */
  small: `(max-width: ${NARROW}rem) or (max-height: ${LOW}rem)`,
  /** A phone with letters twice as large. */
  tiny: '(max-width: 15rem)',
  smallest: `(max-width: ${NARROW}rem) and (max-height: ${NARROW}rem)`,
  smallestUpright: `(max-width: ${NARROW}rem) and (max-height: ${NARROW}rem) and ((max-width: ${LYING - 0.01}rem) or (min-height: ${LOW + 0.01}rem))`,
  /** A tablet with large letters, while its bar tells much. */
  lowUpright: `(min-width: 15.01rem) and (max-width: ${LYING - 0.01}rem) and (max-height: 23rem)`,
  /** What a small phone has left beside advice. */
  beside: `(max-width: ${LYING - 0.01}rem) and (min-width: 15.01rem) and (max-height: 18rem)`,
  /** A small phone with room for a hand and a line about it. */
  smallHand: `(min-width: 15.01rem) and (max-width: ${LYING - 0.01}rem) and (min-height: 24rem) and (max-height: ${NARROW}rem)`,
  /** Three columns with little to spare. */
  close: '(max-width: 67.5rem)',
};

/** Of a part of a table, which may stand in a wide room or a narrow one. */
export const PARTS = {
  auction: '(max-width: 27rem)',
  /** The middle of a board in a low window. */
  auctionLow: 'stage (max-height: 28rem)',
  /** The same beside a tip: what one can bid comes first. */
  auctionLowest: 'stage (max-height: 23rem)',
  composer: 'composer (max-width: 24rem)',
  /** Letters so large that what the two give stands below one another. */
  composerSlim: 'composer (max-width: 16rem)',
  offerSlim: 'deals (max-width: 12rem)',
  deeds: 'deeds (max-width: 21rem)',
  playNow: 'play (max-width: 32rem)',
  /** The three games have a row each. */
  playNowRows: 'play (max-width: 26rem)',
  /** All that could have been done stands in one row. */
  choices: 'choices (min-width: 40rem)',
  purses: 'players (max-width: 14rem)',
  /** Names of those who gather have no room beside them. */
  gathered: 'who (max-width: 32rem)',
  /** The middle of a board without a ring. */
  bareStage: 'stage (max-height: 9rem)',
  /** Three names of games beside one another. */
  gameChoice: 'choice (max-width: 28rem)',
  /** So little of a map that tools would cover it. */
  map: 'map (max-height: 9rem)',
};
