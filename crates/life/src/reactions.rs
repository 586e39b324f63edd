//! Quick words between those at the table. They stand in no log.

use crate::Time;
use std::collections::VecDeque;
use tabletop::{BySeat, SEATS_MAX, Seat};

/// So many words from one seat.
const WORDS: usize = 5;
/// In so many milliseconds.
const WITHIN: u64 = 60_000;

pub(crate) struct Reactions {
    said: BySeat<VecDeque<Time>, SEATS_MAX>,
}

impl Default for Reactions {
    fn default() -> Reactions {
        Reactions { said: BySeat::from_fn(|_| VecDeque::new()) }
    }
}

impl Reactions {
    /// Whether a seat may say one more word now. If so it has.
    pub(crate) fn take(&mut self, seat: Seat, now: Time) -> bool {
        let said = &mut self.said[seat];
        while said.front().is_some_and(|earliest| now.since(*earliest) >= WITHIN) {
            said.pop_front();
        }
        let may = said.len() < WORDS;
        if may {
            said.push_back(now);
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_has_a_few_words_a_minute_and_others_have_their_own() {
        let mut reactions = Reactions::default();
        let taken =
            |reactions: &mut Reactions, seat, now| (0..9).filter(|_| reactions.take(seat, now)).count();
        assert_eq!(taken(&mut reactions, Seat(0), Time(0)), WORDS);
        assert_eq!(taken(&mut reactions, Seat(0), Time(WITHIN - 1)), 0);
        assert_eq!(taken(&mut reactions, Seat(1), Time(WITHIN - 1)), WORDS);
        assert_eq!(taken(&mut reactions, Seat(0), Time(WITHIN)), WORDS);
    }
}
