// What the page and a game agree on. The page brings standings and steps and carries actions away; the game draws
// them and finds words for them. A game holds no rules: what may be done is in the menu, what it would do is in
// the choice, or told to whoever tries it, and what happened is in the moments of a step.

import type { Component } from 'svelte';
import type { ErrorCode, Seat, SeatInfo } from '../generated/protocol';

/** Something that happened. On the wire every event also names the clause that caused it. */
export type Told<Event> = Event & { rule: string };

/** An action in the menu, and what would happen at once. */
export interface Choice<Action, Event> {
  action: Action;
  would: Told<Event>[];
}

/** Where the match stands, as the viewer may know it. */
export interface Standing<View = unknown, Action = unknown, Event = unknown> {
  version: number;
  view: View;
  menu: Choice<Action, Event>[];
  waiting: Seat[];
  /** Whom nobody waits for, but who have been asked something. */
  asked?: Seat[];
  /** When the time of those waited for runs out, on the clock of `performance.now()`; without a limit, nothing. */
  deadline?: number | undefined;
  /** The viewer may take back the latest action. */
  undo?: boolean;
  /** Whose part in the match is over. */
  out?: Seat[];
  /** Nobody is left to act but bots. */
  bots_alone?: boolean;
  /** Each seat's share of the win, once the match is over. */
  winners?: Seat[];
}

/** Something that happened, as it was seen: the view before it, and the view that it led to. */
export interface Moment<View = unknown, Event = unknown> {
  event: Told<Event>;
  before: View;
  after: View;
}

/** What happened, and where the match stands after it. */
export interface Step<View = unknown, Action = unknown, Event = unknown> {
  cmd?: string | null | undefined;
  /** A bot decided this for a person. */
  standIn?: boolean | undefined;
  moments: Moment<View, Event>[];
  standing: Standing<View, Action, Event>;
}

/** What would come of an action that was tried: what would happen at once, or why it may not, or why nobody says. */
export type Tried<View = unknown, Event = unknown> =
  | { moments: Moment<View, Event>[] }
  | { rule: string; refusal: { code: string } }
  | { problem: ErrorCode | 'lost' };

/** 0: no motion, only before and after with a highlight. 1: at a pace one can follow. 2: fast. */
export type Speed = 0 | 1 | 2;

export interface TableProps<View = unknown, Action = unknown, Event = unknown, Board = unknown> {
  /** The printed material: the same for everybody, from first to last. Null for a game without. */
  board: Board;
  seats: SeatInfo[];
  /** The names of the seats, in order; never empty strings. */
  names: string[];
  /** The viewer's seat; null for a watcher and for a look back at a finished match. */
  seat: Seat | null;
  /** What is drawn. */
  shown: Standing<View, Action, Event>;
  /** What is to be shown as it happens, from `shown` to `next.standing`. The menu of `shown` counts only while this
   *  is null. */
  next: Step<View, Action, Event> | null;
  /** To be called when the first `events` of `next` come into sight: what is in sight may be told in words. */
  tell(events: number): void;
  /** To be called when `next` has been shown; the page then draws its standing and brings the step after it. */
  done(): void;
  /** The seats played at this very screen, the viewer's own among them. */
  here?: Seat[];
  /** Let another of those at this screen act next, though nobody waits for them: to answer an offer, say. */
  handTo?(seat: Seat): void;
  /** Every view of the finished match, from the opening on; null if it cannot be had. */
  history?(): Promise<View[] | null>;
  /** Take an action, from the menu or one the player put together: a refusal explains itself. */
  play(action: Action): void;
  /** Ask why an action cannot be taken. It explains itself, and nothing is taken even where it could be. */
  ask?(action: Action): void;
  /** Ask what would come of an action, without taking it; whoever only looks cannot. */
  tryOut?(action: Action): Promise<Tried<View, Event>>;
  /** The player's own action is on its way. */
  pending: boolean;
  speed: Speed;
  sound: boolean;
  /** An event of the log the player points at: light up its place. */
  lit: Told<Event> | null;
  /** An action of the menu that somebody has been advised to take and points at: mark its place. */
  advised: Action | null;
}

/** What came of asking for a board: it, or why these options have none, or why no answer came. */
export type BoardAnswer<Board = unknown> =
  { board: Board } | { refusal: { code: string } } | { problem: string };

export interface OptionsProps<Options = unknown, Board = unknown> {
  /** Bindable; holds the number of seats too, which the start page sets. */
  options: Options;
  /** The board these options would give. */
  boardOf(options: Options): Promise<BoardAnswer<Board>>;
}

export interface RoleProps<Options = unknown> {
  /** Bindable, as for the other options. */
  options: Options;
  /** The seat whose row this stands on; null for the line above them all. */
  seat: Seat | null;
}

/** An event in words. */
export interface Telling {
  text: string;
  /** Worth a line among the last events beside the now bar; the full log has every one. */
  notable: boolean;
}

/** Something one can do now, by itself or summed up with its like. */
export interface Possibility {
  /** `Köp Odengatan för 2 500 kr`, `Gå till en av 14 rutor`. */
  what: string;
  /** What would come of it at once: of several, of those that anything would come of. */
  brings: string[];
  /** The clause it rests on. */
  rule: string | null;
}

/** How long a game lasts, by games that medium bots have played against each other (docs/length.md). */
export interface Length {
  /** One game of ten is over in fewer rounds than the first, half of them by the second, nine of ten by the third. */
  rounds: [number, number, number];
  /** How often somebody decides something in a round. */
  decisions: number;
}

/** What the page knows of a game from the start: enough to propose it, and to lay a table. */
export interface GameStart<Options = unknown> {
  /** The name of the game on the wire and in addresses. */
  name: string;
  /** What it is called, in the reader's language. */
  title(): string;
  /** What one does in it, in one sentence. */
  pitch(): string;
  seatsMin: number;
  seatsMax: number;
  /** How many seats are proposed to whoever lays a table. */
  seatsFirst: number;
  /** Whether there is printed material to be fetched. Without, `Board` is null. */
  hasBoard: boolean;
  /** The options a new table starts from, for this number of seats. */
  options(seats: number): Options;
  /** The same options for another number of seats. */
  withSeats(options: Options, seats: number): Options;
  /** How long a game so played lasts; null where nobody has tried. */
  length(options: Options): Length | null;
  /** A short first game against bots, for whoever wants to play at once. */
  quick: { seats: number; options: Options };
  /** What that first game is, in a few words. */
  quickly(): string;
  /** A small picture for the start page. */
  Vignette: Component;
  /** Chooses, beside the seats, who is what in the game; null where all seats are alike. */
  Role: Component<RoleProps<Options>, object, 'options'> | null;
}

/** All of a game, its sentences with it. It is fetched when somebody plays it, looks back at it or changes its options. */
export interface GameModule<
  View = unknown,
  Action = unknown,
  Event = unknown,
  Options = unknown,
  Board = unknown,
> extends GameStart<Options> {
  Options: Component<OptionsProps<Options, Board>, object, 'options'>;
  Table: Component<TableProps<View, Action, Event, Board>>;
  /** An event as told to `seat` ("Du tar…", "Anna tar…"); null for what is not worth a word. */
  describe(event: Told<Event>, names: string[], seat: Seat | null, board: Board): Telling | null;
  /** One sentence: whose turn it is and what is waited for. */
  now(standing: Standing<View, Action, Event>, names: string[], seat: Seat | null, board: Board): string;
  /** Which part of the match this view is in, in a few words: `Varv 12`. */
  when(view: View): string;
  /** An action of whoever was to decide in this view, in a short imperative phrase: "Lägg hjärter kung". */
  say(action: Action, view: View, names: string[], board: Board): string;
  /** What would come of an action at once, beyond what `say` says of it: `Du rånar Ankarbanken på 5 000 kr.` It is read
   *  from the offer, the view and the board. Empty where nothing more is told, as before a throw. */
  outcome(
    choice: Choice<Action, Event>,
    view: View,
    names: string[],
    seat: Seat | null,
    board: Board,
  ): string;
  /** Everything one can do now, in words. Nothing is left out, and nothing is counted up that is long. */
  possible(
    standing: Standing<View, Action, Event>,
    names: string[],
    seat: Seat | null,
    board: Board,
  ): Possibility[];
  /** Why the rules said no, in a sentence. The board is null where it was the options they refused. */
  whyNot(refusal: { code: string }, names: string[], seat: Seat | null, board: Board | null): string;
}

/** What is printed on a game's material, at the end of its rulebook: prices, lists, cards. */
export interface Appendix<Options = unknown, Board = unknown> {
  sections(): { anchor: string; title: string }[];
  Sections: Component<AppendixProps<Options, Board>>;
}

export interface AppendixProps<Options = unknown, Board = unknown> {
  /** The usual options, and the board they give. */
  options: Options;
  board: Board;
  /** The board that other options would give. */
  boardOf(options: Options): Promise<BoardAnswer<Board>>;
}
