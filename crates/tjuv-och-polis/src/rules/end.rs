//! The end.

use crate::{Event, Fate, SEATS, Stage, TjuvOchPolis};
use tabletop::{BySeat, SeatSet, Sink};

impl TjuvOchPolis {
    /// [tp.end] Every thief has got away or sits in prison. [tp.end.long] In a long game prison does not count, unless
    /// it is for ever.
    #[inline]
    pub(crate) fn is_settled(&self) -> bool {
        self.thief_seats().all(|seat| match self.thief(seat).fate {
            Fate::Away | Fate::Out => true,
            Fate::Prison { .. } => !self.options.long_game,
            Fate::Free | Fate::Leaving | Fate::Taken => false,
        })
    }

    /// [tp.end.count] Everybody's money is laid open.
    pub(crate) fn count(&mut self, log: &mut impl Sink<TjuvOchPolis>) {
        self.stage = Stage::Over;
        log.emit(self, || {
            let totals = self.totals().first(self.options.seats).to_vec();
            Event::GameOver { totals, winners: self.winners().iter().collect() }
        });
    }

    /// What each seat has in the end. [tp.end.hidden] A thief's hidden money counts as far as it is still the thief's:
    /// that of one who got away or is out of the game has gone back.
    fn totals(&self) -> BySeat<u32, SEATS> {
        let mut totals = BySeat::all(0);
        totals[self.police] = self.police_money;
        for seat in self.thief_seats() {
            totals[seat] = self.thief(seat).carried + self.thief(seat).hidden_sum();
        }
        totals
    }

    /// [tp.end.tie] What place each seat has by what it has.
    pub(crate) fn places(&self) -> Vec<u8> {
        self.totals().places(self.options.seats)
    }

    /// [tp.end.tie] The richest win; equal sums share.
    pub(crate) fn winners(&self) -> SeatSet {
        let totals = self.totals();
        let most = totals.first(self.options.seats).iter().max();
        SeatSet::all(self.options.seats).iter().filter(|&seat| Some(&totals[seat]) == most).collect()
    }
}
