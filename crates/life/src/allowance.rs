//! How often a seat may do what stands in no log: say a quick word, try something out.

use crate::Time;
use std::collections::VecDeque;
use tabletop::Seat;

/// So many times within so many milliseconds, for each seat.
pub(crate) struct Allowance {
    times: usize,
    within: u64,
    /// By seat, up to the last that has done it.
    taken: Vec<VecDeque<Time>>,
}

impl Allowance {
    /// A few quick words a minute: enough to be heard, not enough to be a nuisance.
    pub(crate) fn of_words() -> Allowance {
        Allowance::new(5, 60_000)
    }

    /// More than anybody tries out by hand. A try costs about as much as an action that is refused.
    pub(crate) fn of_tries() -> Allowance {
        Allowance::new(40, 10_000)
    }

    fn new(times: usize, within: u64) -> Allowance {
        Allowance { times, within, taken: Vec::new() }
    }

    /// Whether a seat may once more. If so it has.
    pub(crate) fn take(&mut self, seat: Seat, now: Time) -> bool {
        if self.taken.len() <= seat.index() {
            self.taken.resize_with(seat.index() + 1, VecDeque::new);
        }
        let taken = &mut self.taken[seat.index()];
        while taken.front().is_some_and(|earliest| now.since(*earliest) >= self.within) {
            taken.pop_front();
        }
        let may = taken.len() < self.times;
        if may {
            taken.push_back(now);
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_may_so_many_times_and_others_have_their_own() {
        let mut allowance = Allowance::new(5, 60_000);
        let taken =
            |allowance: &mut Allowance, seat, now| (0..9).filter(|_| allowance.take(seat, now)).count();
        assert_eq!(taken(&mut allowance, Seat(0), Time(0)), 5);
        assert_eq!(taken(&mut allowance, Seat(0), Time(59_999)), 0);
        assert_eq!(taken(&mut allowance, Seat(1), Time(59_999)), 5);
        assert_eq!(taken(&mut allowance, Seat(0), Time(60_000)), 5);
    }
}
