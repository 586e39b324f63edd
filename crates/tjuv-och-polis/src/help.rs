//! The help layer: how likely the police reach a thief with their next turn.

use crate::{Action, Danger, EndDanger, Fate, Help, Kind, Piece, Place, Stage, TjuvOchPolis, piece::Pieces};
use city::Squares;
use tabletop::{Game, Seat, Viewer};

const FACES: u8 = 6;

impl Help {
    pub(crate) fn of(game: &TjuvOchPolis, viewer: Viewer) -> Help {
        if game.round == 0 {
            return Help { thieves: Vec::new(), ends: Vec::new() };
        }
        let hunted = game.thief_seats().filter(|&seat| game.is_hunted(seat));
        let danger = |thief| Danger { thief, sixths: game.danger(thief) };
        Help { thieves: hunted.map(danger).collect(), ends: game.dangers_ahead(viewer) }
    }
}

impl TjuvOchPolis {
    /// Whether the police would have a thief: nobody is after the others, and nobody comes into a den.
    fn is_hunted(&self, seat: Seat) -> bool {
        let thief = self.thief(seat);
        thief.wanted && thief.fate == Fate::Free && self.city.spot(thief.at).kind != Kind::Den
    }

    /// For every square the viewer can go to now, the danger there.
    fn dangers_ahead(&self, viewer: Viewer) -> Vec<EndDanger> {
        let seat = self.turn;
        let moving = matches!(self.stage, Stage::Move | Stage::Turn);
        if viewer != Viewer::Seat(seat) || self.is_police_turn() || !moving {
            return Vec::new();
        }
        let mut menu = Vec::new();
        self.menu(seat, &mut menu);
        let ends = menu.iter().filter_map(|action| {
            let (Action::Walk { to } | Action::Ride { to }) = *action else { return None };
            let mut after = self.clone();
            after.play(seat, action, &mut ()).expect("all of the menu is accepted");
            if after.stage == Stage::CountFare {
                after.chance(0, &mut ());
            }
            // Who is caught at once is reached for certain.
            let caught = after.thief(seat).fate == Fate::Taken || !after.takers[seat].is_empty();
            let sixths = if caught { FACES } else { after.danger(seat) };
            Some(EndDanger { to, sixths })
        });
        ends.collect()
    }

    /// In how many of six throws the police can land on a thief or block the only door; six if a tram takes them there.
    pub(crate) fn danger(&self, seat: Seat) -> u8 {
        let thief = self.thief(seat);
        if !thief.wanted || thief.fate != Fate::Free {
            return 0;
        }
        let targets = [thief.at, self.city.spot(thief.at).only_door];
        if self.reaches_by_tram(targets) {
            return FACES;
        }
        let police = self.police_squares();
        (1..=FACES).map(|die| u8::from(self.reaches(targets, die, &police))).sum()
    }

    fn reaches_by_tram(&self, targets: [Place; 2]) -> bool {
        let stops = targets.iter().filter_map(|&target| target.on_board());
        if !stops.map(|target| self.city.spot(target)).any(|spot| spot.is_stop()) {
            return false;
        }
        let mut rides = Vec::new();
        self.police_rides(&mut rides);
        rides.iter().any(|ride| matches!(ride, Action::SendByTram { to, .. } if targets.contains(to)))
    }

    /// Whether the police can end on one of these squares with a throw.
    fn reaches(&self, targets: [Place; 2], die: u8, police: &Squares) -> bool {
        let due = self.due_pieces();
        let pieces = if due.is_empty() { self.all_pieces() } else { due };
        self.near(targets, die, pieces).iter().any(|piece| match piece {
            Piece::Man(man) => {
                let man = &self.men[usize::from(man)];
                self.any_man_end(man, die, police, |to| targets.contains(&to))
            }
            Piece::Car => {
                self.any_car_end(die, |car| targets.contains(&car.head) || targets.contains(&car.behind))
            }
        })
    }

    /// The pieces for which it is not too far: the others need not be tried.
    fn near(&self, targets: [Place; 2], die: u8, pieces: Pieces) -> Pieces {
        let steps = |from: Place| {
            let to = targets.iter().map(|&target| self.city.policemen.distance(from, target));
            to.min().unwrap_or(u8::MAX)
        };
        let men = (0..).zip(self.men()).filter(|(_, man)| self.is_mobile(man) && steps(man.at) <= die);
        let men = men.map(|(number, _)| Piece::Man(number)).filter(|&man| pieces.has(man));
        // [tp.car.double]
        let car = (pieces.has_car() && steps(self.car.head) <= 2 * die).then_some(Piece::Car);
        men.chain(car).collect()
    }
}
