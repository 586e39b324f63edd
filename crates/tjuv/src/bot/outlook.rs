//! What a seat may expect when a deal is over.

use crate::{Stage, Tjuv};
use tabletop::Seat;

/// What a card more or less is worth beside winning.
const WORTH_OF_A_CARD: f32 = 0.004;
/// By how many cards the seats usually come to differ in a deal.
const CARDS_IN_A_DEAL: f32 = 9.0;

/// How a seat stands: how likely it wins the match, and by how many cards it leads.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Outlook {
    pub(super) chance: f32,
    pub(super) lead: f32,
}

impl Outlook {
    /// What counts when plays are compared: the win comes first.
    pub(super) fn worth(self) -> f32 {
        self.chance + WORTH_OF_A_CARD * self.lead
    }

    pub(super) fn add(&mut self, more: Outlook) {
        self.chance += more.chance;
        self.lead += more.lead;
    }

    /// The mean of so many, of which this is the sum.
    pub(super) fn mean(self, count: u32) -> Outlook {
        let count = count.max(1) as f32;
        Outlook { chance: self.chance / count, lead: self.lead / count }
    }
}

impl Tjuv {
    /// How many deals are still to be played.
    pub(super) fn deals_left(&self) -> u8 {
        if self.stage == Stage::Over { 0 } else { self.config.deals + 1 - self.deal }
    }

    /// How a seat stands between two deals, or at the end.
    pub(super) fn outlook(&self, seat: Seat) -> Outlook {
        let lead = self.lead(seat) as f32;
        if self.stage == Stage::Over {
            return Outlook { chance: self.winners().share(seat), lead };
        }
        let spread = spread(self.deals_left());
        let own = f32::from(self.totals[seat]);
        let others = self.seat_list().map(|other| ((f32::from(self.totals[other]) - own) / spread).exp());
        Outlook { chance: 1.0 / others.sum::<f32>(), lead }
    }
}

/// By how much the seats may still come to differ.
pub(super) fn spread(deals_left: u8) -> f32 {
    CARDS_IN_A_DEAL * f32::from(deals_left.max(1)).sqrt()
}
