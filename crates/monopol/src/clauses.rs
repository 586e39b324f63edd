//! The clause that each event comes from.

use crate::{Because, Event, Sold, Way, Why, squares::HOTEL};
use tabletop::{Caused, RuleId};

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
            Event::Built { level: HOTEL, .. } => "mo.hotel",
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
