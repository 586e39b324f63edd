//! Walking and being caught, done slowly and obviously: every way is tried, step by step, straight from the drawing
//! and what everybody can see. It shares nothing with the engine but the plan and the view.

use std::collections::{BTreeSet, HashSet};
use tabletop::{Game, Viewer};
use tjuv_och_polis::{
    Action, Car, Edition, Fate, Kind, Piece, Place, Plan, Stage, ThiefView, TjuvOchPolis, View,
};

pub(crate) struct Reference {
    pub(crate) plan: Plan,
}

/// A square after squares, the starting square first.
type Way = Vec<Place>;

impl Reference {
    pub(crate) fn new(plan: Plan) -> Reference {
        Reference { plan }
    }

    pub(crate) fn check(&self, game: &TjuvOchPolis) {
        let view = game.view(Viewer::Open);
        if view.stage == Stage::Move {
            let mut menu = Vec::new();
            game.menu(view.turn.unwrap(), &mut menu);
            let offered: HashSet<Action> = menu.iter().copied().collect();
            assert_eq!(offered.len(), menu.len(), "an action is offered twice\n{view:?}");
            assert_eq!(offered, self.moves(&view), "{view:?}");
        }
        if view.stage == Stage::Turn {
            for thief in view.thieves.iter().filter(|thief| thief.fate == Fate::Free && thief.wanted) {
                assert!(!self.is_caught(&view, thief), "{:?} should be arrested\n{view:?}", thief.seat);
            }
        }
    }

    pub(crate) fn kind(&self, place: Place) -> Kind {
        self.plan.square(place).kind
    }

    pub(crate) fn is_stop(&self, place: Place) -> bool {
        !self.plan.square(place).lines.is_empty()
    }

    fn moves(&self, view: &View) -> HashSet<Action> {
        if view.turn != view.police {
            let thief = view.thieves.iter().find(|thief| Some(thief.seat) == view.turn).unwrap();
            return self.thief_moves(view, thief);
        }
        let due = self.due(view).into_iter();
        let due: HashSet<Action> = due.flat_map(|piece| self.piece_moves(view, piece)).collect();
        // [tp.guard.count] Only if none of those that must be moved can be, all may.
        if due.is_empty() {
            pieces(view).flat_map(|piece| self.piece_moves(view, piece)).collect()
        } else {
            due
        }
    }

    /// [tp.guard.count] The pieces that must be moved on.
    pub(crate) fn due(&self, view: &View) -> Vec<Piece> {
        pieces(view).filter(|&piece| self.must_move_on(view, piece)).collect()
    }

    fn must_move_on(&self, view: &View, piece: Piece) -> bool {
        match piece {
            Piece::Man(man) => view.men[usize::from(man)].stays >= 2,
            Piece::Car => view.car_stays >= 2,
        }
    }

    /// [tp.move.exact] [tp.move.once] [tp.thief.pass.police] [tp.den.enter] [tp.flee.exact]
    pub(crate) fn thief_moves(&self, view: &View, thief: &ThiefView) -> HashSet<Action> {
        let start = thief.at.unwrap();
        let die = usize::from(view.die.unwrap());
        let (police, bars) = (police_squares(view), bars(view));
        let walks_on = |way: &Way| {
            let here = *way.last().unwrap();
            let inside = way.iter().all(|&place| self.kind(place) == Kind::House);
            let open = match self.kind(here) {
                Kind::Street | Kind::Bank { .. } | Kind::Post { .. } | Kind::Telegraph => true,
                Kind::House => inside,
                Kind::Den => way.len() == 1,
                Kind::Agency => way.len() == 1,
                Kind::Station | Kind::Airport | Kind::Harbour => false,
            };
            open && (way.len() == 1 || !thief.wanted || !bars.contains(&here))
        };
        let ends = |way: &Way| {
            let (here, steps) = (*way.last().unwrap(), way.len() - 1);
            let carried = *thief.carried.sum.known().unwrap();
            let free = !police.contains(&here) && view.thieves.iter().all(|other| other.at != Some(here));
            match self.kind(here) {
                Kind::House => false,
                Kind::Den => true,
                Kind::Airport => free && carried >= 3_000,
                Kind::Station | Kind::Harbour => steps == die && free && carried >= 1_000,
                Kind::Street | Kind::Bank { .. } | Kind::Post { .. } | Kind::Telegraph | Kind::Agency => {
                    steps == die && free
                }
            }
        };
        self.ways(start, die, &walks_on)
            .iter()
            .filter(|way| ends(way))
            .map(|way| Action::Walk { to: *way.last().unwrap() })
            .collect()
    }

    pub(crate) fn piece_moves(&self, view: &View, piece: Piece) -> HashSet<Action> {
        match piece {
            Piece::Man(man) => self.man_moves(view, man),
            Piece::Car => self.car_moves(view),
        }
    }

    /// [tp.police.pass] [tp.tram.shield] [tp.police.den] [tp.arrest.guard] [tp.prison.fourth]
    pub(crate) fn man_moves(&self, view: &View, man: u8) -> HashSet<Action> {
        let walker = &view.men[usize::from(man)];
        let (Some(start), die) = (walker.at, usize::from(view.die.unwrap())) else { return HashSet::new() };
        if walker.out || view.options.guard && !walker.guards.is_empty() {
            return HashSet::new();
        }
        let walks_on = |way: &Way| {
            let here = *way.last().unwrap();
            let open = match self.kind(here) {
                Kind::Street | Kind::House | Kind::Bank { .. } | Kind::Post { .. } | Kind::Telegraph => true,
                Kind::Agency => way.len() == 1,
                Kind::Den | Kind::Station | Kind::Airport | Kind::Harbour => false,
            };
            open && (way.len() == 1 || !self.is_shielded(view, here))
        };
        let police = police_squares(view);
        let ends = |way: &&Way| {
            let here = *way.last().unwrap();
            way.len() == die + 1
                && self.kind(here) != Kind::Den
                && !self.kind(here).is_escape()
                && !police.contains(&here)
                && self.may_stand_by_thieves(view, here)
        };
        let ways = self.ways(start, die, &walks_on);
        ways.iter().filter(ends).map(|way| Action::March { man, to: *way.last().unwrap() }).collect()
    }

    /// [tp.car.double] [tp.car.forward] [tp.car.two] [tp.car.streets] [tp.car.stuck]
    pub(crate) fn car_moves(&self, view: &View) -> HashSet<Action> {
        let (car, steps) = (view.car.unwrap(), 2 * usize::from(view.die.unwrap()));
        let walks_on = |way: &Way| {
            let here = *way.last().unwrap();
            // The square behind the car is taken from the start, so it is as if the way had begun there.
            self.kind(here) == Kind::Street && (way.len() == 1 || !self.is_shielded(view, here))
        };
        let men: HashSet<Place> = view.men.iter().filter_map(|man| man.at).collect();
        let stands = |place: Place| {
            self.kind(place) == Kind::Street
                && !men.contains(&place)
                && self.may_stand_by_thieves(view, place)
        };
        let ways = self.ways(car.head, steps, &walks_on);
        ways.iter()
            .filter(|way| way.len() == steps + 1 && !way.contains(&car.behind))
            .map(|way| Car { head: way[steps], behind: way[steps - 1] })
            .filter(|end| stands(end.head) && stands(end.behind))
            .map(|Car { head, behind }| Action::Drive { head, behind })
            .collect()
    }

    /// [tp.tram.shield] A thief on a stop cannot be passed.
    fn is_shielded(&self, view: &View, place: Place) -> bool {
        self.is_stop(place) && view.thieves.iter().any(|thief| thief.at == Some(place))
    }

    /// [tp.move.one-piece] [tp.arrest.who] [tp.arrest.stop] Nobody there, or somebody who is arrested by it.
    fn may_stand_by_thieves(&self, view: &View, place: Place) -> bool {
        let safe = view.options.edition == Edition::Ny && self.is_stop(place);
        let mut there = view.thieves.iter().filter(|thief| thief.at == Some(place));
        there.all(|thief| thief.wanted && thief.fate == Fate::Free && !safe)
    }

    /// Every way of up to so many steps that enters no square twice.
    fn ways(&self, start: Place, most: usize, walks_on: &impl Fn(&Way) -> bool) -> Vec<Way> {
        let mut all = Vec::new();
        let mut longest = vec![vec![start]];
        for _ in 0..most {
            let mut longer = Vec::new();
            for way in longest.iter().filter(|way| walks_on(way)) {
                for next in self.plan.neighbours(*way.last().unwrap()) {
                    if !way.contains(&next) {
                        longer.push([&way[..], &[next]].concat());
                    }
                }
            }
            all.extend(longer.iter().cloned());
            longest = longer;
        }
        all
    }

    /// [tp.arrest.door] [tp.arrest.surround.meaning]
    fn is_caught(&self, view: &View, thief: &ThiefView) -> bool {
        let at = thief.at.unwrap();
        let police = bars(view);
        let doors: Vec<Place> = self.plan.doors(at).collect();
        let in_office = matches!(self.kind(at), Kind::Bank { .. } | Kind::Post { .. });
        if in_office && doors.len() == 1 && police.contains(&doors[0]) {
            return true;
        }
        let carried = *thief.carried.sum.known().unwrap();
        let is_refuge = |place: Place| match self.kind(place) {
            Kind::Den => true,
            Kind::Station | Kind::Harbour => carried >= 1_000,
            Kind::Airport => carried >= 3_000,
            Kind::Street
            | Kind::House
            | Kind::Bank { .. }
            | Kind::Post { .. }
            | Kind::Telegraph
            | Kind::Agency => self.is_stop(place),
        };
        let mut reached = BTreeSet::from([at]);
        loop {
            let wider: BTreeSet<Place> = reached
                .iter()
                .filter(|&&here| {
                    here == at || (self.kind(here) != Kind::Agency && !self.kind(here).is_escape())
                })
                .flat_map(|&here| self.plan.neighbours(here))
                .filter(|next| !police.contains(next) && self.kind(*next) != Kind::House)
                .chain(reached.iter().copied())
                .collect();
            if wider.iter().any(|&place| is_refuge(place)) {
                return false;
            }
            if wider == reached {
                return true;
            }
            reached = wider;
        }
    }
}

fn pieces(view: &View) -> impl Iterator<Item = Piece> + Clone + use<> {
    (0..view.men.len() as u8).map(Piece::Man).chain([Piece::Car])
}

/// [tp.prison.fourth] Where the police bar the way: who is out of the game bars nobody's.
fn bars(view: &View) -> HashSet<Place> {
    let car = view.car.into_iter().flat_map(|car| [car.head, car.behind]);
    view.men.iter().filter(|man| !man.out).filter_map(|man| man.at).chain(car).collect()
}

fn police_squares(view: &View) -> HashSet<Place> {
    let car = view.car.into_iter().flat_map(|car| [car.head, car.behind]);
    view.men.iter().filter_map(|man| man.at).chain(car).collect()
}
