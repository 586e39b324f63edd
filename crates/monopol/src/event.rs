use crate::{Basket, Lot, Sold, Why, squares::Deck};
use serde::{Deserialize, Serialize};
use tabletop::{Caused, RuleId, Seat};

/// What happened. Sums are in kronor. Nothing is secret in this game.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolEvent"))]
#[serde(tag = "on", rename_all = "snake_case")]
pub enum Event {
    ThrewForOrder {
        seat: Seat,
        dice: [u8; 2],
    },
    Begins {
        seat: Seat,
    },
    /// For the shorter game.
    DealtDeed {
        to: Seat,
        lot: Lot,
        price: u32,
    },
    Threw {
        seat: Seat,
        dice: [u8; 2],
    },
    Moved {
        seat: Seat,
        from: u8,
        to: u8,
        how: Moving,
    },
    GotSalary {
        seat: Seat,
        amount: u32,
    },
    Bought {
        seat: Seat,
        lot: Lot,
        price: u32,
    },
    Declined {
        seat: Seat,
        lot: Lot,
    },
    AuctionOpened {
        of: Sold,
        bidder: Seat,
    },
    Bid {
        seat: Seat,
        amount: u32,
    },
    PassedBid {
        seat: Seat,
    },
    AuctionWon {
        seat: Seat,
        of: Sold,
        amount: u32,
    },
    AuctionFailed {
        of: Sold,
    },
    RentDue {
        owner: Seat,
        visitor: Seat,
        lot: Lot,
        amount: u32,
    },
    RentClaimed {
        owner: Seat,
        visitor: Seat,
        lot: Lot,
        amount: u32,
    },
    RentWaived {
        owner: Seat,
        visitor: Seat,
        lot: Lot,
        amount: u32,
    },
    RentForgotten {
        owner: Seat,
        visitor: Seat,
        lot: Lot,
        amount: u32,
    },
    /// `card`: its number in its deck.
    DrewCard {
        seat: Seat,
        deck: Deck,
        card: u8,
    },
    GotMoney {
        seat: Seat,
        amount: u32,
        parking: bool,
    },
    /// `to`: none for the bank.
    Paid {
        from: Seat,
        to: Option<Seat>,
        amount: u32,
        why: Why,
    },
    Owes {
        debtor: Seat,
        to: Option<Seat>,
        amount: u32,
        why: Why,
    },
    KeptCard {
        seat: Seat,
        deck: Deck,
    },
    WentToPrison {
        seat: Seat,
        because: Because,
    },
    StayedInPrison {
        seat: Seat,
        throws: u8,
    },
    LeftPrison {
        seat: Seat,
        by: Way,
    },
    Built {
        seat: Seat,
        lot: Lot,
        level: u8,
        price: u32,
    },
    Sold {
        seat: Seat,
        lot: Lot,
        level: u8,
        price: u32,
    },
    Mortgaged {
        seat: Seat,
        lot: Lot,
        loan: u32,
        interest: u32,
    },
    Lifted {
        seat: Seat,
        lot: Lot,
        loan: u32,
        interest: u32,
    },
    /// Scarce buildings: the others are asked what they want.
    AskedForWishes {
        builder: Seat,
        lot: Lot,
        left: u8,
    },
    Wished {
        seat: Seat,
        count: u8,
    },
    OfferMade {
        offer: u32,
        from: Seat,
        to: Seat,
        give: Basket,
        want: Basket,
        settles: u32,
    },
    OfferRefused {
        offer: u32,
        from: Seat,
        to: Seat,
    },
    OfferWithdrawn {
        offer: u32,
        from: Seat,
        to: Seat,
    },
    DealMade {
        offer: u32,
        from: Seat,
        to: Seat,
        give: Basket,
        want: Basket,
        settles: u32,
    },
    Bankrupt {
        seat: Seat,
        to: Option<Seat>,
    },
    TimeUp {
        round: u16,
    },
    GameOver {
        worths: Vec<u32>,
        winners: Vec<Seat>,
    },
}

/// How a token moves.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Moving {
    Forward,
    Back,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Because {
    Square,
    Card,
    ThirdDoubles,
}

/// How somebody leaves prison.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    Doubles,
    Card,
    Fine,
    ThirdThrow,
}

impl Caused for Event {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Event::ThrewForOrder { .. } | Event::Begins { .. } => "mo.order",
            Event::DealtDeed { .. } => "mo.short",
            Event::Threw { .. } | Event::Moved { .. } => "mo.turn.throw",
            Event::GotSalary { .. } => "mo.turn.salary",
            Event::Bought { .. } => "mo.buy",
            Event::Declined { .. } => "mo.auction",
            Event::AuctionOpened { of: Sold::Lot(_), .. } => "mo.auction",
            Event::AuctionOpened { of: Sold::Card(_), .. } => "mo.bankrupt.bank",
            Event::AuctionOpened { of: Sold::House | Sold::Hotel, .. } => "mo.shortage.auction",
            Event::Bid { .. } | Event::PassedBid { .. } | Event::AuctionWon { .. } => "mo.auction.form",
            Event::AuctionFailed { of: Sold::Lot(_) | Sold::Card(_) } => "mo.auction.none",
            Event::AuctionFailed { of: Sold::House | Sold::Hotel } => "mo.shortage.auction",
            Event::RentDue { .. } => "mo.rent",
            Event::RentClaimed { .. } => "mo.rent.claim",
            Event::RentWaived { .. } | Event::RentForgotten { .. } => "mo.rent.claim.window",
            Event::DrewCard { .. } | Event::GotMoney { .. } => "mo.card",
            Event::Paid { why, .. } | Event::Owes { why, .. } => why.rule(),
            Event::KeptCard { .. } => "mo.card.keep",
            Event::WentToPrison { because: Because::ThirdDoubles, .. } => "mo.turn.third",
            Event::WentToPrison { .. } => "mo.prison.in",
            Event::StayedInPrison { .. } => "mo.prison.doubles",
            Event::LeftPrison { by, .. } => match by {
                Way::Doubles => "mo.prison.doubles",
                Way::Card => "mo.prison.card",
                Way::Fine => "mo.prison.fine",
                Way::ThirdThrow => "mo.prison.third",
            },
            Event::Built { level: crate::squares::HOTEL, .. } => "mo.hotel",
            Event::Built { .. } => "mo.house.group",
            Event::Sold { .. } => "mo.sell.bank",
            Event::Mortgaged { .. } => "mo.mortgage",
            Event::Lifted { .. } => "mo.mortgage.lift",
            Event::AskedForWishes { .. } | Event::Wished { .. } => "mo.shortage.auction",
            Event::OfferMade { settles: 0, .. } | Event::DealMade { settles: 0, .. } => "mo.deal",
            Event::OfferMade { .. } | Event::DealMade { .. } => "mo.rent.settle",
            Event::OfferRefused { .. } | Event::OfferWithdrawn { .. } => "mo.deal",
            Event::Bankrupt { to: Some(_), .. } => "mo.bankrupt.player",
            Event::Bankrupt { to: None, .. } => "mo.bankrupt.bank",
            Event::TimeUp { .. } => "mo.end.clock",
            Event::GameOver { winners, .. } if winners.len() > 1 => "mo.end.shared",
            Event::GameOver { .. } => "mo.end",
        })
    }
}

impl Why {
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Why::Rent => "mo.rent",
            Why::Tax => "mo.tax",
            Why::Card | Why::Birthday => "mo.card",
            Why::Fine => "mo.prison.fine",
            Why::Interest => "mo.mortgage.transfer",
        }
    }
}
