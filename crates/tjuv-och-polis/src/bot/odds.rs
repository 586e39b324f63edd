//! How likely each seat wins as things stand.
//!
//! Whoever has most in the end wins, so every seat is given a purse: what it has, and what it may still expect. The
//! richer the purse the likelier the win. The figures are fitted to the outcomes of games between masters in Storhamn;
//! sums are measured in what a robbery yields on average, so that they hold for other cities too.

use super::police::throws_to_telegraph;
use crate::{
    Fate, SEATS, TjuvOchPolis,
    position::{LAST_ARREST, Thief},
};
use tabletop::{BySeat, Seat};

/// How much more likely a richer purse wins: chances go with this power of it.
const SHARPNESS: f32 = 2.5;
/// Even an empty purse is not quite hopeless.
const HOPE: f32 = 0.1;
/// What a thief may still rob and bring home, and what the police may still earn by arresting a thief four times.
const TO_ROB: f32 = 1.75;
const TO_EARN: f32 = 0.76;
/// What is hidden must be fetched, and what is carried may be lost.
const HIDDEN: f32 = 0.2;
const CARRIED: f32 = 0.2;
/// [tp.prison.fourth] Before the last arrest most of what is hidden is as good as lost.
const HIDDEN_BEFORE_THE_LAST_ARREST: f32 = 0.04;
/// What somebody has got away with is safe, but the others go on.
const AWAY: f32 = 0.77;
/// With every round there is less to come, until so many have been played.
const ROUNDS: f32 = 122.0;
const ALWAYS_TO_COME: f32 = 0.05;

pub(super) struct Odds {
    /// None: the seat cannot win any more.
    purses: BySeat<Option<f32>, SEATS>,
    usual_loot: f32,
}

impl Odds {
    pub(super) fn of(game: &TjuvOchPolis) -> Odds {
        let usual_loot = game.city.usual_loot;
        let to_come = (1.0 - f32::from(game.round) / ROUNDS).max(ALWAYS_TO_COME);
        let away = game.thief_seats().map(|seat| game.thief(seat)).filter(|thief| thief.fate == Fate::Away);
        let certain = away.map(|thief| thief.carried).max().unwrap_or_default().max(game.police_money);
        let mut purses = BySeat::all(None);
        let mut arrests_to_come = 0;
        for seat in game.thief_seats() {
            let thief = game.thief(seat);
            purses[seat] = match thief.fate {
                Fate::Out => None,
                Fate::Away => (thief.carried >= certain).then_some(AWAY * thief.carried as f32 / usual_loot),
                Fate::Leaving => {
                    let stopped = f32::from(throws_to_telegraph(game)) / 6.0;
                    Some((1.0 - stopped) * AWAY * thief.carried as f32 / usual_loot)
                }
                Fate::Free | Fate::Taken | Fate::Prison { .. } => {
                    arrests_to_come += LAST_ARREST.saturating_sub(thief.arrests);
                    Some(purse(thief, usual_loot, to_come))
                }
            };
        }
        let to_earn = TO_EARN * to_come * f32::from(arrests_to_come) / f32::from(LAST_ARREST);
        purses[game.police] = Some(game.police_money as f32 / usual_loot + to_earn);
        Odds { purses, usual_loot }
    }

    /// How likely a seat wins that expects so much more than it seems to, or less.
    pub(super) fn chance(&self, seat: Seat, more: f32) -> f32 {
        let Some(own) = self.purses[seat] else { return 0.0 };
        let weight = |purse: f32| libm::powf((HOPE + purse).max(0.0), SHARPNESS);
        let others = (0..).map(Seat).zip(self.purses.iter()).filter(|(other, _)| *other != seat);
        let others: f32 = others.filter_map(|(_, purse)| *purse).map(weight).sum();
        let own = weight(own + more / self.usual_loot);
        if own + others > 0.0 { own / (own + others) } else { 0.0 }
    }
}

/// What a thief in the city has and may expect.
fn purse(thief: &Thief, usual_loot: f32, to_come: f32) -> f32 {
    let is_last = thief.arrests + 1 == LAST_ARREST;
    let hidden = if is_last { HIDDEN_BEFORE_THE_LAST_ARREST } else { HIDDEN };
    let has = hidden * thief.hidden_sum() as f32 + CARRIED * thief.carried as f32;
    has / usual_loot + TO_ROB * to_come
}
