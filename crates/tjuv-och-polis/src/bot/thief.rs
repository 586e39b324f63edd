//! A thief: loot, danger, and the way to a den, a tram or out of the city.

use super::{from_afar, late::fear, police::throws_to_telegraph, weights::STORHAMN};
use crate::{Action, Fate, Place, TjuvOchPolis};
use tabletop::Seat;

// Sums are measured in what a robbery yields in this city on average.

/// With so much a thief thinks of leaving; every round a little less will do, so that games end.
const ENOUGH: f32 = 1.8;
const LESS_EACH_ROUND: f32 = 0.012;
const LEAST: f32 = 0.25;
/// What being arrested costs beside the loot.
const ARREST: f32 = 0.9;
/// What it is worth to be out of reach, beside the money: the later the more.
const SAFE: f32 = 0.5;
const SAFE_WHEN_LATE: f32 = 2.4;
/// Carried money may be lost, hidden money must be fetched.
const CARRIED: f32 = 0.85;
const HIDDEN: f32 = 0.92;
const GONE: f32 = 1.3;
const MORE: f32 = 0.3;
/// The part of the loot that is at risk in every turn for each policeman close by.
const RISK: f32 = 0.25;
/// Farther than anybody is to be feared.
const FAR: u8 = 14;
/// After so many rounds a thief leaves even if that does not win.
const PATIENCE: u16 = 80;
/// What it costs to start where a colleague starts.
const CROWDED: f32 = 10_000.0 / STORHAMN;
/// A stop opens the whole line.
const AT_A_STOP: f32 = 400.0 / STORHAMN;
/// So many steps a throw is on average.
const STEPS_A_TURN: f32 = 3.5;
/// From so many of six throws to a telegraph station on nobody leaves.
const GUARDED: f32 = 4.0;

/// A simple thief looking at a position.
pub(super) struct Rogue<'a>(pub(super) &'a TjuvOchPolis);

impl Rogue<'_> {
    /// Some things need no looking ahead.
    pub(super) fn worth_by_habit(&self, seat: Seat, action: &Action) -> Option<f32> {
        let leaves = self.wants_to_leave(seat);
        match action {
            // What is to be taken along is fetched, everything else is hidden.
            Action::FetchAll if leaves => Some(f32::INFINITY),
            Action::HideAll if !leaves => Some(f32::INFINITY),
            Action::HideAll | Action::FetchAll | Action::HidePart { .. } | Action::FetchPart { .. } => {
                Some(f32::NEG_INFINITY)
            }
            // A long sentence is worth a try; a short one ends with a clean slate.
            Action::TryEscape => {
                Some(if matches!(self.0.thief(seat).fate, Fate::Prison { turns } if turns > 2) {
                    1.0
                } else {
                    -1.0
                })
            }
            Action::SitOut => Some(0.0),
            // Dens far from the police and near to loot, and not where a colleague sits already.
            Action::ChooseDen { den } => Some(self.worth_of_den(*den)),
            Action::Throw | Action::Walk { .. } | Action::Ride { .. } | Action::LeaveMoney => None,
            Action::PlaceMan { .. }
            | Action::PlaceCar { .. }
            | Action::March { .. }
            | Action::Drive { .. }
            | Action::SendByTram { .. }
            | Action::Take { .. }
            | Action::PutInCell { .. }
            | Action::PostGuard { .. }
            | Action::CarHome { .. }
            | Action::CarStays => None,
        }
    }

    fn worth_of_den(&self, den: Place) -> f32 {
        let shared = self.0.thief_seats().any(|other| self.0.thief(other).at == den);
        let loot: f32 = self.loot().map(|(place, sum)| self.lure(den, place, sum as f32)).sum();
        loot - if shared { CROWDED * self.0.city.usual_loot } else { 0.0 }
    }

    pub(super) fn standing(&self, seat: Seat) -> f32 {
        let thief = self.0.thief(seat);
        let (carried, hidden) = (self.as_valued(thief.carried), self.as_valued(thief.hidden_sum()));
        let arrest = ARREST * self.0.city.usual_loot * self.patience() * fear(self.0);
        match thief.fate {
            Fate::Away => GONE * carried + self.safety(),
            Fate::Out => -ARREST * self.0.city.usual_loot,
            Fate::Taken | Fate::Prison { .. } => HIDDEN * hidden - arrest * f32::from(thief.arrests),
            Fate::Leaving => {
                let stopped = fear(self.0) * f32::from(throws_to_telegraph(self.0)) / 6.0;
                (1.0 - stopped) * (GONE * carried + self.safety())
                    - stopped * arrest * f32::from(thief.arrests + 1)
            }
            Fate::Free => {
                let hit = fear(self.0) * f32::from(self.0.danger(seat)) / 6.0;
                let arrests = f32::from(thief.arrests);
                let risk = if thief.wanted { self.later_risk(thief.at) } else { 0.0 };
                let kept = CARRIED * (1.0 - risk) * carried;
                let stays = kept + HIDDEN * hidden + self.prospects(seat) - arrest * arrests;
                (1.0 - hit) * stays + hit * (HIDDEN * hidden - arrest * (arrests + 1.0))
            }
        }
    }

    /// What is more than enough is worth less: it is time to leave.
    fn as_valued(&self, sum: u32) -> f32 {
        let (sum, enough) = (sum as f32, self.enough());
        sum.min(enough) + MORE * (sum - enough).max(0.0)
    }

    fn enough(&self) -> f32 {
        (ENOUGH - LESS_EACH_ROUND * f32::from(self.0.round)).max(LEAST) * self.0.city.usual_loot
    }

    fn safety(&self) -> f32 {
        (SAFE + (1.0 - self.patience()) * SAFE_WHEN_LATE) * self.0.city.usual_loot
    }

    /// From one at the start to less when it gets late: then everybody takes risks.
    fn patience(&self) -> f32 {
        1.0 - 0.6 * f32::from(self.0.round.min(PATIENCE)) / f32::from(PATIENCE)
    }

    /// What a free thief may hope for.
    fn prospects(&self, seat: Seat) -> f32 {
        let thief = self.0.thief(seat);
        let carried = self.as_valued(thief.carried);
        let at = thief.at;
        // A stop opens the whole line; how much that helps is seen when it is ridden.
        let tram = if self.0.city.spot(at).is_stop() { AT_A_STOP * self.0.city.usual_loot } else { 0.0 };
        let goal = if self.wants_to_leave(seat) { self.way_out(seat) } else { self.best_loot(at) };
        let shelter = self.0.city.dens.iter().map(|&den| self.lure(at, den, (HIDDEN - CARRIED) * carried));
        goal + tram + shelter.fold(0.0, f32::max)
    }

    /// The best thing to rob from here, as far as one gets away with it.
    fn best_loot(&self, at: Place) -> f32 {
        let worth = |place: Place, sum: u32| {
            let door = self.0.city.spot(place).only_door;
            let blocked = self.0.police_places().any(|police| police == door && door != Place::NOWHERE);
            if blocked { 0.0 } else { CARRIED * sum as f32 * (1.0 - self.later_risk(place)) }
        };
        self.loot().map(|(place, sum)| self.lure(at, place, worth(place, sum))).fold(0.0, f32::max)
    }

    /// The nearest way out of the city, by way of what is hidden.
    fn way_out(&self, seat: Seat) -> f32 {
        let thief = self.0.thief(seat);
        let carried = self.as_valued(thief.carried);
        let exits = self
            .0
            .city
            .exits
            .iter()
            .copied()
            .filter(|&place| thief.carried >= TjuvOchPolis::fare(self.0.city.spot(place).kind));
        let out = exits.map(|place| self.lure(thief.at, place, (GONE - CARRIED) * carried + self.safety()));
        let stash = self.0.city.dens.iter().zip(thief.hidden).filter(|(_, sum)| *sum > 0);
        let fetch = stash.map(|(&den, sum)| self.lure(thief.at, den, (GONE - CARRIED) * sum as f32));
        out.chain(fetch).fold(0.0, f32::max)
    }

    /// How likely a wanted thief who stands here loses the loot later on: the nearer the police and the farther a den,
    /// the likelier.
    fn later_risk(&self, at: Place) -> f32 {
        let dens = self.0.city.dens.iter().map(|&den| self.0.city.thieves.distance(at, den));
        let turns = f32::from(dens.min().unwrap_or(FAR).min(FAR)) / STEPS_A_TURN;
        let men = self.0.men().iter().filter(|man| self.0.is_mobile(man)).map(|man| man.at);
        let near = men.map(|man| self.0.city.policemen.distance(man, at).min(FAR));
        let pressure: f32 = near.map(|steps| 1.0 - f32::from(steps) / f32::from(FAR)).sum();
        let kept = (1.0 - RISK * self.patience() * fear(self.0) * pressure).max(0.0);
        1.0 - libm::powf(kept, turns)
    }

    /// Enough, and more than anybody has who is out of reach already; in the end anything will do.
    fn wants_to_leave(&self, seat: Seat) -> bool {
        let thief = self.0.thief(seat);
        let own = (thief.carried + thief.hidden_sum()) as f32;
        let away =
            self.0.thief_seats().map(|other| self.0.thief(other)).filter(|other| other.fate == Fate::Away);
        let richest = away.map(|other| other.carried).max().unwrap_or_default().max(self.0.police_money);
        let guarded = fear(self.0) * f32::from(throws_to_telegraph(self.0)) > GUARDED;
        own >= self.enough() && !guarded && (own >= richest as f32 || self.0.round > PATIENCE)
    }

    fn loot(&self) -> impl Iterator<Item = (Place, u32)> {
        self.0.city.loot.iter().copied().chain([(self.0.city.agency, self.0.till)])
    }

    /// What a place is worth from here.
    fn lure(&self, from: Place, to: Place, worth: f32) -> f32 {
        from_afar(worth, self.0.city.thieves.distance(from, to))
    }
}
