// Generated from Rust by `cargo xtask codegen`. Do not edit.

import type { Hidden, Seat } from './protocol';

export type TjuvAction = { "do": "lay_lowest", card: Card, } | { "do": "put_under", card: Card, } | { "do": "capture", card: Card, } | { "do": "lay", card: Card, } | { "do": "refill", card: Card, };

export type Card = string;

export type TjuvConfig = { 
/**
 * [tj.players] Two to eleven.
 */
seats: number, 
/**
 * [tj.match.length] How many deals the match has.
 */
deals: number, refill: Refill, piles: Piles, };

export type TjuvEvent = { "on": "deal_begins", deal: number, dealer: Seat, } | { "on": "dealt", to: Seat, round: number, card: Hidden<Card>, } | { "on": "laid_lowest", by: Seat, card: Card, } | { "on": "added", card: Card, } | { "on": "put_under", card: Card, } | { "on": "captured", by: Seat, card: Card, table: Array<Card>, stolen: Array<StolenPile>, size: number, } | { "on": "laid", by: Seat, card: Card, } | { "on": "drew", by: Seat, card: Hidden<Card>, } | { "on": "refilled", by: Seat, card: Card, } | { "on": "refilled_from_talon", card: Card, } | { "on": "took_last", by: Seat, cards: Array<Card>, } | { "on": "deal_over", deal: number, counts: Array<number>, totals: Array<number>, next_dealer: Seat | null, } | { "on": "match_over", totals: Array<number>, winners: Array<Seat>, };

export type HandView = { count: number, cards: Hidden<Array<Card>>, };

export type PileView = { top: Card, size: number, 
/**
 * The cards under the top card.
 */
under: Hidden<Array<Card>>, };

export type Piles = "tops" | "open";

export type Refill = "hand" | "talon";

export type TjuvRefusal = { "code": "seat_count", min: number, max: number, } | { "code": "deal_count", min: number, max: number, } | { "code": "match_over" } | { "code": "not_your_turn", turn: Seat, } | { "code": "not_now", stage: TjuvStage, } | { "code": "not_in_hand", card: Card, } | { "code": "not_on_table", card: Card, } | { "code": "not_lowest", card: Card, lowest: Card, } | { "code": "not_highest", card: Card, highest: Card, } | { "code": "only_piles", card: Card, } | { "code": "beats_nothing", card: Card, } | { "code": "must_capture", card: Card, beats: Card, };

export type TjuvStage = "draw_dealer" | "deal_three" | "lay_lowest" | "add" | "put_under" | "deal_fourth" | "play" | "draw" | "refill" | "refill_from_talon" | "over";

export type StolenPile = { from: Seat, top: Card, size: number, };

export type TjuvView = { options: TjuvConfig, 
/**
 * Which deal of the match, counted from one.
 */
deal: number, dealer: Seat, stage: TjuvStage, 
/**
 * Whose turn it is; nobody's when the match is over.
 */
turn: Seat | null, hands: Array<HandView>, 
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
 * The cards the dealer put under the talon that have not been seen again. They are the last to be drawn.
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
totals: Array<number>, };
