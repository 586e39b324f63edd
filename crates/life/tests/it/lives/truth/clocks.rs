//! How much time everybody has, counted once more.

use life::Time;
use tabletop::{Seat, SeatSet};

pub(super) struct Clocks {
    pub(super) bank: u64,
    pub(super) top_up: u64,
    left: Vec<u64>,
    counted: Time,
    running: SeatSet,
}

impl Clocks {
    pub(super) fn new(bank: u64, top_up: u64, seats: usize, at: Time) -> Clocks {
        Clocks { bank, top_up, left: vec![bank; seats], counted: at, running: SeatSet::EMPTY }
    }

    pub(super) fn count_to(&mut self, at: Time) {
        for seat in self.running {
            let left = &mut self.left[seat.index()];
            *left -= (*left).min(at.0 - self.counted.0);
        }
        self.counted = at;
    }

    pub(super) fn add(&mut self, seat: Seat, ms: u64) {
        self.left[seat.index()] = self.bank.min(self.left[seat.index()] + ms);
    }

    pub(super) fn run(&mut self, seats: SeatSet) {
        self.running = seats;
    }

    pub(super) fn runs_for(&self, seat: Seat) -> bool {
        self.running.contains(seat)
    }

    pub(super) fn left(&self, seat: Seat, now: Time) -> u64 {
        let spent = if self.running.contains(seat) { now.0.saturating_sub(self.counted.0) } else { 0 };
        self.left[seat.index()].saturating_sub(spent)
    }
}
