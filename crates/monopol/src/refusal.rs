use crate::{Lot, Stage};
use serde::Serialize;
use tabletop::{RuleId, Seat};

/// Why not, in the order in which it is asked: of all that stands in the way, the first of these is told.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolRefusal"))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// Too few or too many would sit down.
    SeatCount {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// No such limit of rounds can be set.
    RoundLimit {
        /// The least.
        min: u16,
        /// The most.
        max: u16,
    },
    /// No such number of deeds can be dealt.
    DealtCount {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// No such time to claim can be set.
    ClaimTime {
        /// The least.
        min: u16,
        /// The most.
        max: u16,
    },
    /// Somebody has won.
    GameOver,
    /// There is no such player, or they have gone bankrupt.
    NotInGame {
        /// Who.
        seat: Seat,
        /// They have gone bankrupt; else there never was such a player.
        #[serde(skip)]
        bankrupt: bool,
    },
    /// There is no such offer to answer or to withdraw.
    NoSuchOffer {
        /// Its number.
        offer: u32,
    },
    /// The game waits for somebody else.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Something else must be done first. `business`: what may be done by anybody, but not at this moment.
    NotNow {
        /// What the game waits for.
        stage: Stage,
        /// Whether anybody may do it, but not at this moment.
        #[serde(skip)]
        business: bool,
    },
    /// Who is free needs no way out.
    NotInPrison,
    /// After the second throw the fine is no longer a way out.
    TooLateForFine,
    /// Only who owes a player can settle in property, and for no more than is owed.
    NothingToSettle {
        /// What is owed.
        owed: u32,
    },
    /// An offer to oneself, or one that gives and wants nothing.
    EmptyOffer,
    /// The player has so many offers open already.
    TooManyOffers {
        /// The most.
        max: u8,
    },
    /// The square is nobody's to own, or not one to build on.
    NoProperty {
        /// Which property.
        lot: Lot,
        /// What it was wanted for.
        #[serde(skip)]
        to: Business,
    },
    /// The lot is another's, or the bank's, or has been named already.
    NotYours {
        /// Which property.
        lot: Lot,
        /// What it was wanted for.
        #[serde(skip)]
        to: Business,
    },
    /// The player does not hold such a card.
    NoSuchCard {
        /// What it was wanted for.
        #[serde(skip)]
        to: Business,
    },
    /// A sum that cannot be paid in notes.
    NotInNotes {
        /// The smallest there is.
        note: u32,
    },
    /// A bid must be higher.
    BidTooLow {
        /// The least that would do.
        least: u32,
    },
    /// Not every lot of the colour group is the player's.
    GroupIncomplete {
        /// Which property.
        lot: Lot,
    },
    /// The mortgage must be lifted before anything is built.
    LotMortgaged {
        /// Which property.
        lot: Lot,
    },
    /// There is a hotel on it already.
    FullyBuilt {
        /// Which property.
        lot: Lot,
    },
    /// Another lot of the group must be built on first.
    Uneven {
        /// Which property.
        lot: Lot,
        /// The other lot.
        first: Lot,
    },
    /// The bank has no house or hotel left.
    BankSoldOut {
        /// Hotels, not houses.
        hotel: bool,
    },
    /// A house was won where only a hotel could go, or a hotel without four houses on each lot.
    WrongBuilding {
        /// Which property.
        lot: Lot,
    },
    /// A building that was won goes only where the printed price is not above the bid.
    BidBelowPrice {
        /// Which property.
        lot: Lot,
        /// The printed price there.
        price: u32,
        /// What was bid.
        bid: u32,
    },
    /// The player could not put up, or pay for, so many.
    TooManyWished {
        /// The most that would do.
        most: u32,
    },
    /// There is nothing on it to sell.
    NoBuildings {
        /// Which property.
        lot: Lot,
    },
    /// Another lot of the group must be sold from first.
    SoldUnevenly {
        /// Which property.
        lot: Lot,
        /// The other lot.
        first: Lot,
    },
    /// The lot cannot be sold down to so many houses.
    WrongLevel {
        /// Which property.
        lot: Lot,
        /// The most that would do.
        most: u8,
    },
    /// There is a loan on it already.
    LentOn {
        /// Which property.
        lot: Lot,
    },
    /// No loan on a lot that carries buildings.
    CarriesBuildings {
        /// Which property.
        lot: Lot,
    },
    /// There is no loan on it to lift.
    NotMortgaged {
        /// Which property.
        lot: Lot,
    },
    /// The lot, or one of its group, carries buildings.
    Built {
        /// Which property.
        lot: Lot,
    },
    /// What was offered is not there any more.
    OfferStale {
        /// Its number.
        offer: u32,
    },
    /// The player does not have so much for this.
    NotEnough {
        /// What it costs.
        need: u32,
        /// What there is.
        have: u32,
        /// What it was wanted for.
        to: Spend,
    },
    /// The player owes another more than everything would raise, and must leave it as it is.
    CannotPay {
        /// What everything sold and mortgaged would come to.
        raised: u32,
        /// What is owed.
        owed: u32,
    },
    /// A deal of one who owes must help to pay.
    DebtNotServed {
        /// What is owed.
        owed: u32,
    },
    /// What the player has would pay the debt.
    CanPay {
        /// What everything sold and mortgaged would come to.
        raised: u32,
        /// What is owed.
        owed: u32,
    },
}

/// What a player wanted to do with a lot or a card. It decides which clause is cited, and is not told beside it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Business {
    /// Leave prison by a card.
    LeavePrison,
    /// Put up a building.
    Build,
    /// Sell a building.
    Sell,
    /// Take a loan.
    Mortgage,
    /// Pay a loan back.
    Lift,
    /// Offer or accept a deal.
    Deal,
    /// Settle a debt in property.
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
    /// Buy what one stands on.
    Buy,
    /// Bid in an auction.
    Bid,
    /// Buy oneself out of prison.
    Fine,
    /// A building.
    Build,
    /// Paying a loan back.
    Lift,
    /// Mortgages taken over in a deal.
    TakeOver,
    /// What one gives in a deal.
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
            Refusal::SeatCount { .. } | Refusal::NotInGame { bankrupt: false, .. } => "mo.players",
            Refusal::NotInGame { bankrupt: true, .. } => "mo.debt",
            Refusal::RoundLimit { .. } => "mo.end.clock",
            Refusal::DealtCount { .. } => "mo.short",
            Refusal::ClaimTime { .. } => "mo.rent.claim.window",
            Refusal::GameOver => "mo.end",
            Refusal::NotYourTurn { .. } => "mo.order",
            Refusal::NotNow { business: true, .. } => "mo.turn.anytime",
            Refusal::NotNow { stage, business: false } => stage.rule(),
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
            Refusal::TooManyWished { .. } | Refusal::BidBelowPrice { .. } => "mo.shortage.auction",
            Refusal::NoBuildings { .. } => "mo.sell.bank",
            Refusal::BankSoldOut { .. } => "mo.shortage",
            Refusal::WrongLevel { .. } => "mo.sell.even",
            Refusal::Built { .. } => "mo.deal.built",
            Refusal::EmptyOffer | Refusal::TooManyOffers { .. } => "mo.deal",
            Refusal::NoSuchOffer { .. } | Refusal::OfferStale { .. } => "mo.deal",
            Refusal::NothingToSettle { .. } => "mo.rent.settle",
            Refusal::CannotPay { .. } | Refusal::DebtNotServed { .. } | Refusal::CanPay { .. } => "mo.debt",
        })
    }
}
