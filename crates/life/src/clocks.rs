//! How much time each seat has left. Folded from the times in the log, like everything else.

use crate::Time;
use protocol::Clock;
use tabletop::{Seat, SeatSet};

#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    /// What a seat has at most, in milliseconds.
    bank: u64,
    /// What a decision adds.
    top_up: u64,
    /// What each seat had left at `since`.
    left: Vec<u64>,
    since: Time,
    /// Whose time is running.
    running: SeatSet,
}

impl Clocks {
    /// None at a table without a clock.
    pub(crate) fn new(clock: Clock, seats: usize, at: Time) -> Option<Clocks> {
        let (bank, top_up) = clock.bank_and_top_up()?;
        Some(Clocks { bank, top_up, left: vec![bank; seats], since: at, running: SeatSet::EMPTY })
    }

    /// Counts the time up to now against those whose time runs.
    pub(crate) fn settle(&mut self, now: Time) {
        for seat in self.running {
            self.left[seat.index()] = self.left(seat, now);
        }
        self.since = self.since.max(now);
    }

    /// Gives time back that was spent on the line.
    pub(crate) fn give_back(&mut self, seat: Seat, ms: u64) {
        let left = &mut self.left[seat.index()];
        *left = (*left + ms).min(self.bank);
    }

    /// A new decision lies before a seat.
    pub(crate) fn top_up(&mut self, seat: Seat) {
        self.give_back(seat, self.top_up);
    }

    /// From now on the time of these runs. What was spent up to now must be settled.
    pub(crate) fn run(&mut self, seats: SeatSet) {
        self.running = seats;
    }

    pub(crate) fn left(&self, seat: Seat, now: Time) -> u64 {
        let left = self.left[seat.index()];
        if self.running.contains(seat) { left.saturating_sub(now.since(self.since)) } else { left }
    }

    /// When the first of those whose time runs has none left, and who it is.
    pub(crate) fn deadline(&self) -> Option<(Time, Seat)> {
        self.running.iter().map(|seat| (self.since.plus(self.left[seat.index()]), seat)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn clocks() -> Clocks {
        Clocks::new(Clock::Bank { seconds: 10, top_up: 2 }, 2, Time(0)).expect("there is a clock")
    }

    #[test]
    fn only_running_time_is_spent_and_never_more_than_there_is() {
        let mut clocks = clocks();
        clocks.run(A.into());
        assert_eq!((clocks.left(A, Time(3_000)), clocks.left(B, Time(3_000))), (7_000, 10_000));
        assert_eq!(clocks.deadline(), Some((Time(10_000), A)));
        clocks.settle(Time(4_000));
        clocks.run(B.into());
        clocks.settle(Time(99_000));
        assert_eq!((clocks.left(A, Time(99_000)), clocks.left(B, Time(99_000))), (6_000, 0));
    }

    #[test]
    fn a_decision_adds_time_but_the_bank_never_holds_more_than_at_first() {
        let mut clocks = clocks();
        clocks.run(A.into());
        clocks.settle(Time(9_000));
        clocks.top_up(A);
        assert_eq!(clocks.left(A, Time(9_000)), 3_000);
        for _ in 0..9 {
            clocks.top_up(A);
        }
        assert_eq!(clocks.left(A, Time(9_000)), 10_000);
    }

    #[test]
    fn of_several_whose_time_runs_the_first_to_run_out_comes_first() {
        let mut clocks = clocks();
        clocks.run(B.into());
        clocks.settle(Time(1_000));
        clocks.run(SeatSet::all(2));
        assert_eq!(clocks.deadline(), Some((Time(10_000), B)));
    }

    #[test]
    fn a_clock_that_goes_backwards_gives_nobody_time() {
        let mut clocks = clocks();
        clocks.run(A.into());
        clocks.settle(Time(5_000));
        clocks.settle(Time(1_000));
        assert_eq!(clocks.left(A, Time(6_000)), 4_000);
    }

    #[test]
    fn with_days_every_decision_has_its_hours() {
        let mut clocks = Clocks::new(Clock::Days { hours: 1 }, 1, Time(0)).expect("there is a clock");
        clocks.run(A.into());
        clocks.settle(Time(3_000_000));
        clocks.top_up(A);
        assert_eq!(clocks.left(A, Time(3_000_000)), 3_600_000);
        assert!(Clocks::new(Clock::Calm, 1, Time(0)).is_none());
    }
}
