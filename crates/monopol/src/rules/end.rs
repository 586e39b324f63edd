//! The end.

use crate::{Event, Lot, Monopol, SEATS, Stage, squares::BOARD};
use tabletop::{BySeat, SeatSet, Sink};

impl Monopol {
    /// [mo.end] [mo.end.clock]
    pub(crate) fn finish(&mut self, log: &mut impl Sink<Monopol>) {
        self.stage = Stage::Over;
        self.give_places();
        log.emit(self, || {
            let worths = self.worths().first(self.config.seats).to_vec();
            Event::GameOver { worths, winners: self.winners().iter().collect() }
        });
    }

    /// [mo.end] [mo.end.shared] Those who are left, by what they are worth. Who went bankrupt has a place behind them.
    fn give_places(&mut self) {
        let worths = self.worths();
        for seat in self.in_game {
            let richer = self.in_game.iter().filter(|&other| worths[other] > worths[seat]);
            self.places[seat] = 1 + richer.count() as u8;
        }
    }

    /// [mo.end.clock] Cash, printed prices (half where mortgaged), buildings at cost.
    pub(crate) fn worths(&self) -> BySeat<u32, SEATS> {
        BySeat::from_fn(|seat| {
            self.cash(seat) + self.holdings.of(seat).iter().map(|lot| self.worth(lot)).sum::<u32>()
        })
    }

    fn worth(&self, lot: Lot) -> u32 {
        let land = if self.holdings.is_mortgaged(lot) { self.price(lot) / 2 } else { self.price(lot) };
        land + BOARD[lot.index()].house * u32::from(self.holdings.level(lot))
    }

    /// [mo.end] The last one left, or the richest; [mo.end.shared] equal worth shares.
    pub(crate) fn winners(&self) -> SeatSet {
        let worths = self.worths();
        let most = self.in_game.iter().map(|seat| worths[seat]).max();
        self.in_game.iter().filter(|&seat| Some(worths[seat]) == most).collect()
    }
}
