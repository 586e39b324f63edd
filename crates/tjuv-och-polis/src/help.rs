//! The help layer: how likely the police reach a thief with their next turn.

use crate::{Action, Danger, EndDanger, Fate, Help, Place, Stage, TjuvOchPolis, city::Squares};
use tabletop::{Game, Seat, Viewer};

const FACES: u8 = 6;

impl Help {
    pub(crate) fn of(game: &TjuvOchPolis, viewer: Viewer) -> Help {
        if game.round == 0 {
            return Help { thieves: Vec::new(), ends: Vec::new() };
        }
        let free = game.thief_seats().filter(|&seat| game.thief(seat).fate == Fate::Free);
        let danger = |thief| Danger { thief, sixths: game.danger(thief) };
        Help { thieves: free.map(danger).collect(), ends: game.dangers_ahead(viewer) }
    }
}

impl TjuvOchPolis {
    /// For every square the viewer can go to now, the danger there.
    fn dangers_ahead(&self, viewer: Viewer) -> Vec<EndDanger> {
        let seat = self.turn;
        let moving = matches!(self.stage, Stage::Move | Stage::Turn);
        if viewer != Viewer::Seat(seat) || self.is_police_turn() || !moving {
            return Vec::new();
        }
        let mut menu = Vec::new();
        self.menu(seat, &mut menu);
        menu.iter()
            .filter_map(|action| match action {
                Action::Walk { to } | Action::Ride { to } => {
                    let mut after = self.clone();
                    after.play(seat, action, &mut ()).expect("all of the menu is accepted");
                    // Who is caught at once is reached for certain.
                    let caught = after.captive == seat && after.thief(seat).fate == Fate::Taken;
                    let sixths = if caught { FACES } else { after.danger(seat) };
                    Some(EndDanger { to: *to, sixths })
                }
                _ => None,
            })
            .collect()
    }

    /// In how many of six throws the police can land on a thief or block the only door; six if a tram takes them there.
    pub(crate) fn danger(&self, seat: Seat) -> u8 {
        let thief = self.thief(seat);
        if !thief.wanted || thief.fate != Fate::Free {
            return 0;
        }
        let mut targets = Squares::from_iter([thief.at]);
        targets.insert(self.city.spot(thief.at).only_door);
        let mut game = self.clone();
        game.turn = game.police;
        game.stage = Stage::Turn;
        let mut rides = Vec::new();
        game.rides(&mut rides);
        if rides.iter().any(|ride| matches!(ride, Action::SendByTram { to, .. } if targets.contains(*to))) {
            return FACES;
        }
        (1..=FACES).map(|die| u8::from(game.can_reach(&targets, die))).sum()
    }

    fn can_reach(&mut self, targets: &Squares, die: u8) -> bool {
        self.die = die;
        let mut can = false;
        let mut look = |places: &[Place]| {
            can = places.iter().any(|&place| targets.contains(place));
            !can
        };
        self.police_moves(self.pieces_to_move(), |action| match action {
            Action::March { to, .. } => look(&[to]),
            Action::Drive { head, behind } => look(&[head, behind]),
            _ => true,
        });
        can
    }
}
