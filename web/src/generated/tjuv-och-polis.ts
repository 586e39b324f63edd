// Generated from Rust by `cargo xtask codegen`. Do not edit.

import type { Hidden, Seat } from './protocol';

export type ChaseAction = { "do": "choose_den", den: Place, } | { "do": "place_man", at: Place, } | { "do": "place_car", head: Place, behind: Place, } | { "do": "throw" } | { "do": "walk", to: Place, } | { "do": "ride", to: Place, } | { "do": "march", man: number, to: Place, } | { "do": "drive", head: Place, behind: Place, } | { "do": "send_by_tram", man: number, to: Place, } | { "do": "hide_all" } | { "do": "hide_part", amount: number, } | { "do": "fetch_all" } | { "do": "fetch_part", amount: number, } | { "do": "leave_money" } | { "do": "try_escape" } | { "do": "sit_out" } | { "do": "take", by: Piece, } | { "do": "put_in_cell", at: Place, } | { "do": "post_guard", at: Place, } | { "do": "car_home", head: Place, behind: Place, } | { "do": "car_stays" };

export type Address = { street: number, number: number, };

export type ArrestView = { thief: Seat, cause: Cause, 
/**
 * Who may make it.
 */
by: Array<Piece>, };

export type ChaseBoard = { plan: Plan, 
/**
 * How long a side of a square is in the picture.
 */
cell: number, 
/**
 * SVG markup without the outer element; its colours are given by classes.
 */
picture: string, };

export type Came = "on_foot" | { "by_line": number } | "by_change";

export type CaptiveView = { thief: Seat, 
/**
 * None until it is settled who makes the arrest.
 */
by: Piece | null, };

export type Car = { head: Place, behind: Place, };

export type Cause = "landed" | "door" | "surrounded" | "wire" | "last_chance";

export type ChaseConfig = { map: Map, options: ChaseOptions, };

export type Danger = { thief: Seat, sixths: number, };

export type Edition = "klassisk" | "ny";

export type EndDanger = { to: Place, sixths: number, };

export type ChaseEvent = { "on": "drew_lot", seat: Seat, die: number, } | { "on": "police_chosen", seat: Seat, } | { "on": "den_chosen", thief: Seat, den: Place, } | { "on": "man_placed", man: number, at: Place, } | { "on": "car_placed", head: Place, behind: Place, } | { "on": "threw", seat: Seat, die: number, } | { "on": "passed", seat: Seat, } | { "on": "walked", thief: Seat, path: Array<Place>, } | { "on": "rode", thief: Seat, line: number, from: Place, to: Place, changed: boolean, } | { "on": "marched", man: number, path: Array<Place>, } | { "on": "man_rode", man: number, line: number, from: Place, to: Place, changed: boolean, } | { "on": "drove", path: Array<Place>, } | { "on": "robbed", thief: Seat, at: Place, sum: number, agency: boolean, } | { "on": "hid", thief: Seat, den: Place, amount: Hidden<number>, all: boolean, secret: boolean, } | { "on": "fetched", thief: Seat, den: Place, amount: Hidden<number>, all: boolean, secret: boolean, } | { "on": "wanted", thief: Seat, } | { "on": "arrested", thief: Seat, by: Piece, cause: Cause, at: Place, times: number, } | { "on": "put_in_cell", thief: Seat, at: Place, } | { "on": "guard_posted", man: number, at: Place, } | { "on": "car_home", head: Place, behind: Place, } | { "on": "car_stayed" } | { "on": "sentenced", thief: Seat, turns: number, lost: number, bounty: number, } | { "on": "out_of_game", thief: Seat, man: number | null, lost: number, bounty: number, hidden: number, } | { "on": "missed_six", thief: Seat, die: number, left: number, } | { "on": "sat_out", thief: Seat, left: number, } | { "on": "escaped", thief: Seat, } | { "on": "released", thief: Seat, } | { "on": "bought_ticket", thief: Seat, at: Place, fare: number, } | { "on": "got_away", thief: Seat, carried: Hidden<number>, left: Hidden<number>, secret: boolean, } | { "on": "time_up", round: number, } | { "on": "game_over", totals: Array<number>, winners: Array<Seat>, };

export type Fate = { "is": "free" } | { "is": "leaving" } | { "is": "taken" } | { "is": "prison", turns: number, } | { "is": "away" } | { "is": "out" };

export type Feature = "house" | "gate" | "station" | "airport" | "harbour" | "agency" | "telegraph" | "den" | "loot";

export type Form = "line" | "loot" | "place" | "stop" | "street" | "quarter" | "map";

export type Ground = "square" | "block" | "park" | "water" | "railway" | "airfield";

export type Help = { 
/**
 * For each free thief as things stand.
 */
thieves: Array<Danger>, 
/**
 * For each square the viewer, a thief on the move, could go to now.
 */
ends: Array<EndDanger>, };

export type HiddenView = { den: Place, sum: Hidden<number>, };

export type Kind = { "is": "street" } | { "is": "house" } | { "is": "bank", sum: number, } | { "is": "post", sum: number, } | { "is": "telegraph" } | { "is": "agency" } | { "is": "den" } | { "is": "station" } | { "is": "airport" } | { "is": "harbour" };

export type Line = { number: number, name: Words, stops: Array<Place>, 
/**
 * The street squares the tracks run over, from the first stop to the last.
 */
track: Array<Place>, };

export type ManView = { 
/**
 * None before he is placed; in matches by version 2 of the rules also after he has left the game.
 */
at: Place | null, 
/**
 * He stands in the police house to the end, and takes no part.
 */
out: boolean, came: Came, 
/**
 * The prisoners he guards.
 */
guards: Array<Seat>, 
/**
 * For how many turns of the police he has stood on a guarded square unmoved; at two he must leave.
 */
stays: number, };

export type Map = { "shipped": string } | { "own": string };

export type MapFault = { line: number, column: number, } & ({ "fault": "too_large", max: number, } | { "fault": "first_line" } | { "fault": "unknown_word" } | { "fault": "malformed", form: Form, } | { "fault": "bad_text", max: number, } | { "fault": "twice", first: number, } | { "fault": "too_many_names", max: number, } | { "fault": "sum", max: number, } | { "fault": "stop_lines", most: number, } | { "fault": "letter_unused" } | { "fault": "name_missing" } | { "fault": "map_missing" } | { "fault": "uneven", length: number, width: number, } | { "fault": "map_too_large", max: number, } | { "fault": "too_many_squares", max: number, } | { "fault": "unknown_character" } | { "fault": "letter_unknown" } | { "fault": "line_unknown", tram: number, } | { "fault": "line_stops", tram: number, stops: number, least: number, most: number, } | { "fault": "outside" } | { "fault": "no_street" } | { "fault": "dead_end" } | { "fault": "too_wide" } | { "fault": "unreachable", squares: number, } | { "fault": "office_doors", doors: number, } | { "fault": "no_door" } | { "fault": "count", of: Feature, found: number, least: number, most: number, } | { "fault": "misplaced", of: Feature, } | { "fault": "house_split" } | { "fault": "gate_aside", houses: number, });

export type Money = { 
/**
 * Always true of one who has paid a fare: what was left after it is not shown.
 */
any: boolean, sum: Hidden<number>, };

export type ChaseOptions = { 
/**
 * [tp.setup.players] Two to six: the police and one to five thieves.
 */
seats: number, 
/**
 * [tp.setup.players] Who is the police. None: the highest throw decides.
 */
police: Seat | null, edition: Edition, 
/**
 * [tp.arrest.guard] A policeman who guards a prisoner stays with him.
 */
guard: boolean, 
/**
 * [tp.den.secret] How much a thief has is the thief's secret.
 */
secret_money: boolean, 
/**
 * [tp.end.long] A thief serving a sentence keeps the game going.
 */
long_game: boolean, 
/**
 * [tp.end.clock] After so many rounds all count their money.
 */
rounds: number | null, 
/**
 * Everybody is told how likely the police reach a thief with their next throw.
 */
help: boolean, };

export type Piece = { "man": number } | "car";

export type Place = number;

export type Plan = { name: Words, width: number, height: number, 
/**
 * What lies in every cell, row by row; squares that pieces stand on are [`Ground::Square`].
 */
ground: Array<Ground>, 
/**
 * By rows and then by columns: a [`Place`] is an index into this list.
 */
squares: Array<Square>, 
/**
 * The tram lines, by number.
 */
lines: Array<Line>, streets: Array<Street>, quarters: Array<Quarter>, 
/**
 * [tp.board.station] The street square right in front of the gate of the police house.
 */
gate: Place, 
/**
 * The square of the police house behind the gate.
 */
gatehouse: Place, };

export type Quarter = { name: Words, row: number, column: number, };

export type ChaseRefusal = { "code": "seat_count", min: number, max: number, } | { "code": "no_such_police", seat: Seat, } | { "code": "round_limit", min: number, max: number, } | { "code": "no_such_map" } | { "code": "bad_map", faults: Array<MapFault>, } | { "code": "game_over" } | { "code": "not_your_turn", turn: Seat, } | { "code": "only_police" } | { "code": "only_thieves" } | { "code": "not_now", stage: ChaseStage, police: boolean, } | { "code": "in_prison", turns: number, } | { "code": "not_in_prison" } | { "code": "no_such_man", man: number, } | { "code": "out_of_game", man: number, } | { "code": "guards", man: number, prisoner: Seat, } | { "code": "no_such_place", at: Place, } | { "code": "must_move_on", piece: Piece, escape: boolean, } | { "code": "not_a_den", at: Place, } | { "code": "not_in_house", at: Place, setup: boolean, } | { "code": "not_at_gate", gate: Place, } | { "code": "not_nearest", by: Piece, wire: boolean, } | { "code": "not_in_den" } | { "code": "moved_money_already" } | { "code": "no_money" } | { "code": "not_whole_thousands" } | { "code": "not_so_much", have: number, } | { "code": "not_at_stop", at: Place, } | { "code": "rode_already", changed: boolean, } | { "code": "stands_still", same_den: boolean, } | { "code": "not_on_line", to: Place, } | { "code": "police_in_den", at: Place, } | { "code": "police_at_escape", at: Place, } | { "code": "thief_in_house", at: Place, } | { "code": "car_off_street", at: Place, } | { "code": "cannot_pay", fare: number, carried: number, } | { "code": "taken", at: Place, tram: boolean, } | { "code": "not_wanted", thief: Seat, } | { "code": "safe_on_stop", thief: Seat, } | { "code": "police_in_the_way", to: Place, } | { "code": "thief_on_stop_in_the_way", to: Place, } | { "code": "car_backward" } | { "code": "no_way", to: Place, steps: number, flight: boolean, };

export type Square = { kind: Kind, 
/**
 * Counted from zero, from the top.
 */
row: number, 
/**
 * Counted from zero, from the left.
 */
column: number, 
/**
 * [tp.board.trams] The numbers of the lines that stop here, at most two.
 */
lines: Array<number>, 
/**
 * What the place is called: the name of an office, a den, an escape. None in the streets and the police house.
 */
name: Words | null, 
/**
 * The address: an index into the plan's streets, and a house number along it. Squares beside the street have
 * the address of the street square in front of them.
 */
address: Address | null, };

export type ChaseStage = "draw_lots" | "choose_den" | "place_man" | "place_car" | "turn" | "throw" | "move" | "in_den" | "throw_for_six" | "count_fare" | "choose_taker" | "choose_cell" | "choose_post" | "choose_car_home" | "sentence" | "count" | "over";

export type Street = { name: Words, from: Place, to: Place, };

export type ThiefView = { seat: Seat, at: Place | null, fate: Fate, wanted: boolean, arrests: number, came: Came, carried: Money, 
/**
 * By den, only those where there is something.
 */
hidden: Array<HiddenView>, };

export type ChaseView = { options: ChaseOptions, stage: ChaseStage, 
/**
 * Which seat is the police; none while they throw for it.
 */
police: Seat | null, 
/**
 * Whose turn it is; nobody's when the game is over.
 */
turn: Seat | null, 
/**
 * Counted from one; zero while the pieces are placed.
 */
round: number, 
/**
 * How far the piece moves, while a move by the die is due.
 */
die: number | null, 
/**
 * Money has been moved in the den at the start of this turn.
 */
moved_money: boolean, 
/**
 * What each seat threw for being the police: zero if not yet, or not any more.
 */
lots: Array<number>, 
/**
 * Who still throws for it.
 */
contending: Array<Seat>, men: Array<ManView>, 
/**
 * None until it is placed.
 */
car: Car | null, 
/**
 * For how many turns of the police the car has stood in front of an escape square unmoved; at two it must leave.
 */
car_stays: number, 
/**
 * The piece the police moved in this turn of theirs.
 */
moved: Piece | null, police_money: number, 
/**
 * What is in the travel agency's till.
 */
till: number, 
/**
 * The thieves, in turn order.
 */
thieves: Array<ThiefView>, 
/**
 * Arrests to be carried out, in turn order.
 */
arrests: Array<ArrestView>, 
/**
 * The arrest being carried out.
 */
captive: CaptiveView | null, 
/**
 * Where the table allows it.
 */
help: Help | null, };

export type Words = { sv: string, en: string, };

export type Wrong = { "fault": "too_large", max: number, } | { "fault": "first_line" } | { "fault": "unknown_word" } | { "fault": "malformed", form: Form, } | { "fault": "bad_text", max: number, } | { "fault": "twice", first: number, } | { "fault": "too_many_names", max: number, } | { "fault": "sum", max: number, } | { "fault": "stop_lines", most: number, } | { "fault": "letter_unused" } | { "fault": "name_missing" } | { "fault": "map_missing" } | { "fault": "uneven", length: number, width: number, } | { "fault": "map_too_large", max: number, } | { "fault": "too_many_squares", max: number, } | { "fault": "unknown_character" } | { "fault": "letter_unknown" } | { "fault": "line_unknown", tram: number, } | { "fault": "line_stops", tram: number, stops: number, least: number, most: number, } | { "fault": "outside" } | { "fault": "no_street" } | { "fault": "dead_end" } | { "fault": "too_wide" } | { "fault": "unreachable", squares: number, } | { "fault": "office_doors", doors: number, } | { "fault": "no_door" } | { "fault": "count", of: Feature, found: number, least: number, most: number, } | { "fault": "misplaced", of: Feature, } | { "fault": "house_split" } | { "fault": "gate_aside", houses: number, };
