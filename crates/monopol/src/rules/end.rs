//! The end.

use crate::{Event, Lot, Monopol, SEATS, Stage, board::BOARD, position::each};
use tabletop::{Seat, SeatSet, Sink};

impl Monopol {
    /// [mo.end] [mo.end.clock]
    pub(crate) fn finish(&mut self, log: &mut impl Sink<Event>) {
        self.stage = Stage::Over;
        log.emit(|| {
            let worths = self.worths()[..usize::from(self.config.seats)].to_vec();
            Event::GameOver { worths, winners: self.winners().iter().collect() }
        });
    }

    /// [mo.end.clock] Cash, printed prices (half where mortgaged), buildings at cost.
    pub(crate) fn worths(&self) -> [u32; SEATS] {
        let mut worths = self.players.map(|player| player.cash);
        for (seat, worth) in (0..).map(Seat).zip(&mut worths) {
            let own = each(self.holdings.of(seat));
            *worth += own.map(|lot| self.worth(lot)).sum::<u32>();
        }
        worths
    }

    fn worth(&self, lot: Lot) -> u32 {
        let land = if self.holdings.is_mortgaged(lot) { self.price(lot) / 2 } else { self.price(lot) };
        land + BOARD[lot.index()].house * u32::from(self.holdings.level(lot))
    }

    /// [mo.end] The last one left, or the richest; [mo.end.shared] equal worth shares.
    pub(crate) fn winners(&self) -> SeatSet {
        let worths = self.worths();
        let left = || self.seats_in_order().filter(|&seat| self.is_in_game(seat));
        let most = left().map(|seat| worths[seat.index()]).max();
        left().filter(|seat| Some(worths[seat.index()]) == most).collect()
    }
}
