// Generated from Rust by `cargo xtask codegen`. Do not edit.

import type { Hidden, Seat } from './protocol';

export type Address = { 
/**
 * An index into the plan's streets.
 */
street: number, 
/**
 * The house number.
 */
number: number, };

export type ArrestView = { 
/**
 * Who is to be arrested.
 */
thief: Seat, 
/**
 * Why.
 */
cause: Cause, 
/**
 * Who may make it.
 */
by: Array<Piece>, };

export type Came = "on_foot" | { "by_line": number } | "by_change";

export type CaptiveView = { 
/**
 * Who is being arrested.
 */
thief: Seat, 
/**
 * None until it is settled who makes the arrest.
 */
by: Piece | null, };

export type Car = { 
/**
 * Where it looks from, and drives on from.
 */
head: Place, 
/**
 * The other square it covers.
 */
behind: Place, };

export type Cause = "landed" | "door" | "surrounded" | "wire" | "last_chance";

export type ChaseAction = { "do": "choose_den", 
/**
 * Which den.
 */
den: Place, } | { "do": "place_man", 
/**
 * Which square.
 */
at: Place, } | { "do": "place_car", 
/**
 * Where the car's head stands.
 */
head: Place, 
/**
 * The other square it covers.
 */
behind: Place, } | { "do": "throw" } | { "do": "walk", 
/**
 * Where the piece ends.
 */
to: Place, } | { "do": "ride", 
/**
 * The stop to get off at.
 */
to: Place, } | { "do": "march", 
/**
 * Which policeman.
 */
man: number, 
/**
 * Where the piece ends.
 */
to: Place, } | { "do": "drive", 
/**
 * Where the car's head ends.
 */
head: Place, 
/**
 * The other square it covers.
 */
behind: Place, } | { "do": "send_by_tram", 
/**
 * Which policeman.
 */
man: number, 
/**
 * The stop to get off at.
 */
to: Place, } | { "do": "hide_all" } | { "do": "hide_part", 
/**
 * How much.
 */
amount: number, } | { "do": "fetch_all" } | { "do": "fetch_part", 
/**
 * How much.
 */
amount: number, } | { "do": "leave_money" } | { "do": "try_escape" } | { "do": "sit_out" } | { "do": "take", 
/**
 * Which piece.
 */
by: Piece, } | { "do": "put_in_cell", 
/**
 * Which square.
 */
at: Place, } | { "do": "post_guard", 
/**
 * Which square.
 */
at: Place, } | { "do": "car_home", 
/**
 * Where the car's head stands then.
 */
head: Place, 
/**
 * The other square it covers.
 */
behind: Place, } | { "do": "car_stays" };

export type ChaseBoard = { 
/**
 * Every square of the city, and what lies between them.
 */
plan: Plan, 
/**
 * How long a side of a square is in the picture.
 */
cell: number, 
/**
 * SVG markup without the outer element; its colours are given by classes.
 */
picture: string, };

export type ChaseConfig = { 
/**
 * Which city is played in.
 */
map: Map, 
/**
 * Everything else.
 */
options: ChaseOptions, };

export type ChaseEvent = { "on": "drew_lot", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What was thrown.
 */
die: number, } | { "on": "police_chosen", 
/**
 * Who.
 */
seat: Seat, } | { "on": "den_chosen", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * Which den.
 */
den: Place, } | { "on": "man_placed", 
/**
 * Which policeman.
 */
man: number, 
/**
 * On which square.
 */
at: Place, } | { "on": "car_placed", 
/**
 * Where the car's head stands.
 */
head: Place, 
/**
 * The other square it covers.
 */
behind: Place, } | { "on": "threw", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What was thrown.
 */
die: number, } | { "on": "passed", 
/**
 * Who.
 */
seat: Seat, } | { "on": "walked", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * Every square of the way, the first and the last among them.
 */
path: Array<Place>, } | { "on": "rode", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * By which line.
 */
line: number, 
/**
 * Where the piece got on.
 */
from: Place, 
/**
 * Where the piece got off.
 */
to: Place, 
/**
 * Whether it was the second tram in a row.
 */
changed: boolean, } | { "on": "marched", 
/**
 * Which policeman.
 */
man: number, 
/**
 * Every square of the way, the first and the last among them.
 */
path: Array<Place>, } | { "on": "man_rode", 
/**
 * Which policeman.
 */
man: number, 
/**
 * By which line.
 */
line: number, 
/**
 * Where the piece got on.
 */
from: Place, 
/**
 * Where the piece got off.
 */
to: Place, 
/**
 * Whether it was the second tram in a row.
 */
changed: boolean, } | { "on": "drove", 
/**
 * Every square of the way, the first and the last among them.
 */
path: Array<Place>, } | { "on": "robbed", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * Which office.
 */
at: Place, 
/**
 * What it gave.
 */
sum: number, 
/**
 * Whether it was the travel agency's till.
 */
agency: boolean, } | { "on": "hid", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * Which den.
 */
den: Place, 
/**
 * How much.
 */
amount: Hidden<number>, 
/**
 * Whether that was all there was.
 */
all: boolean, 
/**
 * Whether only the thief may know how much.
 */
secret: boolean, } | { "on": "fetched", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * Which den.
 */
den: Place, 
/**
 * How much.
 */
amount: Hidden<number>, 
/**
 * Whether that was all there was.
 */
all: boolean, 
/**
 * Whether only the thief may know how much.
 */
secret: boolean, } | { "on": "wanted", 
/**
 * Which thief.
 */
thief: Seat, } | { "on": "arrested", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * By which piece.
 */
by: Piece, 
/**
 * Why.
 */
cause: Cause, 
/**
 * Where.
 */
at: Place, 
/**
 * Which of the thief's arrests this is.
 */
times: number, } | { "on": "put_in_cell", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * On which square.
 */
at: Place, } | { "on": "guard_posted", 
/**
 * Which policeman.
 */
man: number, 
/**
 * On which square.
 */
at: Place, } | { "on": "car_home", 
/**
 * Where the car's head stands.
 */
head: Place, 
/**
 * The other square it covers.
 */
behind: Place, } | { "on": "car_stayed" } | { "on": "sentenced", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * For how many turns the thief sits.
 */
turns: number, 
/**
 * What the thief carried.
 */
lost: number, 
/**
 * What the police get of it.
 */
bounty: number, } | { "on": "out_of_game", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * None if it was the car.
 */
man: number | null, 
/**
 * What the thief carried.
 */
lost: number, 
/**
 * What the police get of it.
 */
bounty: number, 
/**
 * What the thief had hidden.
 */
hidden: number, } | { "on": "missed_six", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * What was thrown.
 */
die: number, 
/**
 * How many turns are left to serve.
 */
left: number, } | { "on": "sat_out", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * How many turns are left to serve.
 */
left: number, } | { "on": "escaped", 
/**
 * Which thief.
 */
thief: Seat, } | { "on": "released", 
/**
 * Which thief.
 */
thief: Seat, } | { "on": "bought_ticket", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * Which escape square.
 */
at: Place, 
/**
 * What it cost.
 */
fare: number, } | { "on": "got_away", 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * What the thief took along.
 */
carried: Hidden<number>, 
/**
 * What the thief had hidden, and leaves behind.
 */
left: Hidden<number>, 
/**
 * Whether only the thief may know how much.
 */
secret: boolean, } | { "on": "time_up", 
/**
 * The last round.
 */
round: number, } | { "on": "game_over", 
/**
 * What each seat has, in seat order.
 */
totals: Array<number>, 
/**
 * The richest.
 */
winners: Array<Seat>, };

export type ChaseOptions = { 
/**
 * [tp.setup.players] Two to six: the police and one to five thieves.
 */
seats: number, 
/**
 * [tp.setup.players] Who is the police. None: the highest throw decides.
 */
police: Seat | null, 
/**
 * Which of the printed rulebooks is played by.
 */
edition: Edition, 
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

export type ChaseRefusal = { "code": "seat_count", 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "code": "no_such_police", 
/**
 * Which seat.
 */
seat: Seat, } | { "code": "round_limit", 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "code": "no_such_map" } | { "code": "bad_map", 
/**
 * All that is wrong with it, in the order of the file.
 */
faults: Array<MapFault>, } | { "code": "game_over" } | { "code": "not_your_turn", 
/**
 * Whose turn it is.
 */
turn: Seat, } | { "code": "only_police" } | { "code": "only_thieves" } | { "code": "not_now", 
/**
 * What the game waits for.
 */
stage: ChaseStage, 
/**
 * Whether it waits for the police.
 */
police: boolean, } | { "code": "in_prison", 
/**
 * How many turns are left to serve.
 */
turns: number, } | { "code": "not_in_prison" } | { "code": "no_such_man", 
/**
 * Which policeman.
 */
man: number, } | { "code": "out_of_game", 
/**
 * Which policeman.
 */
man: number, } | { "code": "guards", 
/**
 * Which policeman.
 */
man: number, 
/**
 * Whom he guards.
 */
prisoner: Seat, } | { "code": "no_such_place", 
/**
 * Which square.
 */
at: Place, } | { "code": "must_move_on", 
/**
 * Which piece.
 */
piece: Piece, 
/**
 * Whether it stands in front of an escape square.
 */
escape: boolean, } | { "code": "not_a_den", 
/**
 * Which square.
 */
at: Place, } | { "code": "not_in_house", 
/**
 * Which square.
 */
at: Place, 
/**
 * Whether the pieces are still being placed.
 */
setup: boolean, } | { "code": "not_at_gate", 
/**
 * The square in front of the gate.
 */
gate: Place, } | { "code": "not_nearest", 
/**
 * Which piece.
 */
by: Piece, 
/**
 * Whether it is about a telegraph station.
 */
wire: boolean, } | { "code": "not_in_den" } | { "code": "moved_money_already" } | { "code": "no_money" } | { "code": "not_whole_thousands" } | { "code": "not_so_much", 
/**
 * What there is.
 */
have: number, } | { "code": "not_at_stop", 
/**
 * Which square.
 */
at: Place, } | { "code": "rode_already", 
/**
 * Whether it was the second tram in a row.
 */
changed: boolean, } | { "code": "stands_still", 
/**
 * Whether it is a den.
 */
same_den: boolean, } | { "code": "not_on_line", 
/**
 * Where the piece was to end.
 */
to: Place, } | { "code": "police_in_den", 
/**
 * Which square.
 */
at: Place, } | { "code": "police_at_escape", 
/**
 * Which square.
 */
at: Place, } | { "code": "thief_in_house", 
/**
 * Which square.
 */
at: Place, } | { "code": "car_off_street", 
/**
 * Which square.
 */
at: Place, } | { "code": "cannot_pay", 
/**
 * What it costs.
 */
fare: number, 
/**
 * What the thief has.
 */
carried: number, } | { "code": "taken", 
/**
 * Which square.
 */
at: Place, 
/**
 * Whether the piece was to come by tram.
 */
tram: boolean, } | { "code": "not_wanted", 
/**
 * Which thief.
 */
thief: Seat, } | { "code": "safe_on_stop", 
/**
 * Which thief.
 */
thief: Seat, } | { "code": "police_in_the_way", 
/**
 * Where the piece was to end.
 */
to: Place, } | { "code": "thief_on_stop_in_the_way", 
/**
 * Where the piece was to end.
 */
to: Place, } | { "code": "car_backward" } | { "code": "no_way", 
/**
 * Where the piece was to end.
 */
to: Place, 
/**
 * How many steps it should be.
 */
steps: number, 
/**
 * Whether it is an escape square that needs the exact count.
 */
flight: boolean, };

export type ChaseStage = "draw_lots" | "choose_den" | "place_man" | "place_car" | "turn" | "throw" | "move" | "in_den" | "throw_for_six" | "count_fare" | "choose_taker" | "choose_cell" | "choose_post" | "choose_car_home" | "sentence" | "count" | "over";

export type ChaseView = { 
/**
 * What the table agreed on beside the map.
 */
options: ChaseOptions, 
/**
 * What the game waits for.
 */
stage: ChaseStage, 
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
 * [tp.prison.escape] The thief whose turn it is has thrown a six in prison and walks out with it.
 */
escaping: boolean, 
/**
 * [tp.setup.police] The policeman who is to be placed, by number.
 */
to_place?: number, 
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
contending: Array<Seat>, 
/**
 * The policemen, by number.
 */
men: Array<ManView>, 
/**
 * None until it is placed.
 */
car: Car | null, 
/**
 * For how many turns of the police the car has stood in front of an escape square unmoved; at two it must leave.
 */
car_stays: number, 
/**
 * [tp.guard.count] Pieces that have stood too long on guarded squares: if any of them can move, one of them must.
 */
due: Array<Piece>, 
/**
 * The piece the police moved in this turn of theirs.
 */
moved: Piece | null, 
/**
 * What the police have.
 */
police_money: number, 
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
help: Help | null, 
/**
 * [tp.end.count] What place each seat has come to, when the game is over. Equal sums share one.
 */
places: Array<number>, };

export type Danger = { 
/**
 * Which thief.
 */
thief: Seat, 
/**
 * In how many of six throws.
 */
sixths: number, };

export type Edition = "klassisk" | "ny";

export type EndDanger = { 
/**
 * Which square.
 */
to: Place, 
/**
 * In how many of six throws.
 */
sixths: number, };

export type Fate = { "is": "free" } | { "is": "leaving" } | { "is": "taken" } | { "is": "prison", 
/**
 * For so many more turns.
 */
turns: number, } | { "is": "away" } | { "is": "out" };

export type Feature = "house" | "gate" | "station" | "airport" | "harbour" | "agency" | "telegraph" | "den" | "loot";

export type Form = "line" | "loot" | "place" | "stop" | "street" | "quarter" | "map";

export type Ground = "square" | "block" | "park" | "water" | "railway" | "airfield";

export type Help = { 
/**
 * For each thief whom the police are after, as things stand; not for one who sits in a den.
 */
thieves: Array<Danger>, 
/**
 * For each square the viewer, a thief on the move, could go to now.
 */
ends: Array<EndDanger>, };

export type HiddenView = { 
/**
 * In which den.
 */
den: Place, 
/**
 * How much, if the viewer may know.
 */
sum: Hidden<number>, };

export type Kind = { "is": "street" } | { "is": "house" } | { "is": "bank", 
/**
 * What it yields, in kronor.
 */
sum: number, } | { "is": "post", 
/**
 * What it yields, in kronor.
 */
sum: number, } | { "is": "telegraph" } | { "is": "agency" } | { "is": "den" } | { "is": "station" } | { "is": "airport" } | { "is": "harbour" };

export type Line = { 
/**
 * By which it is known in the drawing and on the signs.
 */
number: number, 
/**
 * What it is called.
 */
name: Words, 
/**
 * From one end to the other.
 */
stops: Array<Place>, 
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
out: boolean, 
/**
 * How he came to where he stands.
 */
came: Came, 
/**
 * The prisoners he guards.
 */
guards: Array<Seat>, 
/**
 * For how many turns of the police he has stood on a guarded square unmoved; at two he must leave.
 */
stays: number, };

export type Map = { "shipped": string } | { "own": string };

export type MapFault = { 
/**
 * The line of the file.
 */
line: number, 
/**
 * The character in that line.
 */
column: number, } & ({ "fault": "too_large", 
/**
 * So many are allowed.
 */
max: number, } | { "fault": "first_line" } | { "fault": "unknown_word" } | { "fault": "malformed", 
/**
 * How such a line is written.
 */
form: Form, } | { "fault": "bad_text", 
/**
 * So many characters are allowed.
 */
max: number, } | { "fault": "twice", 
/**
 * The line that said it first.
 */
first: number, } | { "fault": "too_many_names", 
/**
 * So many of each are allowed.
 */
max: number, } | { "fault": "sum", 
/**
 * The largest sum.
 */
max: number, } | { "fault": "stop_lines", 
/**
 * So many lines may meet.
 */
most: number, } | { "fault": "letter_unused" } | { "fault": "name_missing" } | { "fault": "map_missing" } | { "fault": "uneven", 
/**
 * How long the line is.
 */
length: number, 
/**
 * How long most are.
 */
width: number, } | { "fault": "map_too_large", 
/**
 * So many cells are allowed each way.
 */
max: number, } | { "fault": "too_many_squares", 
/**
 * So many are allowed.
 */
max: number, } | { "fault": "unknown_character" } | { "fault": "letter_unknown" } | { "fault": "line_unknown", 
/**
 * The number of the line.
 */
tram: number, } | { "fault": "line_stops", 
/**
 * The number of the line.
 */
tram: number, 
/**
 * How many it has.
 */
stops: number, 
/**
 * The fewest allowed.
 */
least: number, 
/**
 * The most allowed.
 */
most: number, } | { "fault": "outside" } | { "fault": "no_street" } | { "fault": "dead_end" } | { "fault": "too_wide" } | { "fault": "unreachable", 
/**
 * How many there are.
 */
squares: number, } | { "fault": "office_doors", 
/**
 * How many it has.
 */
doors: number, } | { "fault": "no_door" } | { "fault": "count", 
/**
 * Of what.
 */
of: Feature, 
/**
 * How many there are.
 */
found: number, 
/**
 * The fewest allowed.
 */
least: number, 
/**
 * The most allowed.
 */
most: number, } | { "fault": "misplaced", 
/**
 * Which one.
 */
of: Feature, } | { "fault": "house_split" } | { "fault": "gate_aside", 
/**
 * How many lie there.
 */
houses: number, });

export type Money = { 
/**
 * Always true of one who has paid a fare: what was left after it is not shown.
 */
any: boolean, 
/**
 * How much, if the viewer may know.
 */
sum: Hidden<number>, };

export type Piece = { "man": number } | "car";

export type Place = number;

export type Plan = { 
/**
 * What the city is called.
 */
name: Words, 
/**
 * How many cells there are in a row.
 */
width: number, 
/**
 * How many rows there are.
 */
height: number, 
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
lines: Array<Line>, 
/**
 * The named streets, in the order of the file.
 */
streets: Array<Street>, 
/**
 * The names of the parts of the city.
 */
quarters: Array<Quarter>, 
/**
 * [tp.board.station] The street square right in front of the gate of the police house.
 */
gate: Place, 
/**
 * The square of the police house behind the gate.
 */
gatehouse: Place, };

export type Quarter = { 
/**
 * What it is called.
 */
name: Words, 
/**
 * The row of the cell the name is written around, counted from zero.
 */
row: number, 
/**
 * The column of that cell, counted from zero.
 */
column: number, };

export type Square = { 
/**
 * What stands there.
 */
kind: Kind, 
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

export type Street = { 
/**
 * What it is called.
 */
name: Words, 
/**
 * Its first square, where the house numbers begin.
 */
from: Place, 
/**
 * Its last square.
 */
to: Place, };

export type ThiefView = { 
/**
 * Whose piece it is.
 */
seat: Seat, 
/**
 * None off the board.
 */
at: Place | null, 
/**
 * How the thief fares.
 */
fate: Fate, 
/**
 * Whether the police may arrest the thief.
 */
wanted: boolean, 
/**
 * How often the thief has been arrested.
 */
arrests: number, 
/**
 * How the thief came to where it stands.
 */
came: Came, 
/**
 * What the thief has along.
 */
carried: Money, 
/**
 * By den, only those where there is something.
 */
hidden: Array<HiddenView>, 
/**
 * What lies in all dens together.
 */
stash: Money, 
/**
 * What the thief has, along and hidden.
 */
total: Hidden<number>, };

export type Words = { 
/**
 * In Swedish.
 */
sv: string, 
/**
 * In English.
 */
en: string, };
