//! The plan of a thief who has had enough: fetch what is hidden, as far as that pays, and get out of the city.

use super::outlook::{Ended, Values, Walks, before_police};
use super::{late::fear, police::throws_to_telegraph};
use crate::{
    Kind, Place, TjuvOchPolis,
    position::{LAST_ARREST, Thief},
};
use tabletop::in_order;

/// The most dens that are emptied before leaving: those with most.
const FETCHED_DENS: usize = 3;
const SWEEPS: usize = 24;
/// What stays hidden counts only if the game ends at the right moment, or if there is another chance to fetch it.
const LEFT_BEHIND: f32 = 0.7;
/// What is robbed on the way may be lost on the way.
const ON_THE_WAY: f32 = 0.6;
/// [tp.flee.last-chance] How likely the police stop a flight some turns from now: half as things are, half as usual.
const AS_NOW: f32 = 0.5;
const AS_USUAL: f32 = 0.08;

pub(super) struct Leave {
    /// By the set of dens already emptied.
    values: Vec<Values<1>>,
    /// The dens to be emptied, with what is there.
    stash: Vec<(Place, f32)>,
    carried: f32,
    stopped: f32,
}

impl Leave {
    /// `walks`: past the police, and not past them.
    pub(super) fn new(game: &TjuvOchPolis, thief: &Thief, risks: &[f32], walks: [&Walks; 2]) -> Leave {
        let city = &game.city;
        let dens = city.dens.iter().zip(thief.hidden).filter(|(_, sum)| *sum > 0);
        let mut stash: Vec<(Place, f32)> = dens.map(|(&den, sum)| (den, sum as f32)).collect();
        in_order(&mut stash, |a, b| a.1.total_cmp(&b.1).is_gt());
        stash.truncate(FETCHED_DENS);
        let mut leave = Leave {
            values: vec![Values::new(city); 1 << stash.len()],
            stash,
            carried: thief.carried as f32,
            stopped: fear(game) * (AS_NOW * f32::from(throws_to_telegraph(game)) / 6.0 + AS_USUAL),
        };
        for _ in 0..SWEEPS {
            // What a set is worth follows from the fuller ones.
            for set in (0..leave.values.len()).rev() {
                // [tp.den.fetch.wanted]
                let wanted = thief.wanted || set != 0;
                let ended = Ended::new(city, |place, rode| {
                    let risk = if wanted { risks[place.index()] } else { 0.0 };
                    [leave.ended(game, thief, set, (place, rode), risk)]
                });
                leave.values[set].sweep(city, walks[usize::from(wanted)], &ended);
            }
        }
        leave
    }

    /// What it is worth to end a move on a square when a set of dens is emptied.
    fn ended(
        &self,
        game: &TjuvOchPolis,
        thief: &Thief,
        set: usize,
        (place, rode): (Place, bool),
        risk: f32,
    ) -> f32 {
        let kind = game.city.spot(place).kind;
        let caught = self.caught(thief, set);
        if kind.is_escape() {
            // [tp.flee.broke] [tp.flee.gone]
            let left = self.carried + self.sum_of(set) - TjuvOchPolis::fare(kind) as f32;
            let gone = (1.0 - self.stopped) * left + self.stopped * caught;
            return if left < 0.0 { f32::NEG_INFINITY } else { gone };
        }
        if kind == Kind::Den {
            let here = self.stash.iter().position(|(den, _)| *den == place);
            let set = here.map_or(set, |den| set | 1 << den);
            return before_police(self.values[set].at(place, rode)[0], 0.0, 0.0);
        }
        before_police(self.values[set].at(place, rode)[0], risk, caught)
    }

    /// What is left to one who is caught: what is still in the dens.
    fn caught(&self, thief: &Thief, set: usize) -> f32 {
        let still = (thief.hidden_sum() as f32 - self.sum_of(set)).max(0.0);
        // [tp.prison.fourth.money]
        if thief.arrests + 1 < LAST_ARREST { LEFT_BEHIND * still } else { 0.0 }
    }

    fn sum_of(&self, set: usize) -> f32 {
        let emptied = self.stash.iter().enumerate().filter(|(den, _)| set >> den & 1 == 1);
        emptied.map(|(_, (_, sum))| sum).sum()
    }

    /// What a free thief's place is worth, if the police catch the thief there with this chance.
    pub(super) fn worth(&self, game: &TjuvOchPolis, thief: &Thief, rode: bool, risk: f32) -> f32 {
        let is_empty = |den: Place| thief.hidden[usize::from(game.city.spot(den).den)] == 0;
        let dens = self.stash.iter().enumerate();
        let set = dens.map(|(number, (den, _))| usize::from(is_empty(*den)) << number).sum();
        let more = thief.carried as f32 - self.carried - self.sum_of(set);
        let caught = self.caught(thief, set);
        before_police(self.values[set].at(thief.at, rode)[0], risk, caught) + (1.0 - risk) * ON_THE_WAY * more
    }

    /// What is left to one who has just been arrested.
    pub(super) fn worth_in_prison(&self, thief: &Thief) -> f32 {
        LEFT_BEHIND * thief.hidden_sum() as f32
    }
}
