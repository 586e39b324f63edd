// Generated from Rust by `cargo xtask codegen`. Do not edit.

export type Advice = { action: unknown, chance: number | null, };

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
seats: Array<SeatRequest>, };

export type ErrorCode = "malformed" | "too_large" | "too_fast" | "cross_site" | "protocol" | "hello" | "unknown_table" | "unknown_game" | "table_too_old" | "table_too_new" | "table_damaged" | "wrong_token" | "not_seated" | "not_started" | "already_started" | "full" | "not_over" | "no_advice" | "no_decision" | "name" | "seats" | "storage" | "closing" | "replay" | "not_found" | "internal";

export type Failure = { "error": ProtocolError } | { "refused": { 
/**
 * The clause.
 */
rule: string, 
/**
 * The reason: a code and its parameters.
 */
refusal: { code: string }, } };

export type Hidden<T> = T | null;

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
 * The person's part of the seed.
 */
nonce: Bytes16, };

export type Level = "easy" | "medium" | "hard" | "master";

export type LookBack = { 
/**
 * What the check found.
 */
verdict: Checked, 
/**
 * The steps that hold: all of them, or those before the first that does not.
 */
steps: Array<OpenStep>, };

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
newest: number, } | { "code": "commitment" } | { "code": "seed" } | { "code": "options" } | { "code": "seats" } | { "code": "action", 
/**
 * In which step.
 */
step: number, 
/**
 * The clause that refuses it.
 */
rule: string | null, } | { "code": "draw", 
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

export type OpenStep = { 
/**
 * What happened.
 */
events: unknown[], 
/**
 * What then was true.
 */
view: unknown, };

export type Pace = "brisk" | "usual" | "calm";

export type ProtocolError = { 
/**
 * What was wrong.
 */
code: ErrorCode, 
/**
 * For developers, in English; never shown to players.
 */
detail?: string, };

export type Rematch = { 
/**
 * The secret of the asker's seat.
 */
token: string, 
/**
 * The asker's part of the seed.
 */
nonce: Bytes16, };

export type RematchLaid = { 
/**
 * Its id.
 */
table: string, 
/**
 * The asker's seat there.
 */
seat: Seat, };

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
 * The secret of the invitation link.
 */
invite: string, 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * How strong the bot is.
 */
level: Level, };

export type SeatInfo = { "kind": "free" } | { "kind": "person", 
/**
 * What they are called.
 */
name: string, 
/**
 * At least one connection is open for this seat.
 */
online: boolean, } | { "kind": "kept", 
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
 * Their part of the seed.
 */
nonce: Bytes16, } | { "kind": "link" } | { "kind": "bot", 
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
 * Its secret.
 */
token: string, };

export type Standing = { 
/**
 * How many actions have been carried out; 0 is the opening.
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
 * How long those waited for have left, where the rules give them a limited time.
 */
time_left_ms?: number, 
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
 * Opens a free seat: the secret of the invitation link.
 */
invite: string, 
/**
 * The secrets of the seats taken at this screen.
 */
seats: Array<SeatTaken>, };

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
 * The hash of the server's part of the seed, published before the start.
 */
commitment: Bytes32, 
/**
 * The table of the next match with the same people, once somebody has asked for it.
 */
rematch?: string, };

export type TableSettings = { 
/**
 * How long bots pause before they move.
 */
pace: Pace, 
/**
 * Whether a player may ask what a master would do. Stored tables of the first weeks say `hints`.
 */
advice: boolean, };

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
 * What happened, covered for this viewer.
 */
events: unknown[], 
/**
 * Where the match stands after it.
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
version: number, } } | { "refused": { 
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
error: ProtocolError, } } | { "bye": { 
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
seen: number | null, } } | { "act": { 
/**
 * Chosen by the client, new for every action. Sent again with the same action after a lost connection, it
 * is answered, not repeated. It may not begin as one of [`CMD_RESERVED`](crate::CMD_RESERVED).
 */
cmd: string, 
/**
 * Exactly as the menu has it, or one that the rules let anybody try.
 */
action: unknown, } };

export type Verified = { 
/**
 * How many steps, the opening included.
 */
steps: number, 
/**
 * How many draws.
 */
draws: number, };
