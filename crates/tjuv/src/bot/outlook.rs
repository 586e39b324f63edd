//! What a seat may expect when a deal is over.

use crate::{Stage, Tjuv};
use bots::Outlook;
use tabletop::Seat;

/// What a card more or less is worth beside winning, as a chance to win.
const WORTH_OF_A_CARD: f32 = 0.004;
/// By how many cards the seats usually come to differ in a deal.
const CARDS_IN_A_DEAL: f32 = 9.0;

/// How many deals are still to be played.
pub(super) fn deals_left(game: &Tjuv) -> u8 {
    if game.stage == Stage::Over { 0 } else { game.config.deals + 1 - game.deal }
}

/// By how many cards a seat is ahead of the best other one in the match.
pub(super) fn lead(game: &Tjuv, seat: Seat) -> i32 {
    let others = game.seat_list().filter(|&other| other != seat);
    let most = others.map(|other| game.totals[other]).max().unwrap_or_default();
    i32::from(game.totals[seat]) - i32::from(most)
}

/// How a seat stands between two deals, or at the end.
pub(super) fn between_deals(game: &Tjuv, seat: Seat) -> Outlook {
    let lead = lead(game, seat) as f32;
    if game.stage == Stage::Over {
        return outlook(game.winners().share(seat), lead);
    }
    let spread = spread(deals_left(game));
    let own = f32::from(game.totals[seat]);
    let others = game.seat_list().map(|other| libm::expf((f32::from(game.totals[other]) - own) / spread));
    outlook(1.0 / others.sum::<f32>(), lead)
}

/// How a seat stands that wins with this chance, and is so many cards ahead: the win comes first.
pub(super) fn outlook(chance: f32, lead: f32) -> Outlook {
    Outlook { chance, worth: chance + WORTH_OF_A_CARD * lead }
}

/// By how much the seats may still come to differ.
pub(super) fn spread(deals_left: u8) -> f32 {
    CARDS_IN_A_DEAL * f32::from(deals_left.max(1)).sqrt()
}
