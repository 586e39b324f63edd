use crate::squares::Deck;
use crate::{Basket, Lot};
use serde::Serialize;
use tabletop::{Seat, read_tagged};

/// What a seat can try. Sums are in kronor.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolAction"))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// [mo.turn.throw] Throw the dice.
    Throw,
    /// [mo.prison.fine] Pay to leave prison.
    PayFine,
    /// [mo.prison.card] Use a card to leave prison.
    UseCard {
        /// From which deck it is.
        deck: Deck,
    },
    /// [mo.buy] Buy the property one stands on.
    Buy,
    /// [mo.auction] Do not buy it: it is auctioned.
    Decline,
    /// [mo.auction.form] Raise the bid.
    Bid {
        /// To how much.
        amount: u32,
    },
    /// [mo.auction.form] Bid no more.
    PassBid,
    /// [mo.rent.claim] Claim the rent that is due.
    Claim,
    /// [mo.rent.claim.window] Let the rent go.
    Waive,
    /// [mo.rent.claim.window] The time to notice has run out.
    Forget,
    /// A card: pay the fine, or take a Chance card instead.
    PayCard,
    /// A card: take a Chance card instead of paying the fine.
    TakeChance,
    /// [mo.house.group] [mo.hotel] Buy a house for a lot, or the hotel after four.
    Build {
        /// Which property.
        lot: Lot,
    },
    /// [mo.sell.bank] Sell a house, or a hotel down to so many houses.
    Sell {
        /// Which property.
        lot: Lot,
        /// So many houses stay.
        down_to: u8,
    },
    /// [mo.mortgage]
    Mortgage {
        /// Which property.
        lot: Lot,
    },
    /// [mo.mortgage.lift] [mo.mortgage.transfer]
    Lift {
        /// Which property.
        lot: Lot,
    },
    /// [mo.mortgage.transfer] Lift no more of the mortgages just taken over.
    KeepMortgages,
    /// [mo.shortage.auction] How many of the scarce buildings one wants as well.
    Wish {
        /// How many.
        count: u8,
    },
    /// [mo.shortage.auction] Where the building goes that was won.
    Place {
        /// Which property.
        lot: Lot,
    },
    /// [mo.deal] Offer a deal, or answer one with another. `lift`: mortgages to be lifted at once on what one gets.
    Offer {
        /// To whom.
        to: Seat,
        /// What one gives.
        give: Basket,
        /// What one wants for it.
        want: Basket,
        /// Which mortgages to lift at once.
        lift: Vec<Lot>,
    },
    /// [mo.rent.settle] Offer property in place of money owed, at a value.
    OfferSettlement {
        /// Which deeds.
        lots: Vec<Lot>,
        /// What they are to count for.
        value: u32,
    },
    /// [mo.deal] Accept an offer. `lift`: mortgages to be lifted at once on what one gets.
    Accept {
        /// Its number.
        offer: u32,
        /// Which mortgages to lift at once.
        lift: Vec<Lot>,
    },
    /// [mo.deal] Refuse an offer.
    Refuse {
        /// Its number.
        offer: u32,
    },
    /// [mo.deal] Take back an offer of one's own.
    Withdraw {
        /// Its number.
        offer: u32,
    },
    /// [mo.debt] Give up.
    GoBankrupt,
}

read_tagged! {
    Action by "do", of {
        deck: Deck, amount: u32, lot: Lot, down_to: u8, count: u8, to: Seat, give: Basket, want: Basket, lift: Vec<Lot>,
        lots: Vec<Lot>, value: u32, offer: u32,
    }:
    Throw, PayFine, UseCard { deck }, Buy, Decline, Bid { amount }, PassBid, Claim, Waive, Forget, PayCard, TakeChance,
    Build { lot }, Sell { lot, down_to }, Mortgage { lot }, Lift { lot }, KeepMortgages, Wish { count }, Place { lot },
    Offer { to, give, want, lift }, OfferSettlement { lots, value }, Accept { offer, lift }, Refuse { offer },
    Withdraw { offer }, GoBankrupt,
}

impl Action {
    /// [mo.turn.anytime] What any player may do, waited for or not.
    pub(crate) fn is_for_anybody(&self) -> bool {
        matches!(
            self,
            Action::Build { .. }
                | Action::Sell { .. }
                | Action::Mortgage { .. }
                | Action::Lift { .. }
                | Action::Offer { .. }
                | Action::OfferSettlement { .. }
                | Action::Accept { .. }
                | Action::Refuse { .. }
                | Action::Withdraw { .. }
        )
    }
}
