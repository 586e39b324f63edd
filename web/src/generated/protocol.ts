// Generated from Rust by `cargo xtask codegen`. Do not edit.

export type Bytes16 = string;

export type Bytes32 = string;

export type Fault = { "code": "format", found: number, } | { "code": "unknown_game", game: string, } | { "code": "rules", found: number, known: number, } | { "code": "commitment" } | { "code": "seed" } | { "code": "options" } | { "code": "seats" } | { "code": "action", step: number, rule: string | null, } | { "code": "draw", step: number, draw: number, } | { "code": "events", step: number, } | { "code": "unfinished" } | { "code": "result" };

export type Hidden<T> = T | null;

export type Seat = number;

export type Verified = { steps: number, draws: number, };

export type ProtocolError = { code: ErrorCode, 
/**
 * For developers, in English; never shown to players.
 */
detail?: string, };

export type ErrorCode = "malformed" | "too_large" | "too_fast" | "cross_site" | "protocol" | "hello" | "unknown_table" | "unknown_game" | "unknown_level" | "wrong_token" | "not_seated" | "not_started" | "already_started" | "full" | "not_over" | "no_hints" | "no_decision" | "name" | "seats" | "storage" | "closing" | "replay" | "not_found";

export type Pace = "brisk" | "usual" | "calm";

export type Position = { version: number, view: unknown, 
/**
 * What this viewer may do now, each with what would happen at once. Empty for a watcher.
 */
menu: { action: unknown; would: unknown[] }[], 
/**
 * Whom the match waits for.
 */
waiting: Array<Seat>, 
/**
 * How long those waited for have left, where the rules give them a limited time.
 */
time_left_ms?: number, 
/**
 * Each seat's share of the win, when the match is over.
 */
result?: Array<number>, };

export type SeatInfo = { "kind": "free" } | { "kind": "person", name: string, online: boolean, } | { "kind": "kept", name: string, } | { "kind": "bot", name: string, level: string, };

export type TableInfo = { id: string, game: string, options: unknown, settings: TableSettings, stage: TableStage, seats: Array<SeatInfo>, 
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
 * Whether a player may ask what a master would do.
 */
hints: boolean, };

export type TableStage = "gathering" | "playing" | "over";

export type ToClient = { "welcome": { protocol: number, 
/**
 * The client's seat; none for a watcher.
 */
seat: Seat | null, table: TableInfo, } } | { "table": TableInfo } | { "step": { 
/**
 * The id of the client's own action, if this step carries it out.
 */
cmd?: string | null, 
/**
 * What happened, covered for this viewer.
 */
events: unknown[], position: Position, } } | { "resync": { 
/**
 * What happened so far, covered for this viewer: the events of each of the latest steps up to and with this
 * version, for the log in words.
 */
log: unknown[][], position: Position, } } | { "accepted": { cmd: string, version: number, } } | { "refused": { cmd: string, 
/**
 * The clause.
 */
rule: string, 
/**
 * The reason: a code and its parameters.
 */
refusal: { code: string }, } } | { "error": { cmd?: string | null, error: ProtocolError, } } | { "bye": { error: ProtocolError, } };

export type ToServer = { "hello": { protocol: number, table: string, 
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
 * is answered, not repeated.
 */
cmd: string, action: unknown, } };

export type AskBoard = { game: string, options: unknown, };

export type AskHint = { token: string, };

export type AskReview = { 
/**
 * A replay file.
 */
replay: unknown, 
/**
 * The step that carried out the decision; the opening is step 0.
 */
step: number, };

export type Checked = { "holds": Verified } | { "fails": Fault };

export type Counsel = { seat: Seat, 
/**
 * The version it is about: the position as it was after this step.
 */
version: number, 
/**
 * The best few actions, best first, each with the chance that the seat then wins the match.
 */
advice: { action: unknown; chance: number | null }[], };

export type CreateTable = { game: string, 
/**
 * The game's options, the number of seats among them.
 */
options: unknown, settings?: TableSettings, seats: Array<SeatRequest>, };

export type Failure = { "error": ProtocolError } | { "refused": { rule: string, refusal: { code: string }, } };

export type Join = { invite: string, name: string, nonce: Bytes16, };

export type LookBack = { verdict: Checked, 
/**
 * The steps that hold: all of them, or those before the first fault.
 */
steps: Array<OpenStep>, };

export type OpenStep = { events: unknown[], view: unknown, };

export type Rematch = { token: string, nonce: Bytes16, };

export type RematchLaid = { table: string, seat: Seat, };

export type SeatBot = { invite: string, seat: Seat, level: string, };

export type SeatRequest = { "kind": "here", name: string, nonce: Bytes16, } | { "kind": "link" } | { "kind": "bot", level: string, };

export type SeatTaken = { seat: Seat, token: string, };

export type TableCreated = { table: string, 
/**
 * Opens a free seat: the secret of the invitation link.
 */
invite: string, 
/**
 * The secrets of the seats taken at this screen.
 */
seats: Array<SeatTaken>, };
