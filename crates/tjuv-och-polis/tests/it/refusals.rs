//! Refusals stand in the order in which they are asked. For every action tried in wild play all that stands in its way is
//! found out here, each reason for itself and straight from what everybody can see; the refusal given must be the one
//! that stands first in `refusal.rs`, and what nothing stands in the way of must be accepted.

use crate::{reference::Reference, walks::attempts};
use std::{collections::HashMap, num::NonZeroU32};
use tabletop::{Draw, Game, Next, Seat, Viewer, testing::walk};
use tjuv_och_polis::{
    Action, Came, Car, Config, Edition, Fate, Kind, Map, Options, Piece, Place, SHIPPED, Stage, ThiefView,
    TjuvOchPolis, View,
};

const GAMES: u32 = 24;
/// Actions tried at each position.
const TRIES: u32 = 40;
/// So many of the 36 ways in which an action can be answered are met at least.
const MET: usize = 34;

/// The names of the refusals, as they stand in the source.
fn order() -> Vec<&'static str> {
    let source = include_str!("../../src/refusal.rs");
    let body = source.split("pub enum Refusal {").nth(1).and_then(|rest| rest.split("\n}").next()).unwrap();
    let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = variants.filter(|line| line.starts_with(char::is_uppercase));
    variants.map(|line| line.trim_end_matches([',', '{', ' '])).collect()
}

#[test]
fn the_refusal_given_is_the_first_that_applies() {
    let order = order();
    let mut met: HashMap<String, u32> = HashMap::new();
    for (number, edition) in (0..GAMES).zip([Edition::Klassisk, Edition::Ny].into_iter().cycle()) {
        let seats = 2 + (number % 5) as u8;
        let options = Options {
            edition,
            long_game: true,
            guard: number % 4 != 0,
            rounds: Some(40),
            ..Options::usual(seats)
        };
        let config = Config { map: Map::Shipped(SHIPPED[1].to_owned()), options };
        let plan = TjuvOchPolis::newest(&config).unwrap().board().plan;
        let all = attempts(&TjuvOchPolis::newest(&config).unwrap().board());
        let mut fitting: HashMap<(Stage, bool), Vec<Action>> = HashMap::new();
        let reference = Reference::new(plan);
        walk(&config, number, |game: &TjuvOchPolis, dice| {
            let Next::Seats(waiting) = game.next() else { return };
            let view = game.view(Viewer::Open);
            let polices = view.police == Some(waiting[0]);
            // Most of what is tried is of a kind that can be done now: the rest is refused for that alone.
            let fitting = fitting.entry((view.stage, polices)).or_insert_with(|| {
                let fits = |action: &&Action| {
                    let (stages, is_polices) = stages(action);
                    stages.contains(&view.stage) && is_polices != Some(!polices)
                };
                all.iter().filter(fits).copied().collect()
            });
            for number in 0..TRIES {
                let from = if number % 8 == 0 { &all } else { &*fitting };
                let action = from[dice.below(NonZeroU32::new(from.len() as u32).unwrap()) as usize];
                let seat =
                    if dice.below(NonZeroU32::new(20).unwrap()) == 0 { Seat(seats - 1) } else { waiting[0] };
                let applies = Asked { reference: &reference, view: &view, seat }.refusals(action);
                let first = order.iter().find(|name| applies.contains(name));
                let given =
                    game.clone().play(seat, &action, &mut ()).err().map(|refusal| format!("{refusal:?}"));
                let given = given.as_deref().map(|told| told.split([' ', '{']).next().unwrap());
                assert_eq!(given, first.copied(), "{seat:?} {action:?} of {applies:?}\n{view:?}");
                *met.entry(given.unwrap_or("accepted").to_owned()).or_default() += 1;
            }
        });
    }
    assert!(met.len() >= MET, "only {} met: {met:?}", met.len());
}

/// What stands in the way of what a seat tries.
struct Asked<'a> {
    reference: &'a Reference,
    view: &'a View,
    seat: Seat,
}

impl Asked<'_> {
    fn refusals(&self, action: Action) -> Vec<&'static str> {
        let mut reasons = Vec::new();
        let mut refuse = |reason, applies: bool| {
            if applies {
                reasons.push(reason);
            }
        };
        let view = self.view;
        let police = view.police.unwrap();
        let settling = [Stage::ChooseTaker, Stage::ChooseCell, Stage::ChoosePost, Stage::ChooseCarHome]
            .contains(&view.stage);
        let actor = if settling { police } else { view.turn.unwrap() };
        refuse("NotYourTurn", self.seat != actor);
        let thief = view.thieves.iter().find(|thief| thief.seat == self.seat);
        let (stages, is_polices) = stages(&action);
        refuse("OnlyPolice", is_polices == Some(true) && thief.is_some());
        refuse("OnlyThieves", is_polices == Some(false) && thief.is_none());
        refuse("NotNow", !stages.contains(&view.stage));
        let serves = thief.is_some_and(|thief| matches!(thief.fate, Fate::Prison { .. }));
        if matches!(action, Action::TryEscape | Action::SitOut) {
            refuse("NotInPrison", !serves);
        } else {
            refuse("InPrison", view.stage == Stage::Turn && serves);
        }
        if self.seat != actor || !stages.contains(&view.stage) {
            return reasons;
        }
        match action {
            Action::ChooseDen { den } => {
                refuse("NoSuchPlace", !self.exists(den));
                refuse("NotADen", self.kind(den) != Some(Kind::Den));
            }
            Action::PlaceMan { at } | Action::PutInCell { at } | Action::PostGuard { at } => {
                refuse("NoSuchPlace", !self.exists(at));
                refuse("NotInHouse", self.kind(at) != Some(Kind::House));
                let mut house =
                    self.reference.plan.places().filter(|&place| self.kind(place) == Some(Kind::House));
                refuse("Taken", self.is_taken(at) && house.any(|place| !self.is_taken(place)));
            }
            Action::PlaceCar { head, behind } | Action::CarHome { head, behind } => {
                refuse("NotAtGate", !self.at_gate(head, behind));
                let same = view.car == Some(Car { head, behind });
                let others = [head, behind].into_iter().any(|end| self.is_taken_but_for_car(end));
                refuse("Taken", view.stage == Stage::ChooseCarHome && (same || others));
            }
            Action::Throw | Action::LeaveMoney | Action::TryEscape | Action::SitOut | Action::CarStays => {}
            Action::Take { by } => {
                let captive = view.captive.unwrap().thief;
                let arrest = view.arrests.iter().find(|arrest| arrest.thief == captive).unwrap();
                refuse("NotNearest", !arrest.by.contains(&by));
            }
            Action::HideAll | Action::FetchAll | Action::HidePart { .. } | Action::FetchPart { .. } => {
                if let Some(thief) = thief {
                    reasons.extend(self.money(thief, action));
                }
            }
            Action::Walk { to } => {
                if let Some(thief) = thief {
                    reasons.extend(self.walk(thief, to));
                }
            }
            Action::Ride { to } => {
                if let Some(thief) = thief {
                    reasons.extend(self.tram(thief.at, thief.came, to));
                    reasons.extend(self.is_taken(to).then_some("Taken"));
                }
            }
            Action::March { man, to } => reasons.extend(self.march(man, to)),
            Action::SendByTram { man, to } => reasons.extend(self.send_by_tram(man, to)),
            Action::Drive { head, behind } => reasons.extend(self.drive(Car { head, behind })),
        }
        reasons
    }

    fn exists(&self, place: Place) -> bool {
        place.index() < self.reference.plan.squares.len()
    }

    fn kind(&self, place: Place) -> Option<Kind> {
        self.exists(place).then(|| self.reference.kind(place))
    }

    fn is_stop(&self, place: Place) -> bool {
        self.exists(place) && self.reference.is_stop(place)
    }

    /// [tp.setup.car] Both ends on the street beside each other, one of them before the gate.
    fn at_gate(&self, head: Place, behind: Place) -> bool {
        let street = |end: Place| self.kind(end) == Some(Kind::Street);
        let gate = self.reference.plan.gate;
        [head, behind].contains(&gate)
            && street(head)
            && street(behind)
            && self.reference.plan.neighbours(head).any(|place| place == behind)
    }

    fn is_taken_but_for_car(&self, place: Place) -> bool {
        let men = self.view.men.iter().filter_map(|man| man.at);
        men.chain(self.view.thieves.iter().filter_map(|thief| thief.at)).any(|at| at == place)
    }

    fn is_taken(&self, place: Place) -> bool {
        let car = self.view.car.into_iter().flat_map(|car| [car.head, car.behind]);
        self.is_taken_but_for_car(place) || car.into_iter().any(|at| at == place)
    }

    /// [tp.den.hide] [tp.den.hide.when]
    fn money(&self, thief: &ThiefView, action: Action) -> Vec<&'static str> {
        let mut reasons = Vec::new();
        let den = thief.at.filter(|&at| self.kind(at) == Some(Kind::Den));
        let hidden = thief.hidden.iter().find(|hidden| Some(hidden.den) == den);
        let hidden = hidden.map_or(0, |hidden| *hidden.sum.known().unwrap());
        let hides = matches!(action, Action::HideAll | Action::HidePart { .. });
        let have = if hides { *thief.carried.sum.known().unwrap() } else { hidden };
        reasons.extend(den.is_none().then_some("NotInDen"));
        reasons
            .extend((self.view.stage == Stage::Turn && self.view.moved_money).then_some("MovedMoneyAlready"));
        reasons.extend((have == 0).then_some("NoMoney"));
        if let Action::HidePart { amount } | Action::FetchPart { amount } = action {
            reasons.extend((amount % 1_000 != 0).then_some("NotWholeThousands"));
            reasons.extend((amount == 0 || amount >= have).then_some("NotSoMuch"));
        }
        reasons
    }

    /// [tp.thief.turn] [tp.flee.broke] [tp.thief.pass.police]
    fn walk(&self, thief: &ThiefView, to: Place) -> Vec<&'static str> {
        let Some(kind) = self.kind(to) else { return vec!["NoSuchPlace"] };
        let mut reasons = Vec::new();
        let fare = match kind {
            Kind::Station | Kind::Harbour => 1_000,
            Kind::Airport => 3_000,
            Kind::Street | Kind::House | Kind::Den | Kind::Telegraph | Kind::Agency => 0,
            Kind::Bank { .. } | Kind::Post { .. } => 0,
        };
        reasons.extend((thief.at == Some(to)).then_some("StandsStill"));
        reasons.extend((kind == Kind::House).then_some("ThiefInHouse"));
        reasons.extend((fare > *thief.carried.sum.known().unwrap()).then_some("CannotPay"));
        reasons.extend((kind != Kind::Den && self.is_taken(to)).then_some("Taken"));
        let goes =
            |thief: &ThiefView| self.reference.thief_moves(self.view, thief).contains(&Action::Walk { to });
        if !goes(thief) {
            let unwanted = ThiefView { wanted: false, ..thief.clone() };
            reasons.push(if goes(&unwanted) { "PoliceInTheWay" } else { "NoWay" });
        }
        reasons
    }

    /// [tp.tram.ride] [tp.tram.change]
    fn tram(&self, from: Option<Place>, came: Came, to: Place) -> Vec<&'static str> {
        if !self.exists(to) {
            return vec!["NoSuchPlace"];
        }
        let mut reasons = Vec::new();
        let lines = from.map_or(&[][..], |from| &self.reference.plan.square(from).lines[..]);
        let may = |line: &&u8| match came {
            Came::OnFoot => true,
            Came::ByLine(taken) => taken != **line,
            Came::ByChange => false,
        };
        reasons.extend((!from.is_some_and(|from| self.is_stop(from))).then_some("NotAtStop"));
        reasons.extend((!lines.iter().any(|line| may(&line))).then_some("RodeAlready"));
        reasons.extend((from == Some(to)).then_some("StandsStill"));
        let there = &self.reference.plan.square(to).lines;
        reasons.extend((!lines.iter().filter(may).any(|line| there.contains(line))).then_some("NotOnLine"));
        reasons
    }

    /// [tp.setup.police] [tp.prison.fourth] [tp.arrest.guard]
    fn man(&self, man: u8) -> Vec<&'static str> {
        let Some(found) = self.view.men.get(usize::from(man)) else { return vec!["NoSuchMan"] };
        let mut reasons = Vec::new();
        reasons.extend(found.at.is_none().then_some("NoSuchMan"));
        reasons.extend(found.out.then_some("OutOfGame"));
        reasons.extend((self.view.options.guard && !found.guards.is_empty()).then_some("Guards"));
        reasons
    }

    /// [tp.guard.count] By the die the others may move if none of those that must can be moved.
    fn must_move_on(&self, piece: Piece, by_die: bool) -> Option<&'static str> {
        let due = self.reference.due(self.view);
        let bound = !by_die || due.iter().any(|&due| !self.reference.piece_moves(self.view, due).is_empty());
        (!due.is_empty() && !due.contains(&piece) && bound).then_some("MustMoveOn")
    }

    /// [tp.move.one-piece] [tp.arrest.who] [tp.arrest.stop]
    fn landing(&self, to: Place) -> Vec<&'static str> {
        let there: Vec<&ThiefView> = self.view.thieves.iter().filter(|thief| thief.at == Some(to)).collect();
        let men = self.view.men.iter().any(|man| man.at == Some(to));
        let inside = there.iter().any(|thief| thief.fate != Fate::Free);
        let mut reasons = Vec::new();
        reasons.extend((men || inside).then_some("Taken"));
        reasons.extend(there.iter().any(|thief| !thief.wanted).then_some("NotWanted"));
        let safe = self.view.options.edition == Edition::Ny && self.is_stop(to);
        reasons.extend(there.iter().any(|thief| thief.wanted && safe).then_some("SafeOnStop"));
        reasons
    }

    fn lands_on_car(&self, to: Place) -> Option<&'static str> {
        let car = self.view.car.unwrap();
        (car.head == to || car.behind == to).then_some("Taken")
    }

    fn without_thieves(&self) -> View {
        let mut view = self.view.clone();
        view.thieves.iter_mut().for_each(|thief| thief.at = None);
        view
    }

    /// [tp.police.turn] [tp.police.den] [tp.flee.through] [tp.tram.shield]
    fn march(&self, man: u8, to: Place) -> Vec<&'static str> {
        let mut reasons = self.man(man);
        let Some(kind) = self.kind(to) else {
            reasons.push("NoSuchPlace");
            return reasons;
        };
        reasons.extend(self.must_move_on(Piece::Man(man), true));
        reasons.extend((kind == Kind::Den).then_some("PoliceInDen"));
        reasons.extend(kind.is_escape().then_some("PoliceAtEscape"));
        if reasons.is_empty() {
            let action = Action::March { man, to };
            if self.view.men[usize::from(man)].at != Some(to) {
                reasons.extend(self.landing(to));
                reasons.extend(self.lands_on_car(to));
            }
            if !self.reference.man_moves(self.view, man).contains(&action) {
                let free = self.reference.man_moves(&self.without_thieves(), man).contains(&action);
                reasons.push(if free { "ThiefOnStopInTheWay" } else { "NoWay" });
            }
        }
        reasons
    }

    /// [tp.tram.police]
    fn send_by_tram(&self, man: u8, to: Place) -> Vec<&'static str> {
        let mut reasons = self.man(man);
        reasons.extend(self.must_move_on(Piece::Man(man), false));
        if let Some(rider) = self.view.men.get(usize::from(man)) {
            reasons.extend(self.tram(rider.at, rider.came, to));
            reasons.extend(self.landing(to));
            reasons.extend(self.lands_on_car(to));
        }
        reasons
    }

    /// [tp.car.double] [tp.car.streets] [tp.car.forward]
    fn drive(&self, car: Car) -> Vec<&'static str> {
        let ends = [car.head, car.behind];
        if !ends.iter().all(|&end| self.exists(end)) {
            return vec!["NoSuchPlace"];
        }
        let mut reasons = Vec::new();
        reasons.extend(self.must_move_on(Piece::Car, true));
        reasons
            .extend(ends.iter().any(|&end| self.kind(end) != Some(Kind::Street)).then_some("CarOffStreet"));
        ends.iter().for_each(|&end| reasons.extend(self.landing(end)));
        let action = Action::Drive { head: car.head, behind: car.behind };
        if reasons.is_empty() && !self.reference.car_moves(self.view).contains(&action) {
            let mut view = self.without_thieves();
            let here = view.car.unwrap();
            let free = self.reference.car_moves(&view).contains(&action);
            view.car = Some(Car { behind: Place(u16::MAX), ..here });
            let turns = car.head == here.behind || self.reference.car_moves(&view).contains(&action);
            reasons.push(match (free, turns) {
                (true, _) => "ThiefOnStopInTheWay",
                (false, true) => "CarBackward",
                (false, false) => "NoWay",
            });
        }
        reasons
    }
}

/// When an action can be done, and whether only the police can do it, or only thieves.
fn stages(action: &Action) -> (&'static [Stage], Option<bool>) {
    match action {
        Action::ChooseDen { .. } => (&[Stage::ChooseDen], Some(false)),
        Action::PlaceMan { .. } => (&[Stage::PlaceMan], Some(true)),
        Action::PlaceCar { .. } => (&[Stage::PlaceCar], Some(true)),
        Action::Throw => (&[Stage::Turn], None),
        Action::Walk { .. } => (&[Stage::Move], Some(false)),
        Action::Ride { .. } | Action::TryEscape | Action::SitOut => (&[Stage::Turn], Some(false)),
        Action::March { .. } | Action::Drive { .. } => (&[Stage::Move], Some(true)),
        Action::SendByTram { .. } => (&[Stage::Turn], Some(true)),
        Action::HideAll | Action::HidePart { .. } | Action::FetchAll | Action::FetchPart { .. } => {
            (&[Stage::InDen, Stage::Turn], Some(false))
        }
        Action::LeaveMoney => (&[Stage::InDen], Some(false)),
        Action::Take { .. } => (&[Stage::ChooseTaker], Some(true)),
        Action::PutInCell { .. } => (&[Stage::ChooseCell], Some(true)),
        Action::PostGuard { .. } => (&[Stage::ChoosePost], Some(true)),
        Action::CarHome { .. } | Action::CarStays => (&[Stage::ChooseCarHome], Some(true)),
    }
}
