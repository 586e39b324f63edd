//! The end.

use crate::{Event, Fate, SEATS, Stage, TjuvOchPolis};
use arrayvec::ArrayVec;
use tabletop::{SEATS_MAX, Seat, Sink};

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
    pub(crate) fn count(&mut self, log: &mut impl Sink<Event>) {
        self.stage = Stage::Over;
        log.emit(|| {
            let shares = self.shares();
            let winners = (0..).map(Seat).zip(&shares).filter(|(_, share)| **share > 0.0);
            Event::GameOver {
                totals: self.totals()[..usize::from(self.options.seats)].to_vec(),
                winners: winners.map(|(seat, _)| seat).collect(),
            }
        });
    }

    /// What each seat has in the end. [tp.end.hidden] A thief's hidden money counts as far as it is still the thief's:
    /// that of one who got away or is out of the game has gone back.
    fn totals(&self) -> [u32; SEATS] {
        let mut totals = [0; SEATS];
        totals[self.police.index()] = self.police_money;
        for seat in self.thief_seats() {
            totals[seat.index()] = self.thief(seat).carried + self.thief(seat).hidden_sum();
        }
        totals
    }

    /// [tp.end.tie] The richest win; equal sums share.
    pub(crate) fn shares(&self) -> ArrayVec<f32, SEATS_MAX> {
        let totals = self.totals();
        let totals = &totals[..usize::from(self.options.seats)];
        let most = totals.iter().copied().max().unwrap_or_default();
        let winners = totals.iter().filter(|&&total| total == most).count();
        totals.iter().map(|&total| if total == most { 1.0 / winners as f32 } else { 0.0 }).collect()
    }
}
