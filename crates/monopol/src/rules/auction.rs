//! Auctions: of property, and of scarce buildings.

use crate::{Action, Event, Monopol, Refusal, Sold, Spend, Stage, position::Auction};
use tabletop::{Seat, SeatSet, Sink};

impl Monopol {
    /// [mo.auction.form] Bids go round from `first`, among these players.
    pub(crate) fn open_auction(
        &mut self,
        of: Sold,
        first: Seat,
        bidding: SeatSet,
        log: &mut impl Sink<Monopol>,
    ) {
        self.auction = Auction { of, high: 0, leader: None, bidder: first, bidding };
        self.stage = Stage::Auction;
        if !self.opens_with_who_can_bid() {
            log.emit(self, || Event::AuctionOpened { of, bidder: first });
        }
        if !self.may_be_asked(first) && !self.ask_next_bidder() {
            return self.close_auction(log);
        }
        if self.opens_with_who_can_bid() {
            let bidder = self.auction.bidder;
            log.emit(self, || Event::AuctionOpened { of, bidder });
        }
    }

    /// [mo.bankrupt.bank] The next property, or card, of somebody who went bankrupt to the bank; bids go round from whose
    /// turn it is.
    pub(crate) fn auction_next_sale(&mut self, log: &mut impl Sink<Monopol>) {
        let of = match self.for_sale.first() {
            Some(lot) => {
                self.for_sale.remove(lot);
                Sold::Lot(lot)
            }
            None => {
                Sold::Card(self.cards_for_sale.iter().next().expect("asked only when there is something"))
            }
        };
        let mut first = self.turn;
        while !self.is_in_game(first) {
            first = first.left(self.config.seats);
        }
        self.open_auction(of, first, self.in_game, log);
    }

    /// What is auctioned, and the highest bid so far.
    #[inline]
    pub fn on_auction(&self) -> (Sold, u32) {
        (self.auction.of, self.auction.high)
    }

    /// [mo.auction.form] The least that a seat must bid now.
    pub fn least_bid(&self, seat: Seat) -> u32 {
        let note = self.config.prices.note();
        let printed = match self.auction.of {
            Sold::Lot(_) | Sold::Card(_) => note,
            Sold::House | Sold::Hotel => self.cheapest_site(seat).unwrap_or(u32::MAX - note),
        };
        printed.max(self.auction.high + note)
    }

    /// [mo.auction.form] Who cannot pay the least bid is out by itself.
    fn may_be_asked(&self, seat: Seat) -> bool {
        self.auction.bidding.contains(seat) && self.cash(seat) >= self.least_bid(seat)
    }

    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        amount: u32,
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        self.must_be(Stage::Auction)?;
        let (least, have) = (self.least_bid(seat), self.players[seat].cash);
        let note = self.config.prices.note();
        if !amount.is_multiple_of(note) {
            return Err(Refusal::NotInNotes { note });
        }
        if amount < least {
            return Err(Refusal::BidTooLow { least });
        }
        if amount > have {
            return Err(Refusal::NotEnough { need: amount, have, to: Spend::Bid });
        }

        self.auction.high = amount;
        self.auction.leader = Some(seat);
        log.emit(self, || Event::Bid { seat, amount });
        self.go_on_bidding(log);
        Ok(())
    }

    pub(crate) fn pass_bid(&mut self, seat: Seat, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        self.must_be(Stage::Auction)?;

        self.auction.bidding.remove(seat);
        if self.is_for_building() {
            self.passes_for_buildings(seat);
        }
        log.emit(self, || Event::PassedBid { seat });
        self.go_on_bidding(log);
        Ok(())
    }

    /// [mo.shortage.auction] Who has mortgaged the last site while being asked for a bid cannot bid any more.
    pub(crate) fn ask_who_can_bid(&mut self, log: &mut impl Sink<Monopol>) {
        if !self.may_be_asked(self.auction.bidder) {
            self.go_on_bidding(log);
        }
    }

    fn go_on_bidding(&mut self, log: &mut impl Sink<Monopol>) {
        if !self.ask_next_bidder() {
            self.close_auction(log);
        }
    }

    /// Finds the next who still bids and can; when there is none, the highest bid stands.
    fn ask_next_bidder(&mut self) -> bool {
        let mut seat = self.auction.bidder;
        for _ in 0..self.config.seats {
            seat = seat.left(self.config.seats);
            if Some(seat) != self.auction.leader && self.may_be_asked(seat) {
                self.auction.bidder = seat;
                return true;
            }
        }
        false
    }

    /// [mo.auction.none] Without a bid the bank keeps what was for sale.
    pub(crate) fn close_auction(&mut self, log: &mut impl Sink<Monopol>) {
        let Auction { of, high, leader, .. } = self.auction;
        let Some(seat) = leader else {
            if let Sold::Card(deck) = of {
                self.cards_for_sale.remove(deck);
                self.put_back_out_of_prison(deck);
            }
            if self.is_for_building() {
                log.emit(self, || Event::AuctionFailed { of });
                return self.nobody_bids_for_building(log);
            }
            self.stage = Stage::Turn;
            log.emit(self, || Event::AuctionFailed { of });
            return self.go_on(log);
        };
        self.pay_bank(seat, high, false);
        match of {
            Sold::Lot(lot) => self.holdings.give(lot, Some(seat)),
            // [mo.shortage.auction] The winner says at once where it goes.
            Sold::House | Sold::Hotel => self.stage = Stage::Place,
            Sold::Card(deck) => {
                self.cards_for_sale.remove(deck);
                self.players[seat].cards.insert(deck);
            }
        }
        if self.is_for_building() {
            log.emit(self, || Event::AuctionWon { seat, of, amount: high });
        } else {
            self.stage = Stage::Turn;
            log.emit(self, || Event::AuctionWon { seat, of, amount: high });
            self.go_on(log);
        }
    }

    /// [mo.shortage.auction] Whether what is auctioned must be put up somewhere.
    pub(crate) fn is_for_building(&self) -> bool {
        matches!(self.auction.of, Sold::House | Sold::Hotel)
    }

    /// Bids worth offering: the least, a few steps above it, and round sums up to what the bidder has.
    pub(crate) fn bid_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::PassBid);
        let (least, have) = (self.least_bid(seat), self.players[seat].cash);
        let mut last = 0;
        for step in [0, 200, 500, 1_000, 2_000, 5_000] {
            let amount = least + step;
            if amount <= have && amount > last {
                out.push(Action::Bid { amount });
                last = amount;
            }
        }
    }
}
