// Generated from Rust by `cargo xtask codegen`. Do not edit.

import type { Hidden, Seat } from './protocol';

export type Card = string;

export type HandView = { 
/**
 * How many cards it has.
 */
count: number, 
/**
 * Which, by suit and then by rank; only its owner sees them.
 */
cards: Hidden<Array<Card>>, };

export type LastDeal = { 
/**
 * How many cards each seat got in it.
 */
counts: Array<number>, 
/**
 * [tj.score] Who got most: more than one share the deal.
 */
most: Array<Seat>, 
/**
 * [tj.match] Who got fewest: one of them deals next.
 */
fewest: Array<Seat>, };

export type PileView = { 
/**
 * The card that made it.
 */
top: Card, 
/**
 * How many cards it has, the top card included.
 */
size: number, 
/**
 * The cards under the top card.
 */
under: Hidden<Array<Card>>, };

export type Piles = "tops" | "open";

export type Refill = "hand" | "talon";

export type StolenPile = { 
/**
 * Whose it was.
 */
from: Seat, 
/**
 * Its top card.
 */
top: Card, 
/**
 * How many cards it had.
 */
size: number, };

export type TjuvAction = { "do": "lay_lowest", 
/**
 * One of the lowest in the hand.
 */
card: Card, } | { "do": "put_under", 
/**
 * One of the highest on the table.
 */
card: Card, } | { "do": "capture", 
/**
 * From the hand; higher than a table card of its suit.
 */
card: Card, } | { "do": "lay", 
/**
 * From the hand; higher than no table card of its suit.
 */
card: Card, } | { "do": "refill", 
/**
 * From the hand.
 */
card: Card, };

export type TjuvConfig = { 
/**
 * [tj.players] Two to eleven.
 */
seats: number, 
/**
 * [tj.match.length] How many deals the match has.
 */
deals: number, 
/**
 * [tj.refill.talon] Where the cards come from that fill up the table.
 */
refill: Refill, 
/**
 * [tj.view] What others see of a pile.
 */
piles: Piles, };

export type TjuvEvent = { "on": "deal_begins", 
/**
 * Which deal of the match, counted from one.
 */
deal: number, 
/**
 * Who deals.
 */
dealer: Seat, } | { "on": "dealt", 
/**
 * Who gets it.
 */
to: Seat, 
/**
 * The seat's first to fourth card of this deal.
 */
round: number, 
/**
 * Only its owner sees it.
 */
card: Hidden<Card>, } | { "on": "laid_lowest", 
/**
 * Whose card it was.
 */
by: Seat, 
/**
 * Now on the table.
 */
card: Card, } | { "on": "added", 
/**
 * Now on the table.
 */
card: Card, } | { "on": "put_under", 
/**
 * No longer on the table.
 */
card: Card, } | { "on": "captured", 
/**
 * Who played.
 */
by: Seat, 
/**
 * Now the top of the pile.
 */
card: Card, 
/**
 * What was taken from the table, by suit and then by rank.
 */
table: Array<Card>, 
/**
 * The piles that were stolen, by seat and then by top card.
 */
stolen: Array<StolenPile>, 
/**
 * How many cards the new pile has.
 */
size: number, } | { "on": "laid", 
/**
 * Who played.
 */
by: Seat, 
/**
 * Now on the table.
 */
card: Card, } | { "on": "drew", 
/**
 * Who drew.
 */
by: Seat, 
/**
 * Only who drew it sees it.
 */
card: Hidden<Card>, } | { "on": "refilled", 
/**
 * Whose card it was.
 */
by: Seat, 
/**
 * Now on the table.
 */
card: Card, } | { "on": "refilled_from_talon", 
/**
 * Now on the table.
 */
card: Card, } | { "on": "took_last", 
/**
 * Who gets it.
 */
by: Seat, 
/**
 * By suit and then by rank.
 */
cards: Array<Card>, } | { "on": "deal_over", 
/**
 * Which deal of the match, counted from one.
 */
deal: number, 
/**
 * How many cards each seat got in this deal.
 */
counts: Array<number>, 
/**
 * How many cards each seat got in all deals so far.
 */
totals: Array<number>, 
/**
 * Who deals next; nobody after the last deal.
 */
next_dealer: Seat | null, } | { "on": "match_over", 
/**
 * How many cards each seat got in all deals.
 */
totals: Array<number>, 
/**
 * The seats with the greatest total, in seat order.
 */
winners: Array<Seat>, };

export type TjuvRefusal = { "code": "seat_count", 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "code": "deal_count", 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "code": "match_over" } | { "code": "not_your_turn", 
/**
 * Whose turn it is.
 */
turn: Seat, } | { "code": "not_now", 
/**
 * What is waited for.
 */
stage: TjuvStage, } | { "code": "not_in_hand", 
/**
 * What was tried.
 */
card: Card, } | { "code": "not_on_table", 
/**
 * What was tried.
 */
card: Card, } | { "code": "not_lowest", 
/**
 * What was tried.
 */
card: Card, 
/**
 * One of the lowest in the hand.
 */
lowest: Card, } | { "code": "not_highest", 
/**
 * What was tried.
 */
card: Card, 
/**
 * One of the highest on the table.
 */
highest: Card, } | { "code": "only_piles", 
/**
 * What was tried.
 */
card: Card, } | { "code": "beats_nothing", 
/**
 * What was tried.
 */
card: Card, } | { "code": "must_capture", 
/**
 * What was tried.
 */
card: Card, 
/**
 * A table card that it beats.
 */
beats: Card, };

export type TjuvStage = "draw_dealer" | "deal_three" | "lay_lowest" | "add" | "put_under" | "deal_fourth" | "play" | "draw" | "refill" | "refill_from_talon" | "over";

export type TjuvView = { 
/**
 * What was agreed before the start.
 */
options: TjuvConfig, 
/**
 * Which deal of the match, counted from one.
 */
deal: number, 
/**
 * Who deals.
 */
dealer: Seat, 
/**
 * What is waited for.
 */
stage: TjuvStage, 
/**
 * Whose turn it is; nobody's when the match is over.
 */
turn: Seat | null, 
/**
 * Each seat's hand.
 */
hands: Array<HandView>, 
/**
 * The open cards in the middle, by suit and then by rank.
 */
table: Array<Card>, 
/**
 * Each seat's piles, by top card.
 */
piles: Array<Array<PileView>>, 
/**
 * How many cards are left to draw.
 */
talon: number, 
/**
 * The cards the dealer put under the talon that this viewer has not seen again. They are the last to be drawn.
 */
under: Array<Card>, 
/**
 * All captured cards but the tops of the piles. Everyone saw them, so everyone may count them.
 */
captured: Array<Card>, 
/**
 * How many cards each seat has taken in this deal; of the last deal when the match is over.
 */
counts: Array<number>, 
/**
 * How many cards each seat has taken in the finished deals of this match.
 */
totals: Array<number>, 
/**
 * How many cards each seat has taken in this match, those of the deal that is being played among them.
 */
so_far: Array<number>, 
/**
 * What place each seat has by the finished deals of this match. Equal totals share one.
 */
places: Array<number>, 
/**
 * How the latest finished deal ended; nothing before there is one.
 */
last_deal?: LastDeal, };
