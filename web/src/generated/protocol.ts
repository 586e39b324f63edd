// Generated from Rust by `cargo xtask codegen`. Do not edit.

export type Advice = { action: unknown, chance: number | null, };

export type Beat = { events: unknown[], changed: Change[], };

export type Change = [way: (string | number)[], is: unknown];

export type Choice = { action: unknown, would: unknown[], };

export type Advised = { 
/**
 * The seat that asked.
 */
seat: Seat, 
/**
 * The version it is about.
 */
version: number, 
/**
 * The best few actions, best first, each with the chance that the seat then wins the match.
 */
advice: Advice[], };

export type AskAdvice = { 
/**
 * The secret of the seat.
 */
token: string, };

export type AskBoard = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The version of the rules; the newest, if it is not given.
 */
rules?: number, 
/**
 * The game's options.
 */
options: unknown, };

export type AskDecision = { 
/**
 * A replay file.
 */
replay: unknown, 
/**
 * Whose decision.
 */
seat: Seat, 
/**
 * In which step; the opening is step 0.
 */
step: number, };

export type AskInvited = { 
/**
 * The secret of the invitation link.
 */
invite: string, };

export type AskMine = { 
/**
 * At most [`MINE_MAX`].
 */
tables: Array<MyTable>, };

export type AskReview = { 
/**
 * A replay file.
 */
replay: unknown, 
/**
 * Whose decisions.
 */
seat: Seat, 
/**
 * Only those from this step on; all of them, if it is not given.
 */
from?: number, };

export type Bytes16 = string;

export type Bytes32 = string;

export type Checked = { "holds": Verified } | { "fails": Mismatch };

export type Clock = { "kind": "calm" } | { "kind": "bank", 
/**
 * What everybody begins with, in seconds.
 */
seconds: number, 
/**
 * What every decision adds, in seconds.
 */
top_up: number, } | { "kind": "days", 
/**
 * How many.
 */
hours: number, };

export type CreateTable = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The game's options, the number of seats among them.
 */
options: unknown, 
/**
 * What else is agreed.
 */
settings?: TableSettings, 
/**
 * Who is to sit where, in seat order.
 */
seats: Array<SeatRequest>, 
/**
 * The secret of the invitation link, made up by the client, if anybody is to come by it.
 */
invite: Bytes16 | null, 
/**
 * What must be known to lay a table on a private server.
 */
house_key?: string, };

export type DecisionSeen = { 
/**
 * Its view before it decided.
 */
view: unknown, 
/**
 * What it could choose from.
 */
menu: Choice[], 
/**
 * What happened from then on until it decided again, as it was told: the events of each step.
 */
then: unknown[][], };

export type ErrorCode = "malformed" | "too_large" | "too_fast" | "too_slow" | "cross_site" | "protocol" | "hello" | "unknown_table" | "unknown_game" | "table_too_old" | "table_too_new" | "table_damaged" | "wrong_token" | "house_key" | "not_seated" | "not_started" | "already_started" | "already_over" | "full" | "not_over" | "no_advice" | "no_decision" | "not_keeper" | "not_watched" | "seat_left" | "not_gone" | "paused" | "luck" | "wrong_number" | "nothing_to_undo" | "undo_after_draw" | "undo_after_others" | "undo_after_shown" | "undo_twice" | "not_only_bots" | "name" | "name_taken" | "seats" | "storage" | "no_room" | "closing" | "replay" | "not_found" | "internal";

export type Failure = { "error": ProtocolError } | { "refused": { 
/**
 * The clause.
 */
rule: string, 
/**
 * The reason: a code and its parameters.
 */
refusal: { code: string }, } };

export type Glance = { "stands": { 
/**
 * The name of the game.
 */
game: string, 
/**
 * How far it has come.
 */
stage: TableStage, 
/**
 * Who sits there, in seat order; null for a seat that is free.
 */
names: Array<string | null>, 
/**
 * Whose the token is.
 */
seat: Seat | null, 
/**
 * Whom the match waits for.
 */
waiting: Array<Seat>, 
/**
 * Who has won, when the match is over.
 */
winners: Array<Seat> | null, 
/**
 * When something happened there last, in milliseconds since 1970.
 */
latest: number, 
/**
 * The table of the next match.
 */
rematch: string | null, } } | { "fails": ErrorCode };

export type Hidden<T> = T | null;

export type Invited = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * Whether one may look on instead.
 */
watched: boolean, };

export type Join = { 
/**
 * The secret of the invitation link.
 */
invite: string, 
/**
 * What the person wants to be called.
 */
name: string, 
/**
 * The secret that is to open the seat, made up by the client and kept before it asks.
 */
token: Bytes16, 
/**
 * The hash of the person's number, kept before the client asks. Without it they commit when they have come. It is
 * taken with the seat: what is sent with a repeated request changes nothing.
 */
commitment?: Bytes32, };

export type Kept = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The person's seat.
 */
seat: Seat, 
/**
 * The person's number.
 */
number: Bytes32, 
/**
 * The hash of the host's part of the seed, as the host told it.
 */
server: Bytes32, 
/**
 * All that persons had committed to when the list was closed, in seat order; the own commitment is among them.
 */
persons: Array<SeatCommitment>, };

export type LedgerLine = { "begins": { 
/**
 * How many steps follow, the opening included.
 */
steps: number, 
/**
 * Everybody's chance before anything was drawn.
 */
start: Array<number>, 
/**
 * Whether the chances of this game come true about as often as they are said to. If not, no sums are told.
 */
calibrated: boolean, } } | { "step": LedgerStep } | { "failed": ProtocolError };

export type LedgerStep = { 
/**
 * Which; the opening is step 0.
 */
step: number, 
/**
 * Who acted; nobody in the opening.
 */
by?: Seat, 
/**
 * How everybody stands after it.
 */
shares: Array<number>, 
/**
 * What nature did beyond what was to be expected.
 */
luck: Array<number>, 
/**
 * What the one who acted lost by it, and the others gained.
 */
choice: Array<number>, 
/**
 * What a deal that was closed brought.
 */
deal: Array<number>, 
/**
 * What the estimate had not foreseen.
 */
unforeseen: Array<number>, };

export type Level = "easy" | "medium" | "hard" | "master";

export type LuckInfo = { 
/**
 * How the seed is made.
 */
kind: LuckKind, 
/**
 * The hash of the host's part of the seed.
 */
commitment: Bytes32, 
/**
 * The list of commitments is closed: now, and not before, everybody tells their number.
 */
closed: boolean, };

export type LuckKind = "first" | "second";

export type Mismatch = { "code": "format", 
/**
 * The format of the file.
 */
found: number, } | { "code": "unknown_game", 
/**
 * Its name in the file.
 */
game: string, } | { "code": "rules", 
/**
 * The version of the file.
 */
found: number, 
/**
 * The first version known here.
 */
oldest: number, 
/**
 * The last.
 */
newest: number, } | { "code": "commitment" } | { "code": "persons" } | { "code": "number", 
/**
 * Whose.
 */
seat: Seat, } | { "code": "seed" } | { "code": "options" } | { "code": "seats" } | { "code": "action", 
/**
 * In which step.
 */
step: number, 
/**
 * The clause that refuses it.
 */
rule: string | null, } | { "code": "stand_in", 
/**
 * In which step.
 */
step: number, } | { "code": "draw", 
/**
 * In which step.
 */
step: number, 
/**
 * Which of its draws, from zero.
 */
draw: number, } | { "code": "events", 
/**
 * In which step.
 */
step: number, } | { "code": "unfinished" } | { "code": "result" };

export type MyTable = { 
/**
 * The table's id.
 */
table: string, 
/**
 * The secret of a seat; none for a table one only watches.
 */
token: string | null, };

export type NotKept = { "code": "old_kind" } | { "code": "played_on", 
/**
 * After how many steps.
 */
steps: number, } | { "code": "table", 
/**
 * Its id.
 */
found: string, } | { "code": "not_listed" } | { "code": "host" } | { "code": "number" } | { "code": "left_out" } | { "code": "commitment", 
/**
 * Who.
 */
seat: Seat, };

export type Pace = "brisk" | "usual" | "calm";

export type PlayOn = { 
/**
 * After how many steps of the match, the opening not counted.
 */
after: number, 
/**
 * What is agreed.
 */
settings: TableSettings, 
/**
 * Who is to sit where, in seat order: nobody comes by a link.
 */
seats: Array<SeatRequest>, };

export type Plays = "themselves" | "stand_in" | "resigned" | "removed";

export type ProtocolError = { 
/**
 * What was wrong.
 */
code: ErrorCode, 
/**
 * For developers, in English; never shown to players.
 */
detail?: string, };

export type Proven = { 
/**
 * To whom.
 */
seat: Seat, 
/**
 * Who had committed and did not tell their number, in seat order. Whoever could keep one back, knowing all the
 * others, has had the choice between two seeds.
 */
withheld: Array<Seat>, };

export type Reach = { 
/**
 * Such as `http://192.168.1.20:7070`; nothing if the server listens for nobody else.
 */
address: string | null, 
/**
 * Whether tables are laid only by those who know the house key.
 */
house_key: boolean, };

export type Reaction = "bravo" | "ouch" | "laugh" | "hmm" | "thanks" | "sorry" | "moment" | "goodnight";

export type Rematch = { 
/**
 * The secret of the asker's seat.
 */
token: string, };

export type RematchLaid = { 
/**
 * Its id.
 */
table: string, 
/**
 * The asker's seat there.
 */
seat: Seat, };

export type ReplayLine = { "before": unknown } | { "step": Beat[] } | { "verdict": Checked } | { "failed": ProtocolError };

export type ReviewLine = { "begins": { 
/**
 * How many decisions follow; a seat that never had a choice has none.
 */
decisions: number, } } | { "decision": { 
/**
 * The step that carried out the decision; the opening is step 0.
 */
step: number, 
/**
 * What the seat did, as it stands in the file. It need not be among the advice.
 */
played: unknown, 
/**
 * The best few actions, best first, each with the chance that the seat then wins the match.
 */
advice: Advice[], } } | { "failed": ProtocolError };

export type Seat = number;

export type SeatBot = { 
/**
 * The secret of the keeper's seat. For a free seat, that of the invitation will do.
 */
key: string, 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * How strong the bot is.
 */
level: Level, };

export type SeatCommitment = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The hash of the person's number.
 */
commitment: Bytes32, };

export type SeatInfo = { "kind": "free" } | { "kind": "person", 
/**
 * What they are called.
 */
name: string, 
/**
 * At least one connection is open for this seat.
 */
online: boolean, 
/**
 * For how many milliseconds nobody has been there, if nobody is.
 */
gone_ms?: number, 
/**
 * The hash of their number.
 */
commitment?: Bytes32, 
/**
 * Whether they have told their number.
 */
revealed: boolean, 
/**
 * Who plays for this seat.
 */
plays: Plays, 
/**
 * How many decisions a bot has made for this person so far.
 */
by_stand_in?: number, } | { "kind": "kept", 
/**
 * What they are called.
 */
name: string, } | { "kind": "bot", 
/**
 * What it is called.
 */
name: string, 
/**
 * How strong it is.
 */
level: Level, };

export type SeatRequest = { "kind": "here", 
/**
 * What they want to be called.
 */
name: string, 
/**
 * The secret that is to open the seat, made up by the client and kept before it asks.
 */
token: Bytes16, 
/**
 * The hash of their number. Without it they commit when they have come.
 */
commitment?: Bytes32, } | { "kind": "link" } | { "kind": "bot", 
/**
 * How strong it is.
 */
level: Level, };

export type SeatTaken = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The hash of the host's part of the seed.
 */
commitment: Bytes32, };

export type Standing = { 
/**
 * How many actions have been carried out or taken back; 0 is the opening.
 */
version: number, 
/**
 * What the viewer may know.
 */
view: unknown, 
/**
 * What this viewer may do now: a list of choices, each an action with what `would` happen at once. Empty for a
 * watcher.
 */
menu: Choice[], 
/**
 * Whom the match waits for.
 */
waiting: Array<Seat>, 
/**
 * Whom it does not wait for, but who have been asked something and may answer.
 */
asked?: Array<Seat>, 
/**
 * How long those waited for have left, where the rules give them a limited time.
 */
time_left_ms?: number, 
/**
 * How much time each seat has, in seat order, where the table has a clock. The time of those waited for is running,
 * unless a bot plays for them or the match is paused.
 */
clocks_ms?: Array<number>, 
/**
 * This viewer may take back the latest action.
 */
undo?: boolean, 
/**
 * Whose part in the match is over: they will not act again.
 */
out?: Array<Seat>, 
/**
 * Nobody is left to act but bots: they may be asked to play to the end.
 */
bots_alone?: boolean, 
/**
 * Who has won, when the match is over; several share it equally.
 */
winners?: Array<Seat>, };

export type TableCreated = { 
/**
 * The table's id.
 */
table: string, 
/**
 * The hash of the host's part of the seed.
 */
commitment: Bytes32, };

export type TableInfo = { 
/**
 * Its name in links.
 */
id: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * The version of the game's rules that the table was laid with.
 */
rules: number, 
/**
 * The game's options.
 */
options: unknown, 
/**
 * What else is agreed.
 */
settings: TableSettings, 
/**
 * How far it has come.
 */
stage: TableStage, 
/**
 * Who sits where, in seat order.
 */
seats: Array<SeatInfo>, 
/**
 * Who laid the table, or has been handed its keeping since: may give free seats to bots, withdraw the invitation,
 * shut watchers out and remove who never came back. None if nobody who sits here may.
 */
keeper?: Seat, 
/**
 * What is promised about the luck.
 */
luck: LuckInfo, 
/**
 * Whether there is an invitation that opens a free seat.
 */
invited: boolean, 
/**
 * Whether something in the match is hidden from some of those who play. Before it has begun nobody knows, and it is.
 */
hides: boolean, 
/**
 * Whether whoever has the address may watch.
 */
watched: boolean, 
/**
 * What those who sit here have said that they want, and that needs others to want it too.
 */
wishes?: Array<Wished>, 
/**
 * For how many milliseconds more the match is paused, if it is and nobody resumes it before.
 */
paused_ms?: number, 
/**
 * The match has as many moves as one may have here: it is paused and does not go on.
 */
too_long?: boolean, 
/**
 * Until when the table is kept if nothing more happens there, in milliseconds since 1970. None is for ever.
 */
kept_until?: number, 
/**
 * The bots play to the end without a pause.
 */
hastened?: boolean, 
/**
 * The table of the next match with the same people, once somebody has asked for it.
 */
rematch?: string, 
/**
 * After how many moves the match was played on from another, which was known to its end. Of their luck nothing is proven.
 */
played_on?: number, };

export type TableSettings = { 
/**
 * How long bots pause before they move.
 */
pace: Pace, 
/**
 * Whether a player may ask what a master would do. Stored tables of the first weeks say `hints`.
 */
advice: boolean, 
/**
 * How much time there is to decide.
 */
clock: Clock, 
/**
 * How many seconds a person may be gone before the others can have a bot stand in.
 */
grace: number, 
/**
 * How strong a bot is that stands in.
 */
stand_in: Level, };

export type TableStage = "gathering" | "playing" | "over";

export type ToClient = { "welcome": { 
/**
 * [`VERSION`](crate::VERSION) of the server.
 */
protocol: number, 
/**
 * The client's seat; none for a watcher.
 */
seat: Seat | null, 
/**
 * The table as it is now.
 */
table: TableInfo, } } | { "table": TableInfo } | { "step": { 
/**
 * The id of the client's own action, if this step carries it out.
 */
cmd?: string | null, 
/**
 * A bot decided this for a person.
 */
stand_in?: boolean, 
/**
 * With the opening: what the viewer could know before it.
 */
before?: unknown, 
/**
 * What happened, covered for this viewer and cut where something is to be seen: from the view before (of the
 * version before, or `before`) to the one in `standing`, where the last beat leads.
 */
beats: Beat[], 
/**
 * Where the match stands after it.
 */
standing: Standing, } } | { "standing": Standing } | { "undone": { 
/**
 * Whose action it was.
 */
seat: Seat, 
/**
 * Where the match stands again. Only the version is another.
 */
standing: Standing, } } | { "resync": { 
/**
 * What happened so far, covered for this viewer: the events of each of the latest steps up to and with this
 * version, for the log in words.
 */
log: unknown[][], 
/**
 * Where the match stands now.
 */
standing: Standing, } } | { "accepted": { 
/**
 * The id of the action.
 */
cmd: string, 
/**
 * The version that carries it out.
 */
version: number, } } | { "tried": { 
/**
 * The id of the try.
 */
cmd: string, 
/**
 * What would happen, and what would be seen.
 */
beats: Beat[], } } | { "refused": { 
/**
 * The id of the action.
 */
cmd: string, 
/**
 * The clause.
 */
rule: string, 
/**
 * The reason: a code and its parameters.
 */
refusal: { code: string }, } } | { "error": { 
/**
 * The id of the action, if it was one.
 */
cmd?: string | null, 
/**
 * What was wrong.
 */
error: ProtocolError, } } | { "reacted": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
reaction: Reaction, } } | { "bye": { 
/**
 * Why.
 */
error: ProtocolError, } };

export type ToServer = { "hello": { 
/**
 * [`VERSION`](crate::VERSION), as the client knows it.
 */
protocol: number, 
/**
 * The table's id.
 */
table: string, 
/**
 * The secret of a seat; without one the client watches.
 */
token: string | null, 
/**
 * The last version the client has seen. It is sent what it missed.
 */
seen: number | null, 
/**
 * Others are at the same screen: the seat is here, and nothing is to be sent that only it may see.
 */
covered?: boolean, } } | { "act": { 
/**
 * Chosen by the client, new for every action. Sent again with the same action after a lost connection, it
 * is answered, not repeated.
 */
cmd: string, 
/**
 * Exactly as the menu has it, or one that the rules let anybody try.
 */
action: unknown, } } | { "try": { 
/**
 * Chosen by the client; the answer names it.
 */
cmd: string, 
/**
 * The action, whether it is on the menu or not.
 */
action: unknown, } } | { "undo": { 
/**
 * The latest version.
 */
version: number, } } | { "commit": { 
/**
 * The hash.
 */
commitment: Bytes32, } } | { "reveal": { 
/**
 * The number.
 */
number: Bytes32, } } | { "stand_in": { 
/**
 * Whose seat.
 */
seat: Seat, } } | { "back": Record<symbol, never> } | { "resign": Record<symbol, never> } | { "wish": { 
/**
 * What.
 */
wish: Wish, 
/**
 * Whether it is wanted.
 */
on: boolean, } } | { "hand_over": { 
/**
 * Whose it is to be.
 */
seat: Seat, } } | { "relink": { 
/**
 * The new secret.
 */
token: Bytes16, } } | { "invite": { 
/**
 * The new secret; none: nobody else is invited.
 */
invite: Bytes16 | null, } } | { "watch": { 
/**
 * Whether they may.
 */
open: boolean, } } | { "hasten": Record<symbol, never> } | { "react": { 
/**
 * Which.
 */
reaction: Reaction, } };

export type Verified = { 
/**
 * How many steps, the opening included.
 */
steps: number, 
/**
 * How many draws.
 */
draws: number, 
/**
 * How the seed was made. Of the first kind nobody can say that it was not chosen.
 */
luck: LuckKind, 
/**
 * The persons who brought nothing to a seed of the second kind, in seat order: each is a choice that the host could
 * have made.
 */
without: Array<Seat>, 
/**
 * After how many steps it was played on from another match, the opening not counted. Of the luck before that nothing is
 * proven.
 */
played_on?: number, };

export type Wish = { "kind": "begin" } | { "kind": "pause" } | { "kind": "resume" } | { "kind": "remove", 
/**
 * Their seat.
 */
seat: Seat, };

export type Wished = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What they want.
 */
wish: Wish, };
