//! Who wins if the game ends now: a last arrest, or a last flight, ends it at once.

use crate::{Fate, TjuvOchPolis};
use tabletop::Seat;

/// [tp.arrest.bounty] The police get a fifth of what a thief carries, roughly.
const BOUNTY: f32 = 0.2;

/// Whether no thief is left in the streets, so that the game ends with this turn.
pub(super) fn is_ending(game: &TjuvOchPolis) -> bool {
    game.thief_seats().all(|seat| match game.thief(seat).fate {
        Fate::Away | Fate::Out => true,
        Fate::Taken | Fate::Prison { .. } => !game.options.long_game,
        Fate::Free | Fate::Leaving => false,
    })
}

/// Whether the others are all out of the streets: a thief's own arrest or flight ends the game.
pub(super) fn is_last(game: &TjuvOchPolis, seat: Seat) -> bool {
    game.thief_seats().filter(|&other| other != seat).all(|other| match game.thief(other).fate {
        Fate::Away | Fate::Out => true,
        Fate::Taken | Fate::Prison { .. } => !game.options.long_game,
        Fate::Free | Fate::Leaving => false,
    })
}

/// Whether a seat would be richest if the game ended now.
pub(super) fn would_win(game: &TjuvOchPolis, seat: Seat) -> bool {
    let own = would_have(game, seat);
    (0..game.options.seats).map(Seat).all(|other| other == seat || own > would_have(game, other))
}

/// What a seat would have if the game ended now.
fn would_have(game: &TjuvOchPolis, seat: Seat) -> f32 {
    if seat == game.police {
        let taken = game.thief_seats().map(|seat| game.thief(seat)).filter(|thief| thief.fate == Fate::Taken);
        return game.police_money as f32 + taken.map(|thief| BOUNTY * thief.carried as f32).sum::<f32>();
    }
    let thief = game.thief(seat);
    match thief.fate {
        Fate::Out => 0.0,
        Fate::Away | Fate::Leaving => thief.carried as f32,
        Fate::Taken | Fate::Prison { .. } => thief.hidden_sum() as f32,
        Fate::Free => (thief.carried + thief.hidden_sum()) as f32,
    }
}
