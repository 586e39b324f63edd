// Generated from Rust by `cargo xtask codegen`. Do not edit.

import type { Seat } from './protocol';

export type MonopolAction = { "do": "throw" } | { "do": "pay_fine" } | { "do": "use_card", deck: Deck, } | { "do": "buy" } | { "do": "decline" } | { "do": "bid", amount: number, } | { "do": "pass_bid" } | { "do": "claim" } | { "do": "waive" } | { "do": "forget" } | { "do": "pay_card" } | { "do": "take_chance" } | { "do": "build", lot: Lot, } | { "do": "sell", lot: Lot, down_to: number, } | { "do": "mortgage", lot: Lot, } | { "do": "lift", lot: Lot, } | { "do": "keep_mortgages" } | { "do": "wish", count: number, } | { "do": "place", lot: Lot, } | { "do": "offer", to: Seat, give: Basket, want: Basket, lift: Array<Lot>, } | { "do": "offer_settlement", lots: Array<Lot>, value: number, } | { "do": "accept", offer: number, lift: Array<Lot>, } | { "do": "refuse", offer: number, } | { "do": "withdraw", offer: number, } | { "do": "go_bankrupt" };

export type AuctionView = { of: Sold, high: number, leader: Seat | null, bidder: Seat, bidding: Array<Seat>, };

export type Basket = { cash: number, lots: Array<Lot>, cards: Array<Deck>, };

export type Because = "square" | "card" | "third_doubles";

export type MonopolBoard = { squares: Array<MonopolSquare>, chance: Array<MonopolCard>, community: Array<MonopolCard>, 
/**
 * The smallest note: every sum is a multiple of it.
 */
note: number, };

export type ClaimView = { owner: Seat, lot: Lot, amount: number, };

export type MonopolConfig = { 
/**
 * [mo.players] Two to seven.
 */
seats: number, prices: Prices, interest: Interest, 
/**
 * [mo.rent.claim] Rent is paid without being claimed.
 */
automatic_rent: boolean, 
/**
 * [mo.rent.claim.window] How long the next throw waits for an owner to claim.
 */
claim_seconds: number, 
/**
 * [mo.short] A shorter game: so many deeds are dealt to each, and paid for.
 */
dealt: number | null, 
/**
 * [mo.end.clock]
 */
rounds: number | null, 
/**
 * A house rule: what is paid to the bank in taxes and fines lies on Fri parkering for whoever lands there.
 */
parking_money: boolean, 
/**
 * A house rule: double salary for landing on GÅ exactly.
 */
double_salary: boolean, 
/**
 * A house rule: what is not bought stays with the bank.
 */
no_auctions: boolean, };

export type DebtView = { debtor: Seat, 
/**
 * None: the bank.
 */
creditor: Seat | null, amount: number, why: Why, 
/**
 * What the debtor has in cash, and would have after selling all buildings and mortgaging everything.
 */
could_raise: number, };

export type MonopolDeed = { price: number, 
/**
 * What a house costs, and the hotel after four of them; nothing where nobody builds.
 */
house: number, 
/**
 * For a street: bare, with one to four houses, with a hotel. For a station: by how many the owner has. For a
 * utility: for each pip of the throw, by how many the owner has.
 */
rents: Array<number>, 
/**
 * [mo.mortgage] What the bank lends on it.
 */
loan: number, 
/**
 * [mo.mortgage.interest] What is added when the loan is paid back, and paid by whoever takes it over.
 */
interest: number, };

export type MonopolEvent = { "on": "threw_for_order", seat: Seat, dice: [number, number], } | { "on": "begins", seat: Seat, } | { "on": "dealt_deed", to: Seat, lot: Lot, price: number, } | { "on": "threw", seat: Seat, dice: [number, number], } | { "on": "moved", seat: Seat, from: number, to: number, how: Moving, } | { "on": "got_salary", seat: Seat, amount: number, } | { "on": "bought", seat: Seat, lot: Lot, price: number, } | { "on": "declined", seat: Seat, lot: Lot, } | { "on": "auction_opened", of: Sold, bidder: Seat, } | { "on": "bid", seat: Seat, amount: number, } | { "on": "passed_bid", seat: Seat, } | { "on": "auction_won", seat: Seat, of: Sold, amount: number, } | { "on": "auction_failed", of: Sold, } | { "on": "rent_due", owner: Seat, visitor: Seat, lot: Lot, amount: number, } | { "on": "rent_claimed", owner: Seat, visitor: Seat, lot: Lot, amount: number, } | { "on": "rent_waived", owner: Seat, visitor: Seat, lot: Lot, amount: number, } | { "on": "rent_forgotten", owner: Seat, visitor: Seat, lot: Lot, amount: number, } | { "on": "drew_card", seat: Seat, deck: Deck, card: number, } | { "on": "got_money", seat: Seat, amount: number, parking: boolean, } | { "on": "paid", from: Seat, to: Seat | null, amount: number, why: Why, } | { "on": "owes", debtor: Seat, to: Seat | null, amount: number, why: Why, } | { "on": "kept_card", seat: Seat, deck: Deck, } | { "on": "went_to_prison", seat: Seat, because: Because, } | { "on": "stayed_in_prison", seat: Seat, throws: number, } | { "on": "left_prison", seat: Seat, by: Way, } | { "on": "built", seat: Seat, lot: Lot, level: number, price: number, } | { "on": "sold", seat: Seat, lot: Lot, level: number, price: number, } | { "on": "mortgaged", seat: Seat, lot: Lot, loan: number, interest: number, } | { "on": "lifted", seat: Seat, lot: Lot, loan: number, interest: number, } | { "on": "asked_for_wishes", builder: Seat, lot: Lot, left: number, } | { "on": "wished", seat: Seat, count: number, } | { "on": "offer_made", offer: number, from: Seat, to: Seat, give: Basket, want: Basket, settles: number, } | { "on": "offer_refused", offer: number, from: Seat, to: Seat, } | { "on": "offer_withdrawn", offer: number, from: Seat, to: Seat, } | { "on": "deal_made", offer: number, from: Seat, to: Seat, give: Basket, want: Basket, settles: number, } | { "on": "bankrupt", seat: Seat, to: Seat | null, } | { "on": "time_up", round: number, } | { "on": "game_over", worths: Array<number>, winners: Array<Seat>, };

export type HoldingView = { owner: Seat | null, 
/**
 * Houses; five is a hotel.
 */
level: number, mortgaged: boolean, 
/**
 * What the next visitor would owe; on a utility for each pip of the throw.
 */
rent: number, };

export type Interest = "rulebook" | "lifting_only" | "none";

export type Lot = number;

export type Moving = "forward" | "back";

export type OfferView = { number: number, from: Seat, to: Seat, give: Basket, want: Basket, lift: Array<Lot>, settles: number, };

export type PileView = { 
/**
 * Cards nobody has seen: they come first.
 */
unseen: Array<number>, 
/**
 * Cards that have been put back, in order.
 */
seen: Array<number>, };

export type PlayerView = { cash: number, at: number, 
/**
 * In prison, after so many throws there.
 */
prison: number | null, cards: Array<Deck>, out: boolean, };

export type MonopolSquare = { name: string, kind: MonopolKind, deed: MonopolDeed | null, };

export type MonopolRefusal = { "code": "seat_count", min: number, max: number, } | { "code": "round_limit", min: number, max: number, } | { "code": "dealt_count", min: number, max: number, } | { "code": "claim_time", min: number, max: number, } | { "code": "game_over" } | { "code": "not_in_game", seat: Seat, } | { "code": "not_your_turn", turn: Seat, } | { "code": "not_now", stage: MonopolStage, } | { "code": "not_in_prison" } | { "code": "too_late_for_fine" } | { "code": "no_such_card", } | { "code": "no_property", lot: Lot, } | { "code": "not_yours", lot: Lot, } | { "code": "not_enough", need: number, have: number, to: Spend, } | { "code": "not_in_notes", note: number, } | { "code": "bid_too_low", least: number, } | { "code": "group_incomplete", lot: Lot, } | { "code": "lot_mortgaged", lot: Lot, } | { "code": "lent_on", lot: Lot, } | { "code": "carries_buildings", lot: Lot, } | { "code": "not_mortgaged", lot: Lot, } | { "code": "uneven", lot: Lot, first: Lot, } | { "code": "sold_unevenly", lot: Lot, first: Lot, } | { "code": "fully_built", lot: Lot, } | { "code": "no_buildings", lot: Lot, } | { "code": "bank_sold_out", hotel: boolean, } | { "code": "too_many_wished", most: number, } | { "code": "wrong_building", lot: Lot, } | { "code": "wrong_level", lot: Lot, most: number, } | { "code": "built", lot: Lot, } | { "code": "empty_offer" } | { "code": "too_many_offers", max: number, } | { "code": "no_such_offer", offer: number, } | { "code": "offer_stale", offer: number, } | { "code": "nothing_to_settle", owed: number, } | { "code": "can_pay", raised: number, owed: number, };

export type Sold = { "lot": Lot } | "house" | "hotel";

export type Spend = "buy" | "bid" | "fine" | "build" | "lift" | "take_over" | "deal";

export type MonopolStage = "throw_for_order" | "deal_deeds" | "turn" | "throw" | "buy" | "auction" | "claim" | "draw_card" | "fine_or_chance" | "debt" | "take_over" | "wishes" | "place" | "over";

export type MonopolView = { options: MonopolConfig, stage: MonopolStage, turn: Seat, first: Seat, 
/**
 * Counted from one; zero while they throw for who begins.
 */
round: number, order: Array<number>, contending: Array<Seat>, dice: [number, number], doubles: number, again: boolean, steps: number, players: Array<PlayerView>, 
/**
 * One for each square.
 */
holdings: Array<HoldingView>, houses: number, hotels: number, 
/**
 * Lots of groups left uneven by a hotel for which the bank lacked four houses.
 */
uneven: Array<Lot>, 
/**
 * What the bank has got less what it has paid.
 */
bank: bigint, pot: number, 
/**
 * Chance, Community.
 */
decks: Array<PileView>, debts: Array<DebtView>, claim: ClaimView, auction: AuctionView, for_sale: Array<Lot>, taken_over: Array<Lot>, taker: Seat, builder: Seat, site: Lot, stage_before: MonopolStage, asked: Array<Seat>, wishing: Array<Seat>, wishes: number, drawn_from: Deck, offers: Array<OfferView>, offers_made: number, 
/**
 * What each would be worth in the end.
 */
worths: Array<number>, };

export type Way = "doubles" | "card" | "fine" | "third_throw";

export type Why = "rent" | "tax" | "card" | "birthday" | "fine" | "interest";

export type Deck = "chance" | "community";

export type MonopolCard = { "is": "move_to", square: number, } | { "is": "back_to", square: number, } | { "is": "step_back", steps: number, } | { "is": "get", amount: number, } | { "is": "pay", amount: number, } | { "is": "from_each", amount: number, } | { "is": "repairs", house: number, hotel: number, } | { "is": "prison" } | { "is": "out_of_prison" } | { "is": "fine_or_chance", amount: number, };

export type Group = "brown" | "light_blue" | "pink" | "orange" | "red" | "yellow" | "green" | "dark_blue";

export type MonopolKind = { "is": "go" } | { "is": "street", group: Group, } | { "is": "station" } | { "is": "utility" } | { "is": "tax", amount: number, } | { "is": "card", deck: Deck, } | { "is": "prison" } | { "is": "free_parking" } | { "is": "go_to_prison" };

export type Prices = "old" | "new";
