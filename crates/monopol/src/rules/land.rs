//! Unowned land, and money to and from the bank.

use crate::{Event, Lot, Monopol, Refusal, Spend, Stage};
use tabletop::{Seat, Sink};

impl Monopol {
    /// [mo.buy] The printed price.
    #[inline]
    pub fn price(&self, lot: Lot) -> u32 {
        crate::squares::BOARD[lot.index()].price[self.config.prices as usize]
    }

    /// [mo.buy] [mo.rent] Somebody has come to a property.
    pub(crate) fn land_on(&mut self, lot: Lot, log: &mut impl Sink<Monopol>) {
        let seat = self.turn;
        match self.holdings.owner(lot) {
            None => self.stage = Stage::Buy,
            Some(owner) if owner != seat => self.rent_due(owner, lot, log),
            Some(_) => self.go_on(log),
        }
    }

    /// The property that the player whose turn it is stands on, and may buy while the game waits for that.
    pub fn on_offer(&self) -> Lot {
        Lot(self.players[self.turn].at)
    }

    /// [mo.buy] At the printed price.
    pub(crate) fn buy(&mut self, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        self.must_be(Stage::Buy)?;
        let (seat, lot) = (self.turn, self.on_offer());
        let (price, have) = (self.price(lot), self.players[seat].cash);
        if have < price {
            return Err(Refusal::NotEnough { need: price, have, to: Spend::Buy });
        }

        self.pay_bank(seat, price, false);
        self.holdings.give(lot, Some(seat));
        self.stage = Stage::Turn;
        log.emit(self, || Event::Bought { seat, lot, price });
        self.go_on(log);
        Ok(())
    }

    /// [mo.auction] What is not bought is auctioned at once.
    pub(crate) fn decline(&mut self, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        self.must_be(Stage::Buy)?;

        let (seat, lot) = (self.turn, self.on_offer());
        log.emit(self, || Event::Declined { seat, lot });
        if self.config.no_auctions {
            self.go_on(log);
        } else {
            self.open_auction(crate::Sold::Lot(lot), seat, self.in_game, log);
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn get_from_bank(&mut self, seat: Seat, amount: u32) {
        self.players[seat].cash += amount;
        self.bank -= i64::from(amount);
    }

    /// What is paid as tax or fine lies on Fri parkering, where the house plays so.
    #[inline]
    pub(crate) fn pay_bank(&mut self, seat: Seat, amount: u32, is_fine: bool) {
        self.players[seat].cash -= amount;
        if is_fine && self.config.parking_money {
            self.pot += amount;
        } else {
            self.bank += i64::from(amount);
        }
    }
}
