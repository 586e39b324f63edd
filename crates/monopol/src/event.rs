use crate::{Basket, Lot, Sold, Why, squares::Deck};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What happened. Sums are in kronor. Nothing is secret in this game.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolEvent"))]
#[serde(tag = "on", rename_all = "snake_case")]
pub enum Event {
    /// Somebody has thrown for who begins.
    ThrewForOrder {
        /// Who.
        seat: Seat,
        /// What both show.
        dice: [u8; 2],
    },
    /// Who threw highest begins.
    Begins {
        /// Who.
        seat: Seat,
    },
    /// For the shorter game.
    DealtDeed {
        /// To whom.
        to: Seat,
        /// Which property.
        lot: Lot,
        /// What it cost, or brought.
        price: u32,
    },
    /// The dice are thrown.
    Threw {
        /// Who.
        seat: Seat,
        /// What both show.
        dice: [u8; 2],
    },
    /// A token has moved.
    Moved {
        /// Who.
        seat: Seat,
        /// From which square.
        from: u8,
        /// To which square.
        to: u8,
        /// Which way.
        how: Moving,
    },
    /// The bank pays for reaching or passing GÅ.
    GotSalary {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u32,
    },
    /// Somebody buys what they stand on.
    Bought {
        /// Who.
        seat: Seat,
        /// Which property.
        lot: Lot,
        /// What it cost, or brought.
        price: u32,
    },
    /// Somebody does not.
    Declined {
        /// Who.
        seat: Seat,
        /// Which property.
        lot: Lot,
    },
    /// Something comes under the hammer.
    AuctionOpened {
        /// What.
        of: Sold,
        /// Who is asked first.
        bidder: Seat,
    },
    /// A bid is raised.
    Bid {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u32,
    },
    /// Somebody bids no more.
    PassedBid {
        /// Who.
        seat: Seat,
    },
    /// The highest bid stands.
    AuctionWon {
        /// Who.
        seat: Seat,
        /// What.
        of: Sold,
        /// How much.
        amount: u32,
    },
    /// Nobody has bid.
    AuctionFailed {
        /// What.
        of: Sold,
    },
    /// A visitor owes rent, if the owner claims it.
    RentDue {
        /// To whom it is owed.
        owner: Seat,
        /// Who owes it.
        visitor: Seat,
        /// Which property.
        lot: Lot,
        /// How much.
        amount: u32,
    },
    /// The owner claims it.
    RentClaimed {
        /// To whom it is owed.
        owner: Seat,
        /// Who owes it.
        visitor: Seat,
        /// Which property.
        lot: Lot,
        /// How much.
        amount: u32,
    },
    /// The owner lets it go.
    RentWaived {
        /// To whom it is owed.
        owner: Seat,
        /// Who owes it.
        visitor: Seat,
        /// Which property.
        lot: Lot,
        /// How much.
        amount: u32,
    },
    /// The owner has not noticed in time.
    RentForgotten {
        /// To whom it is owed.
        owner: Seat,
        /// Who owes it.
        visitor: Seat,
        /// Which property.
        lot: Lot,
        /// How much.
        amount: u32,
    },
    /// `card`: its number in its deck.
    DrewCard {
        /// Who.
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// Its number in the deck.
        card: u8,
    },
    /// Money for a card, or what lay on Fri parkering.
    GotMoney {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u32,
        /// Whether it lay on Fri parkering.
        parking: bool,
    },
    /// `to`: none for the bank.
    Paid {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Option<Seat>,
        /// How much.
        amount: u32,
        /// What for.
        why: Why,
    },
    /// Somebody has not enough, and must raise it.
    Owes {
        /// Who owes.
        debtor: Seat,
        /// To whom.
        to: Option<Seat>,
        /// How much.
        amount: u32,
        /// What for.
        why: Why,
    },
    /// A card out of prison is kept.
    KeptCard {
        /// Who.
        seat: Seat,
        /// From which deck.
        deck: Deck,
    },
    /// Somebody goes to prison.
    WentToPrison {
        /// Who.
        seat: Seat,
        /// What led there.
        because: Because,
    },
    /// A throw in prison without doubles.
    StayedInPrison {
        /// Who.
        seat: Seat,
        /// So many throws there so far.
        throws: u8,
    },
    /// Somebody is free.
    LeftPrison {
        /// Who.
        seat: Seat,
        /// How.
        by: Way,
    },
    /// A building is put up.
    Built {
        /// Who.
        seat: Seat,
        /// Which property.
        lot: Lot,
        /// Houses there are now; five is a hotel.
        level: u8,
        /// What it cost, or brought.
        price: u32,
    },
    /// Buildings are sold back to the bank.
    Sold {
        /// Who.
        seat: Seat,
        /// Which property.
        lot: Lot,
        /// Houses there are now; five is a hotel.
        level: u8,
        /// What it cost, or brought.
        price: u32,
    },
    /// The bank lends on a deed.
    Mortgaged {
        /// Who.
        seat: Seat,
        /// Which property.
        lot: Lot,
        /// The loan.
        loan: u32,
        /// And the interest on it.
        interest: u32,
    },
    /// A loan is paid back.
    Lifted {
        /// Who.
        seat: Seat,
        /// Which property.
        lot: Lot,
        /// The loan.
        loan: u32,
        /// And the interest on it.
        interest: u32,
    },
    /// Scarce buildings: the others are asked what they want.
    AskedForWishes {
        /// Who asked to build.
        builder: Seat,
        /// Which property.
        lot: Lot,
        /// How many the bank has.
        left: u8,
    },
    /// Somebody says how many scarce buildings they want.
    Wished {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A deal is offered.
    OfferMade {
        /// Its number.
        offer: u32,
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// What who made it gives.
        give: Basket,
        /// What they want for it.
        want: Basket,
        /// [mo.rent.settle] What it counts for against a debt; nothing for a deal.
        settles: u32,
    },
    /// An offer is refused, or answered with another.
    OfferRefused {
        /// Its number.
        offer: u32,
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// An offer is taken back.
    OfferWithdrawn {
        /// Its number.
        offer: u32,
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// An offer is accepted, and all changes hands.
    DealMade {
        /// Its number.
        offer: u32,
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// What who made it gives.
        give: Basket,
        /// What they want for it.
        want: Basket,
        /// [mo.rent.settle] What it counts for against a debt; nothing for a deal.
        settles: u32,
    },
    /// Somebody is out of the game.
    Bankrupt {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Option<Seat>,
    },
    /// The last round is over.
    TimeUp {
        /// Which.
        round: u16,
    },
    /// Somebody has won.
    GameOver {
        /// What each is worth.
        worths: Vec<u32>,
        /// Who has won, or shares the win.
        winners: Vec<Seat>,
    },
}

/// How a token moves.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Moving {
    /// The way the arrow points.
    Forward,
    /// Against it.
    Back,
}

/// Why somebody goes to prison.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Because {
    /// By the square Gå i fängelse.
    Square,
    /// By a card.
    Card,
    /// By doubles for the third time in a row.
    ThirdDoubles,
}

/// How somebody leaves prison.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// By doubles.
    Doubles,
    /// By a card that was kept.
    Card,
    /// By paying before the throw.
    Fine,
    /// After the third throw, which must be paid for.
    ThirdThrow,
}
