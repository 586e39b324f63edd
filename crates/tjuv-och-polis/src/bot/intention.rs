//! What a thief means to do: stay and rob, or leave.

use super::{
    ending::is_last, harvest::Harvest, leave::Leave, outlook::Walks, risk::risks, strength::Strength,
};
use crate::{Came, Fate, Place, TjuvOchPolis, position::LAST_ARREST};
use tabletop::Seat;

/// With so much, in what a robbery yields on average, a thief leaves: police who are fed with loot for long win.
const ENOUGH: f32 = 1.5;
/// One more arrest and all is lost: less will do.
const ENOUGH_BEFORE_THE_LAST_ARREST: f32 = 0.6;
/// After so many rounds a thief leaves with anything that pays a fare.
const PATIENCE: u16 = 110;
const A_FARE: u32 = 3_000;
/// What somebody carries may be lost.
const CARRIED: f32 = 0.6;

/// What a thief means to do, with what the city then holds for them.
pub(super) enum Intention {
    Stay(Harvest),
    Leave(Leave),
}

impl Intention {
    pub(super) fn new(game: &TjuvOchPolis, seat: Seat, strength: &Strength) -> Intention {
        let thief = game.thief(seat);
        let risks = risks(game, strength.sight);
        // [tp.thief.pass.police]
        let clean = Walks::past(&game.city, std::iter::empty());
        let wanted = Walks::past(&game.city, game.police_places());
        let walks = [&clean, &wanted];
        if should_leave(game, seat, strength) {
            Intention::Leave(Leave::new(game, thief, &risks, walks))
        } else {
            Intention::Stay(Harvest::new(game, thief, &risks, walks, strength.foresight))
        }
    }

    pub(super) fn leaves(&self) -> bool {
        matches!(self, Intention::Leave(_))
    }

    /// What a free thief's place is worth, if the police catch the thief there with this chance.
    pub(super) fn worth(&self, game: &TjuvOchPolis, seat: Seat, risk: f32) -> f32 {
        let thief = game.thief(seat);
        let rode = thief.came != Came::OnFoot;
        match self {
            Intention::Stay(harvest) => thief.hidden_sum() as f32 + harvest.worth(game, thief, rode, risk),
            Intention::Leave(leave) => leave.worth(game, thief, rode, risk),
        }
    }

    /// What is left to one who has just been arrested.
    pub(super) fn worth_in_prison(&self, game: &TjuvOchPolis, seat: Seat) -> f32 {
        let thief = game.thief(seat);
        match self {
            Intention::Stay(harvest) => thief.hidden_sum() as f32 + harvest.worth_in_prison(game, thief),
            Intention::Leave(leave) => leave.worth_in_prison(thief),
        }
    }

    pub(super) fn worth_of_start(&self, den: Place) -> f32 {
        match self {
            Intention::Stay(harvest) => harvest.worth_of_start(den),
            Intention::Leave(_) => 0.0,
        }
    }
}

/// Whether a thief has enough, or no more time for more.
fn should_leave(game: &TjuvOchPolis, seat: Seat, strength: &Strength) -> bool {
    let thief = game.thief(seat);
    let own = thief.carried + thief.hidden_sum();
    if game.round > PATIENCE && own >= A_FARE {
        return true;
    }
    let enough = if thief.arrests + 1 < LAST_ARREST { ENOUGH } else { ENOUGH_BEFORE_THE_LAST_ARREST };
    // The last to leave ends the game: only the richest wants that.
    let ends = strength.knows_the_end && is_last(game, seat);
    own as f32 >= enough * game.city.usual_loot && !(ends && own as f32 <= richest_rival(game, seat))
}

fn richest_rival(game: &TjuvOchPolis, seat: Seat) -> f32 {
    let others = game.thief_seats().filter(|&other| other != seat).map(|other| {
        let other = game.thief(other);
        match other.fate {
            Fate::Out => 0.0,
            Fate::Away | Fate::Leaving => other.carried as f32,
            Fate::Free | Fate::Taken | Fate::Prison { .. } => {
                other.hidden_sum() as f32 + CARRIED * other.carried as f32
            }
        }
    });
    others.fold(game.police_money as f32, f32::max)
}
