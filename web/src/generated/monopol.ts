// Generated from Rust by `cargo xtask codegen`. Do not edit.

import type { Seat } from './protocol';

export type AuctionView = { 
/**
 * What is under the hammer.
 */
of: Sold, 
/**
 * The highest bid so far.
 */
high: number, 
/**
 * Whose it is.
 */
leader: Seat | null, 
/**
 * Who is asked.
 */
bidder: Seat, 
/**
 * Who has not passed.
 */
bidding: Array<Seat>, };

export type Basket = { 
/**
 * Kronor.
 */
cash: number, 
/**
 * Deeds.
 */
lots: Array<Lot>, 
/**
 * [mo.card.keep] Cards out of prison, by their decks.
 */
cards: Array<Deck>, };

export type Because = "square" | "card" | "third_doubles";

export type ClaimView = { 
/**
 * Who may claim it.
 */
owner: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * How much.
 */
amount: number, };

export type DebtView = { 
/**
 * Who owes.
 */
debtor: Seat, 
/**
 * None: the bank.
 */
creditor: Seat | null, 
/**
 * How much.
 */
amount: number, 
/**
 * What for.
 */
why: Why, 
/**
 * What the debtor's cash falls short of it by.
 */
missing: number, 
/**
 * [mo.rent.settle] As much of that as deeds can count for: in whole notes, and no more than is owed.
 */
to_settle: number, 
/**
 * What the debtor has in cash, and would have after selling all buildings and mortgaging everything.
 */
could_raise: number, };

export type Deck = "chance" | "community";

export type DeckView = { 
/**
 * Cards nobody has seen: they come first.
 */
unseen: Array<number>, 
/**
 * Cards that have been put back, in order.
 */
seen: Array<number>, };

export type Gain = { 
/**
 * Between the two.
 */
cash: number, 
/**
 * In printed prices; what is mortgaged counts without its loan.
 */
deeds: number, 
/**
 * Cards out of prison.
 */
cards: number, 
/**
 * [mo.mortgage.transfer] To the bank for mortgages taken over.
 */
interest: number, 
/**
 * [mo.mortgage.transfer] To the bank for those that are lifted at once.
 */
loans: number, 
/**
 * [mo.rent.settle] Of the own debt.
 */
settled: number, 
/**
 * Colour groups, stations or utilities that would all be theirs: the first lot of each.
 */
completes: Array<Lot>, 
/**
 * Those that would be theirs no longer.
 */
breaks: Array<Lot>, };

export type Group = "brown" | "light_blue" | "pink" | "orange" | "red" | "yellow" | "green" | "dark_blue";

export type HoldingView = { 
/**
 * Nobody: the bank.
 */
owner: Seat | null, 
/**
 * Houses; five is a hotel.
 */
level: number, 
/**
 * Whether there is a loan on it.
 */
mortgaged: boolean, 
/**
 * What the next visitor would owe; on a utility for each pip of the throw.
 */
rent: number, 
/**
 * How it would be built with one building more; nothing where no more can stand.
 */
higher?: number, 
/**
 * And with one fewer; nothing where none stands.
 */
lower?: number, 
/**
 * [mo.mortgage.lift] [mo.mortgage.transfer] What lifting the mortgage would cost its owner now; nothing where there is
 * none.
 */
to_lift?: number, };

export type Interest = "rulebook" | "lifting_only" | "none";

export type Lot = number;

export type MonopolAction = { "do": "throw" } | { "do": "pay_fine" } | { "do": "use_card", 
/**
 * From which deck it is.
 */
deck: Deck, } | { "do": "buy" } | { "do": "decline" } | { "do": "bid", 
/**
 * To how much.
 */
amount: number, } | { "do": "pass_bid" } | { "do": "claim" } | { "do": "waive" } | { "do": "forget" } | { "do": "pay_card" } | { "do": "take_chance" } | { "do": "build", 
/**
 * Which property.
 */
lot: Lot, } | { "do": "sell", 
/**
 * Which property.
 */
lot: Lot, 
/**
 * So many houses stay.
 */
down_to: number, } | { "do": "mortgage", 
/**
 * Which property.
 */
lot: Lot, } | { "do": "lift", 
/**
 * Which property.
 */
lot: Lot, } | { "do": "keep_mortgages" } | { "do": "wish", 
/**
 * How many.
 */
count: number, } | { "do": "place", 
/**
 * Which property.
 */
lot: Lot, } | { "do": "offer", 
/**
 * To whom.
 */
to: Seat, 
/**
 * What one gives.
 */
give: Basket, 
/**
 * What one wants for it.
 */
want: Basket, 
/**
 * Which mortgages to lift at once.
 */
lift: Array<Lot>, } | { "do": "offer_settlement", 
/**
 * Which deeds.
 */
lots: Array<Lot>, 
/**
 * What they are to count for.
 */
value: number, } | { "do": "accept", 
/**
 * Its number.
 */
offer: number, 
/**
 * Which mortgages to lift at once.
 */
lift: Array<Lot>, } | { "do": "refuse", 
/**
 * Its number.
 */
offer: number, } | { "do": "withdraw", 
/**
 * Its number.
 */
offer: number, } | { "do": "go_bankrupt" };

export type MonopolBoard = { 
/**
 * The forty, on the way round from GÅ.
 */
squares: Array<MonopolSquare>, 
/**
 * The cards of Chans, by their numbers.
 */
chance: Array<MonopolCard>, 
/**
 * The cards of Allmänning, by their numbers.
 */
community: Array<MonopolCard>, 
/**
 * The smallest note: every sum is a multiple of it.
 */
note: number, };

export type MonopolCard = { "is": "move_to", 
/**
 * Which, by its number.
 */
square: number, } | { "is": "back_to", 
/**
 * Which, by its number.
 */
square: number, } | { "is": "step_back", 
/**
 * How many.
 */
steps: number, } | { "is": "get", 
/**
 * Kronor.
 */
amount: number, } | { "is": "pay", 
/**
 * Kronor.
 */
amount: number, } | { "is": "from_each", 
/**
 * Kronor.
 */
amount: number, } | { "is": "repairs", 
/**
 * For each house.
 */
house: number, 
/**
 * For each hotel.
 */
hotel: number, } | { "is": "prison" } | { "is": "out_of_prison" } | { "is": "fine_or_chance", 
/**
 * Kronor.
 */
amount: number, };

export type MonopolConfig = { 
/**
 * [mo.players] Two to seven.
 */
seats: number, 
/**
 * [mo.money.start] Which of the two price tables.
 */
prices: Prices, 
/**
 * [mo.mortgage.option] When interest is paid.
 */
interest: Interest, 
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
 * A house rule: what is not bought stays with the bank, and so does all that a bankrupt leaves to it.
 */
no_auctions: boolean, 
/**
 * [mo.prison.doubles] Doubles on the first or second throw in prison give an extra throw. Without meaning before
 * version 3 of the rules.
 */
extra_throw_out_of_prison: boolean, };

export type MonopolDeed = { 
/**
 * [mo.buy] The printed price.
 */
price: number, 
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
interest: number, 
/**
 * [mo.mortgage.option] What a mortgage brings: the loan, less the interest where that is paid at once.
 */
brings: number, 
/**
 * [mo.mortgage.lift] What lifting it costs, except at once after taking over: then only the loan is paid back.
 */
lifting: number, };

export type MonopolEvent = { "on": "threw_for_order", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What both show.
 */
dice: [number, number], } | { "on": "begins", 
/**
 * Who.
 */
seat: Seat, } | { "on": "dealt_deed", 
/**
 * To whom.
 */
to: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * What it cost, or brought.
 */
price: number, } | { "on": "threw", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What both show.
 */
dice: [number, number], } | { "on": "moved", 
/**
 * Who.
 */
seat: Seat, 
/**
 * From which square.
 */
from: number, 
/**
 * To which square.
 */
to: number, 
/**
 * Which way.
 */
how: Moving, } | { "on": "got_salary", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How much.
 */
amount: number, } | { "on": "bought", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * What it cost, or brought.
 */
price: number, } | { "on": "declined", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which property.
 */
lot: Lot, } | { "on": "auction_opened", 
/**
 * What.
 */
of: Sold, 
/**
 * Who is asked first.
 */
bidder: Seat, } | { "on": "bid", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How much.
 */
amount: number, } | { "on": "passed_bid", 
/**
 * Who.
 */
seat: Seat, } | { "on": "auction_won", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
of: Sold, 
/**
 * How much.
 */
amount: number, } | { "on": "auction_failed", 
/**
 * What.
 */
of: Sold, } | { "on": "rent_due", 
/**
 * To whom it is owed.
 */
owner: Seat, 
/**
 * Who owes it.
 */
visitor: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * How much.
 */
amount: number, } | { "on": "rent_claimed", 
/**
 * To whom it is owed.
 */
owner: Seat, 
/**
 * Who owes it.
 */
visitor: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * How much.
 */
amount: number, } | { "on": "rent_waived", 
/**
 * To whom it is owed.
 */
owner: Seat, 
/**
 * Who owes it.
 */
visitor: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * How much.
 */
amount: number, } | { "on": "rent_forgotten", 
/**
 * To whom it is owed.
 */
owner: Seat, 
/**
 * Who owes it.
 */
visitor: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * How much.
 */
amount: number, } | { "on": "drew_card", 
/**
 * Who.
 */
seat: Seat, 
/**
 * From which deck.
 */
deck: Deck, 
/**
 * Its number in the deck.
 */
card: number, } | { "on": "got_money", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How much.
 */
amount: number, 
/**
 * Whether it lay on Fri parkering.
 */
parking: boolean, } | { "on": "paid", 
/**
 * From whom.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat | null, 
/**
 * How much.
 */
amount: number, 
/**
 * What for.
 */
why: Why, } | { "on": "owes", 
/**
 * Who owes.
 */
debtor: Seat, 
/**
 * To whom.
 */
to: Seat | null, 
/**
 * How much.
 */
amount: number, 
/**
 * What for.
 */
why: Why, } | { "on": "kept_card", 
/**
 * Who.
 */
seat: Seat, 
/**
 * From which deck.
 */
deck: Deck, } | { "on": "went_to_prison", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What led there.
 */
because: Because, } | { "on": "stayed_in_prison", 
/**
 * Who.
 */
seat: Seat, 
/**
 * So many throws there so far.
 */
throws: number, } | { "on": "left_prison", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How.
 */
by: Way, } | { "on": "built", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * Houses there are now; five is a hotel.
 */
level: number, 
/**
 * What it cost, or brought.
 */
price: number, } | { "on": "sold", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * Houses there are now; five is a hotel.
 */
level: number, 
/**
 * What it cost, or brought.
 */
price: number, } | { "on": "mortgaged", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * The loan.
 */
loan: number, 
/**
 * And the interest on it.
 */
interest: number, } | { "on": "lifted", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * The loan.
 */
loan: number, 
/**
 * And the interest on it.
 */
interest: number, } | { "on": "asked_for_wishes", 
/**
 * Who asked to build.
 */
builder: Seat, 
/**
 * Which property.
 */
lot: Lot, 
/**
 * How many the bank has.
 */
left: number, } | { "on": "wished", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "on": "offer_made", 
/**
 * Its number.
 */
offer: number, 
/**
 * From whom.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat, 
/**
 * What who made it gives.
 */
give: Basket, 
/**
 * What they want for it.
 */
want: Basket, 
/**
 * [mo.rent.settle] What it counts for against a debt; nothing for a deal.
 */
settles: number, } | { "on": "offer_refused", 
/**
 * Its number.
 */
offer: number, 
/**
 * From whom.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat, } | { "on": "offer_withdrawn", 
/**
 * Its number.
 */
offer: number, 
/**
 * From whom.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat, } | { "on": "deal_made", 
/**
 * Its number.
 */
offer: number, 
/**
 * From whom.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat, 
/**
 * What who made it gives.
 */
give: Basket, 
/**
 * What they want for it.
 */
want: Basket, 
/**
 * [mo.rent.settle] What it counts for against a debt; nothing for a deal.
 */
settles: number, } | { "on": "bankrupt", 
/**
 * Who.
 */
seat: Seat, 
/**
 * To whom.
 */
to: Seat | null, } | { "on": "time_up", 
/**
 * Which.
 */
round: number, } | { "on": "game_over", 
/**
 * What each is worth.
 */
worths: Array<number>, 
/**
 * Who has won, or shares the win.
 */
winners: Array<Seat>, };

export type MonopolKind = { "is": "go" } | { "is": "street", 
/**
 * The colour.
 */
group: Group, } | { "is": "station" } | { "is": "utility" } | { "is": "tax", 
/**
 * Kronor.
 */
amount: number, } | { "is": "card", 
/**
 * From which deck.
 */
deck: Deck, } | { "is": "prison" } | { "is": "free_parking" } | { "is": "go_to_prison" };

export type MonopolRefusal = { "code": "seat_count", 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "code": "round_limit", 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "code": "dealt_count", 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "code": "claim_time", 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "code": "game_over" } | { "code": "not_in_game", 
/**
 * Who.
 */
seat: Seat, } | { "code": "no_such_offer", 
/**
 * Its number.
 */
offer: number, } | { "code": "not_your_turn", 
/**
 * Whose turn it is.
 */
turn: Seat, } | { "code": "not_now", 
/**
 * What the game waits for.
 */
stage: MonopolStage, } | { "code": "not_in_prison" } | { "code": "too_late_for_fine" } | { "code": "nothing_to_settle", 
/**
 * What is owed.
 */
owed: number, } | { "code": "empty_offer" } | { "code": "too_many_offers", 
/**
 * The most.
 */
max: number, } | { "code": "no_property", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "not_yours", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "no_such_card", } | { "code": "not_in_notes", 
/**
 * The smallest there is.
 */
note: number, } | { "code": "bid_too_low", 
/**
 * The least that would do.
 */
least: number, } | { "code": "group_incomplete", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "lot_mortgaged", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "fully_built", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "uneven", 
/**
 * Which property.
 */
lot: Lot, 
/**
 * The other lot.
 */
first: Lot, } | { "code": "bank_sold_out", 
/**
 * Hotels, not houses.
 */
hotel: boolean, } | { "code": "wrong_building", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "bid_below_price", 
/**
 * Which property.
 */
lot: Lot, 
/**
 * The printed price there.
 */
price: number, 
/**
 * What was bid.
 */
bid: number, } | { "code": "too_many_wished", 
/**
 * The most that would do.
 */
most: number, } | { "code": "no_buildings", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "sold_unevenly", 
/**
 * Which property.
 */
lot: Lot, 
/**
 * The other lot.
 */
first: Lot, } | { "code": "wrong_level", 
/**
 * Which property.
 */
lot: Lot, 
/**
 * The most that would do.
 */
most: number, } | { "code": "lent_on", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "carries_buildings", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "not_mortgaged", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "built", 
/**
 * Which property.
 */
lot: Lot, } | { "code": "offer_stale", 
/**
 * Its number.
 */
offer: number, } | { "code": "not_enough", 
/**
 * What it costs.
 */
need: number, 
/**
 * What there is.
 */
have: number, 
/**
 * What it was wanted for.
 */
to: Spend, } | { "code": "cannot_pay", 
/**
 * What everything sold and mortgaged would come to.
 */
raised: number, 
/**
 * What is owed.
 */
owed: number, } | { "code": "debt_not_served", 
/**
 * What is owed.
 */
owed: number, } | { "code": "can_pay", 
/**
 * What everything sold and mortgaged would come to.
 */
raised: number, 
/**
 * What is owed.
 */
owed: number, };

export type MonopolSquare = { 
/**
 * The name that is printed.
 */
name: string, 
/**
 * What it does.
 */
kind: MonopolKind, 
/**
 * Its deed.
 */
deed: MonopolDeed | null, };

export type MonopolStage = "throw_for_order" | "deal_deeds" | "turn" | "throw" | "buy" | "auction" | "claim" | "draw_card" | "fine_or_chance" | "debt" | "take_over" | "wishes" | "place" | "over";

export type MonopolView = { 
/**
 * What was agreed before the start.
 */
options: MonopolConfig, 
/**
 * What the game waits for.
 */
stage: MonopolStage, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * Who began.
 */
first: Seat, 
/**
 * Counted from one; zero while they throw for who begins.
 */
round: number, 
/**
 * [mo.order] What each has thrown for beginning; nothing when that is decided.
 */
order: Array<number>, 
/**
 * [mo.order] Who still throws for it.
 */
contending: Array<Seat>, 
/**
 * The latest throw.
 */
dice: [number, number], 
/**
 * [mo.turn.doubles] Doubles in a row in this turn.
 */
doubles: number, 
/**
 * Whether the player throws again after obeying the square.
 */
again: boolean, 
/**
 * [mo.prison.third] Steps to be moved once the fine is paid.
 */
steps: number, 
/**
 * By seat.
 */
players: Array<PlayerView>, 
/**
 * One for each square.
 */
holdings: Array<HoldingView>, 
/**
 * Colour groups, stations or utilities that are all in one hand: the first lot of each.
 */
whole: Array<Lot>, 
/**
 * In the bank.
 */
houses: number, 
/**
 * In the bank.
 */
hotels: number, 
/**
 * Lots of groups left uneven by a hotel that was sold.
 */
uneven: Array<Lot>, 
/**
 * What the bank has got less what it has paid.
 */
bank: bigint, 
/**
 * What lies on Fri parkering, where the house plays so.
 */
pot: number, 
/**
 * Chance, Community.
 */
decks: Array<DeckView>, 
/**
 * In the order in which they must be paid.
 */
debts: Array<DebtView>, 
/**
 * The rent that waits to be claimed.
 */
claim: ClaimView, 
/**
 * The auction that runs.
 */
auction: AuctionView, 
/**
 * [mo.bankrupt.bank] Property to be auctioned one after another.
 */
for_sale: Array<Lot>, 
/**
 * [mo.bankrupt.bank] And cards out of prison, after it.
 */
cards_for_sale: Array<Deck>, 
/**
 * [mo.mortgage.transfer] Mortgaged property just taken over from a bankrupt.
 */
taken_over: Array<Lot>, 
/**
 * And by whom.
 */
taker: Seat, 
/**
 * [mo.shortage.auction] Who asked to build.
 */
builder: Seat, 
/**
 * And where.
 */
site: Lot, 
/**
 * What the game waited for when they did.
 */
stage_before: MonopolStage, 
/**
 * Who is still to say how many they want.
 */
asked: Array<Seat>, 
/**
 * Who has said that they want none.
 */
content: Array<Seat>, 
/**
 * How many more each wants.
 */
wishes: Array<number>, 
/**
 * How many of the bank's buildings are set aside for them.
 */
set_aside: number, 
/**
 * Whether none of them has been sold yet.
 */
none_sold_yet: boolean, 
/**
 * The deck of the card that is drawn, or that leaves a choice.
 */
drawn_from: Deck, 
/**
 * [mo.deal] Those that wait for an answer.
 */
offers: Array<OfferView>, 
/**
 * The number of the latest offer.
 */
offers_made: number, 
/**
 * [mo.turn.anytime] Who could make a deal with somebody now.
 */
may_deal: Array<Seat>, 
/**
 * What each would be worth in the end.
 */
worths: Array<number>, 
/**
 * What place each has come to: who goes bankrupt at once, all others when the game is over; zero until then. Equal worth
 * shares one.
 */
places: Array<number>, 
/**
 * [mo.end.clock] Whether the game is over because the last round was.
 */
time_up: boolean, };

export type Moving = "forward" | "back";

export type OfferView = { 
/**
 * By which it is answered.
 */
number: number, 
/**
 * Who made it.
 */
from: Seat, 
/**
 * Who is asked.
 */
to: Seat, 
/**
 * What who made it gives.
 */
give: Basket, 
/**
 * What they want for it.
 */
want: Basket, 
/**
 * Mortgages that who made it will lift at once.
 */
lift: Array<Lot>, 
/**
 * [mo.rent.settle] What it counts for against a debt; nothing for a deal.
 */
settles: number, 
/**
 * What it would bring who made it.
 */
for_from: Gain, 
/**
 * What it would bring who is asked, if they lift no mortgage at once.
 */
for_to: Gain, };

export type PlayerView = { 
/**
 * Kronor.
 */
cash: number, 
/**
 * The square, by its number.
 */
at: number, 
/**
 * In prison, after so many throws there.
 */
prison: number | null, 
/**
 * [mo.card.keep] Cards out of prison, by their decks.
 */
cards: Array<Deck>, 
/**
 * Whether they have gone bankrupt.
 */
out: boolean, };

export type Prices = "old" | "new";

export type Sold = { "lot": Lot } | "house" | "hotel" | { "card": Deck };

export type Spend = "buy" | "bid" | "fine" | "build" | "lift" | "take_over" | "deal";

export type Way = "doubles" | "card" | "fine" | "third_throw";

export type Why = "rent" | "tax" | "card" | "birthday" | "fine" | "interest";
