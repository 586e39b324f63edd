use crate::{Lot, Stage};
use serde::Serialize;
use tabletop::{RuleId, Seat};

/// Why not, in order of precedence.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolRefusal"))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    SeatCount {
        min: u8,
        max: u8,
    },
    RoundLimit {
        min: u16,
        max: u16,
    },
    DealtCount {
        min: u8,
        max: u8,
    },
    ClaimTime {
        min: u16,
        max: u16,
    },
    GameOver,
    /// There is no such player, or they have left the game.
    NotInGame {
        seat: Seat,
    },
    /// The game waits for somebody else.
    NotYourTurn {
        turn: Seat,
    },
    /// Something else must be done first.
    NotNow {
        stage: Stage,
    },
    NotInPrison,
    /// After the second throw the fine is no longer a way out.
    TooLateForFine,
    /// The player does not hold such a card.
    NoSuchCard {
        #[serde(skip)]
        to: Business,
    },
    /// The square is nobody's to own, or not one to build on.
    NoProperty {
        lot: Lot,
        #[serde(skip)]
        to: Business,
    },
    NotYours {
        lot: Lot,
        #[serde(skip)]
        to: Business,
    },
    /// The player does not have so much for this.
    NotEnough {
        need: u32,
        have: u32,
        to: Spend,
    },
    /// A sum that cannot be paid in notes.
    NotInNotes {
        note: u32,
    },
    BidTooLow {
        least: u32,
    },
    /// Not every lot of the colour group is the player's.
    GroupIncomplete {
        lot: Lot,
    },
    /// The mortgage must be lifted before anything is built.
    LotMortgaged {
        lot: Lot,
    },
    /// There is a loan on it already.
    LentOn {
        lot: Lot,
    },
    /// No loan on a lot that carries buildings.
    CarriesBuildings {
        lot: Lot,
    },
    NotMortgaged {
        lot: Lot,
    },
    /// Another lot of the group must be built on first.
    Uneven {
        lot: Lot,
        first: Lot,
    },
    /// Another lot of the group must be sold from first.
    SoldUnevenly {
        lot: Lot,
        first: Lot,
    },
    FullyBuilt {
        lot: Lot,
    },
    NoBuildings {
        lot: Lot,
    },
    /// The bank has no house or hotel left.
    BankSoldOut {
        hotel: bool,
    },
    /// The player could not put up, or pay for, so many.
    TooManyWished {
        most: u32,
    },
    /// A house was won where only a hotel could go, or a hotel without four houses on each lot.
    WrongBuilding {
        lot: Lot,
    },
    /// A hotel cannot be sold down to so many houses.
    WrongLevel {
        lot: Lot,
        most: u8,
    },
    /// The lot, or one of its group, carries buildings.
    Built {
        lot: Lot,
    },
    /// An offer to oneself, or one that gives and wants nothing.
    EmptyOffer,
    TooManyOffers {
        max: u8,
    },
    NoSuchOffer {
        offer: u32,
    },
    /// What was offered is not there any more.
    OfferStale {
        offer: u32,
    },
    /// Only who owes a player can settle in property, and for no more than is owed.
    NothingToSettle {
        owed: u32,
    },
    /// What the player has would pay the debt.
    CanPay {
        raised: u32,
        owed: u32,
    },
}

/// What a player wanted to do with a lot or a card. It decides which clause is cited, and is not told beside it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Business {
    LeavePrison,
    Build,
    Sell,
    Mortgage,
    Lift,
    Deal,
    Settle,
}

impl Business {
    fn rule(self) -> &'static str {
        match self {
            Business::LeavePrison => "mo.prison.card",
            Business::Build => "mo.house.group",
            Business::Sell => "mo.sell.bank",
            Business::Mortgage => "mo.mortgage",
            Business::Lift => "mo.mortgage.lift",
            Business::Deal => "mo.deal",
            Business::Settle => "mo.rent.settle",
        }
    }
}

/// What a player who has not enough wanted to spend money on.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spend {
    Buy,
    Bid,
    Fine,
    Build,
    Lift,
    /// Mortgages taken over in a deal.
    TakeOver,
    Deal,
}

impl Spend {
    fn rule(self) -> &'static str {
        match self {
            Spend::Buy => "mo.buy",
            Spend::Bid => "mo.auction.form",
            Spend::Fine => "mo.prison.fine",
            Spend::Build => "mo.house.group",
            Spend::Lift => "mo.mortgage.lift",
            Spend::TakeOver => "mo.mortgage.transfer",
            Spend::Deal => "mo.deal.loans",
        }
    }
}

impl tabletop::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::SeatCount { .. } | Refusal::NotInGame { .. } => "mo.players",
            Refusal::RoundLimit { .. } => "mo.end.clock",
            Refusal::DealtCount { .. } => "mo.short",
            Refusal::ClaimTime { .. } => "mo.rent.claim.window",
            Refusal::GameOver => "mo.end",
            Refusal::NotYourTurn { .. } => "mo.order",
            Refusal::NotNow { stage } => stage.rule(),
            Refusal::NotInPrison => "mo.prison.in",
            Refusal::TooLateForFine => "mo.prison.fine",
            Refusal::NoSuchCard { to } | Refusal::NoProperty { to, .. } | Refusal::NotYours { to, .. } => {
                to.rule()
            }
            Refusal::NotEnough { to, .. } => to.rule(),
            Refusal::NotInNotes { .. } => "mo.money.start",
            Refusal::BidTooLow { .. } => "mo.auction.form",
            Refusal::GroupIncomplete { .. } => "mo.house.group",
            Refusal::LotMortgaged { .. } => "mo.house.mortgaged",
            Refusal::LentOn { .. } | Refusal::CarriesBuildings { .. } => "mo.mortgage",
            Refusal::NotMortgaged { .. } => "mo.mortgage.lift",
            Refusal::Uneven { .. } => "mo.house.even",
            Refusal::SoldUnevenly { .. } => "mo.sell.even",
            Refusal::FullyBuilt { .. } | Refusal::WrongBuilding { .. } => "mo.hotel",
            Refusal::TooManyWished { .. } => "mo.shortage.auction",
            Refusal::NoBuildings { .. } => "mo.sell.bank",
            Refusal::BankSoldOut { .. } => "mo.shortage",
            Refusal::WrongLevel { .. } => "mo.sell.even",
            Refusal::Built { .. } => "mo.deal.built",
            Refusal::EmptyOffer | Refusal::TooManyOffers { .. } => "mo.deal",
            Refusal::NoSuchOffer { .. } | Refusal::OfferStale { .. } => "mo.deal",
            Refusal::NothingToSettle { .. } => "mo.rent.settle",
            Refusal::CanPay { .. } => "mo.debt",
        })
    }
}
