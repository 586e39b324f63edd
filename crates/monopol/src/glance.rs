//! What can be read off a position without building a view: for measurements and for players that are simulated.

use crate::{Lot, Monopol, Sold, Stage, board::Deck};
use tabletop::Seat;

impl Monopol {
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    #[inline]
    pub fn round(&self) -> u16 {
        self.round
    }

    #[inline]
    pub fn cash(&self, seat: Seat) -> u32 {
        self.players[seat.index()].cash
    }

    #[inline]
    pub fn is_out(&self, seat: Seat) -> bool {
        !self.is_in_game(seat)
    }

    #[inline]
    pub fn is_in_prison(&self, seat: Seat) -> bool {
        self.players[seat.index()].prison.is_some()
    }

    /// A card out of prison that a player holds.
    pub fn card_held(&self, seat: Seat) -> Option<Deck> {
        let cards = self.players[seat.index()].cards;
        [Deck::Chance, Deck::Community].into_iter().find(|deck| cards & deck.bit() != 0)
    }

    #[inline]
    pub fn owner(&self, lot: Lot) -> Option<Seat> {
        self.holdings.owner(lot)
    }

    /// Houses; five is a hotel.
    #[inline]
    pub fn level(&self, lot: Lot) -> u8 {
        self.holdings.level(lot)
    }

    #[inline]
    pub fn is_mortgaged(&self, lot: Lot) -> bool {
        self.holdings.is_mortgaged(lot)
    }

    /// What a player owns, and what of it is mortgaged: a bit for each square.
    #[inline]
    pub fn lots(&self, seat: Seat) -> u64 {
        self.holdings.of(seat)
    }

    #[inline]
    pub fn mortgaged(&self, seat: Seat) -> u64 {
        self.holdings.of(seat) & self.holdings.mortgaged()
    }

    /// The number of the latest offer.
    #[inline]
    pub fn offers_made(&self) -> u32 {
        self.offers_made
    }

    /// The property that the player whose turn it is may buy.
    #[inline]
    pub fn lot_to_buy(&self) -> Lot {
        self.on_offer()
    }

    /// [mo.buy] The printed price.
    #[inline]
    pub fn printed_price(&self, lot: Lot) -> u32 {
        self.price(lot)
    }

    /// What is auctioned, and the highest bid so far.
    #[inline]
    pub fn on_auction(&self) -> (Sold, u32) {
        (self.auction.of, self.auction.high)
    }

    /// [mo.auction.form] The least that a seat must bid now.
    pub fn lowest_bid(&self, seat: Seat) -> u32 {
        self.least_bid(seat)
    }
}
