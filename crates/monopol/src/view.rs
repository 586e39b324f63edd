use crate::{
    Basket, Config, Lot, Monopol, Sold, Stage, Why,
    decks::Pile,
    holdings::Holding,
    position::{Auction, Debt, Offer},
    squares::{BOARD, CARDS, Deck, HOTEL, Kind, SQUARES},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Everything there is to know: nothing is secret, and the decks have no order until they are drawn from.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolView"))]
pub struct View {
    /// What was agreed before the start.
    pub options: Config,
    /// What the game waits for.
    pub stage: Stage,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began.
    pub first: Seat,
    /// Counted from one; zero while they throw for who begins.
    pub round: u16,
    /// [mo.order] What each has thrown for beginning; nothing when that is decided.
    pub order: Vec<u8>,
    /// [mo.order] Who still throws for it.
    pub contending: Vec<Seat>,
    /// The latest throw.
    pub dice: [u8; 2],
    /// [mo.turn.doubles] Doubles in a row in this turn.
    pub doubles: u8,
    /// Whether the player throws again after obeying the square.
    pub again: bool,
    /// [mo.prison.third] Steps to be moved once the fine is paid.
    pub steps: u8,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// One for each square.
    pub holdings: Vec<HoldingView>,
    /// Colour groups, stations or utilities that are all in one hand: the first lot of each.
    pub whole: Vec<Lot>,
    /// In the bank.
    pub houses: u8,
    /// In the bank.
    pub hotels: u8,
    /// Lots of groups left uneven by a hotel that was sold.
    pub uneven: Vec<Lot>,
    /// What the bank has got less what it has paid.
    pub bank: i64,
    /// What lies on Fri parkering, where the house plays so.
    pub pot: u32,
    /// Chance, Community.
    pub decks: Vec<DeckView>,
    /// In the order in which they must be paid.
    pub debts: Vec<DebtView>,
    /// The rent that waits to be claimed.
    pub claim: ClaimView,
    /// The auction that runs.
    pub auction: AuctionView,
    /// [mo.bankrupt.bank] Property to be auctioned one after another.
    pub for_sale: Vec<Lot>,
    /// [mo.bankrupt.bank] And cards out of prison, after it.
    pub cards_for_sale: Vec<Deck>,
    /// [mo.mortgage.transfer] Mortgaged property just taken over from a bankrupt.
    pub taken_over: Vec<Lot>,
    /// And by whom.
    pub taker: Seat,
    /// [mo.shortage.auction] Who asked to build.
    pub builder: Seat,
    /// And where.
    pub site: Lot,
    /// What the game waited for when they did.
    pub stage_before: Stage,
    /// Who is still to say how many they want.
    pub asked: Vec<Seat>,
    /// Who has said that they want none.
    pub content: Vec<Seat>,
    /// How many more each wants.
    pub wishes: Vec<u8>,
    /// How many of the bank's buildings are set aside for them.
    pub set_aside: u8,
    /// Whether none of them has been sold yet.
    pub none_sold_yet: bool,
    /// The deck of the card that is drawn, or that leaves a choice.
    pub drawn_from: Deck,
    /// [mo.deal] Those that wait for an answer.
    pub offers: Vec<OfferView>,
    /// The number of the latest offer.
    pub offers_made: u32,
    /// [mo.turn.anytime] Who could make a deal with somebody now.
    pub may_deal: Vec<Seat>,
    /// What each would be worth in the end.
    pub worths: Vec<u32>,
    /// What place each has come to: who goes bankrupt at once, all others when the game is over; zero until then. Equal worth
    /// shares one.
    pub places: Vec<u8>,
    /// [mo.end.clock] Whether the game is over because the last round was.
    pub time_up: bool,
}

/// What everybody sees of a player.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Kronor.
    pub cash: u32,
    /// The square, by its number.
    pub at: u8,
    /// In prison, after so many throws there.
    pub prison: Option<u8>,
    /// [mo.card.keep] Cards out of prison, by their decks.
    pub cards: Vec<Deck>,
    /// Whether they have gone bankrupt.
    pub out: bool,
}

/// What everybody sees of a square: empty where nobody can own anything.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HoldingView {
    /// Nobody: the bank.
    pub owner: Option<Seat>,
    /// Houses; five is a hotel.
    pub level: u8,
    /// Whether there is a loan on it.
    pub mortgaged: bool,
    /// What the next visitor would owe; on a utility for each pip of the throw.
    pub rent: u32,
    /// How it would be built with one building more; nothing where no more can stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub higher: Option<u8>,
    /// And with one fewer; nothing where none stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lower: Option<u8>,
    /// [mo.mortgage.lift] [mo.mortgage.transfer] What lifting the mortgage would cost its owner now; nothing where there is
    /// none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub to_lift: Option<u32>,
}

/// What everybody knows of a deck.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView {
    /// Cards nobody has seen: they come first.
    pub unseen: Vec<u8>,
    /// Cards that have been put back, in order.
    pub seen: Vec<u8>,
}

/// A debt that cannot be paid yet.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DebtView {
    /// Who owes.
    pub debtor: Seat,
    /// None: the bank.
    pub creditor: Option<Seat>,
    /// How much.
    pub amount: u32,
    /// What for.
    pub why: Why,
    /// What the debtor's cash falls short of it by.
    pub missing: u32,
    /// [mo.rent.settle] As much of that as deeds can count for: in whole notes, and no more than is owed.
    pub to_settle: u32,
    /// What the debtor has in cash, and would have after selling all buildings and mortgaging everything.
    pub could_raise: u32,
}

/// [mo.rent.claim] Rent that waits to be claimed, while the stage says so.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClaimView {
    /// Who may claim it.
    pub owner: Seat,
    /// Which property.
    pub lot: Lot,
    /// How much.
    pub amount: u32,
}

/// [mo.auction.form] An auction, while the stage says that one runs; while scarce buildings are wished for or placed, what they are.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AuctionView {
    /// What is under the hammer.
    pub of: Sold,
    /// The highest bid so far.
    pub high: u32,
    /// Whose it is.
    pub leader: Option<Seat>,
    /// Who is asked.
    pub bidder: Seat,
    /// Who has not passed.
    pub bidding: Vec<Seat>,
}

/// [mo.deal] An open offer.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferView {
    /// By which it is answered.
    pub number: u32,
    /// Who made it.
    pub from: Seat,
    /// Who is asked.
    pub to: Seat,
    /// What who made it gives.
    pub give: Basket,
    /// What they want for it.
    pub want: Basket,
    /// Mortgages that who made it will lift at once.
    pub lift: Vec<Lot>,
    /// [mo.rent.settle] What it counts for against a debt; nothing for a deal.
    pub settles: u32,
    /// What it would bring who made it.
    pub for_from: Gain,
    /// What it would bring who is asked, if they lift no mortgage at once.
    pub for_to: Gain,
}

/// What a deal would bring one side, in plain figures.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gain {
    /// Between the two.
    pub cash: i32,
    /// In printed prices; what is mortgaged counts without its loan.
    pub deeds: i32,
    /// Cards out of prison.
    pub cards: i8,
    /// [mo.mortgage.transfer] To the bank for mortgages taken over.
    pub interest: u32,
    /// [mo.mortgage.transfer] To the bank for those that are lifted at once.
    pub loans: u32,
    /// [mo.rent.settle] Of the own debt.
    pub settled: u32,
    /// Colour groups, stations or utilities that would all be theirs: the first lot of each.
    pub completes: Vec<Lot>,
    /// Those that would be theirs no longer.
    pub breaks: Vec<Lot>,
}

impl View {
    pub(crate) fn of(game: &Monopol) -> View {
        let seats = game.config.seats;
        View {
            options: game.config,
            stage: game.stage,
            turn: game.turn,
            first: game.first,
            round: game.round,
            order: game.order.first(seats).to_vec(),
            contending: game.contending.iter().collect(),
            dice: game.dice,
            doubles: game.doubles,
            again: game.again,
            steps: game.steps,
            players: game.seats_in_order().map(|seat| PlayerView::of(game, seat)).collect(),
            holdings: (0..SQUARES as u8).map(|at| HoldingView::of(game, Lot(at))).collect(),
            whole: game.whole_families(),
            houses: game.houses,
            hotels: game.hotels,
            uneven: game.uneven.iter().collect(),
            bank: game.bank,
            pot: game.pot,
            decks: game.decks.iter().map(DeckView::of).collect(),
            debts: game.debts.iter().map(|debt| DebtView::of(game, debt)).collect(),
            claim: ClaimView { owner: game.claim.owner, lot: game.claim.lot, amount: game.claim.amount },
            auction: AuctionView::of(&game.auction),
            for_sale: game.for_sale.iter().collect(),
            cards_for_sale: game.cards_for_sale.iter().collect(),
            taken_over: game.taken_over.iter().collect(),
            taker: game.taker,
            builder: game.builder,
            site: game.site,
            stage_before: game.stage_before,
            asked: game.asked.iter().collect(),
            content: game.content.iter().collect(),
            wishes: game.wishes.first(seats).to_vec(),
            set_aside: game.set_aside,
            none_sold_yet: game.none_sold_yet,
            drawn_from: game.drawn_from,
            offers: game.offers.iter().map(|offer| OfferView::of(game, offer)).collect(),
            offers_made: game.offers_made,
            may_deal: game.who_may_deal().collect(),
            worths: game.worths().first(seats).to_vec(),
            places: game.places.first(seats).to_vec(),
            time_up: game.stage == Stage::Over && game.in_game.len() > 1,
        }
    }
}

impl PlayerView {
    fn of(game: &Monopol, seat: Seat) -> PlayerView {
        let (player, out) = (&game.players[seat], !game.is_in_game(seat));
        let cards = player.cards.iter().collect();
        PlayerView { cash: player.cash, at: player.at, prison: player.prison, cards, out }
    }
}

impl HoldingView {
    fn of(game: &Monopol, lot: Lot) -> HoldingView {
        let Holding { owner, level, mortgaged } = game.holdings.at(lot);
        let is_street = matches!(BOARD[lot.index()].kind, Kind::Street { .. });
        HoldingView {
            owner,
            level,
            mortgaged,
            rent: game.rent_per_visit(lot),
            higher: (is_street && level < HOTEL).then(|| level + 1),
            lower: level.checked_sub(1),
            to_lift: mortgaged.then(|| game.cost_of_lifting(lot)),
        }
    }
}

impl DeckView {
    fn of(pile: &Pile) -> DeckView {
        DeckView {
            unseen: (0..CARDS as u8).filter(|card| pile.unseen >> card & 1 == 1).collect(),
            seen: pile.seen[..usize::from(pile.seen_count)].to_vec(),
        }
    }
}

impl DebtView {
    fn of(game: &Monopol, debt: &Debt) -> DebtView {
        let Debt { debtor, creditor, amount, why } = *debt;
        let (note, missing) = (game.config.prices.note(), amount.saturating_sub(game.cash(debtor)));
        let to_settle = missing.next_multiple_of(note).min(amount / note * note);
        DebtView { debtor, creditor, amount, why, missing, to_settle, could_raise: game.could_raise(debtor) }
    }
}

impl AuctionView {
    fn of(auction: &Auction) -> AuctionView {
        AuctionView {
            of: auction.of,
            high: auction.high,
            leader: auction.leader,
            bidder: auction.bidder,
            bidding: auction.bidding.iter().collect(),
        }
    }
}

impl OfferView {
    fn of(game: &Monopol, offer: &Offer) -> OfferView {
        let (for_from, for_to) = game.in_figures(offer);
        OfferView {
            number: offer.number,
            from: offer.from,
            to: offer.to,
            give: offer.give.unpacked(),
            want: offer.want.unpacked(),
            lift: offer.lift.iter().collect(),
            settles: offer.settles,
            for_from,
            for_to,
        }
    }
}
