//! Arrest.

use crate::{
    Action, Car, Cause, Edition, Event, Fate, Kind, Piece, Place, Refusal, Stage, TjuvOchPolis,
    piece::Pieces, position::LAST_ARREST,
};
use city::Squares;
use tabletop::{Seat, Sink};

impl TjuvOchPolis {
    /// A thief is to be arrested by one of these.
    pub(crate) fn arrest(&mut self, seat: Seat, cause: Cause, takers: Pieces) {
        self.takers[seat.index()] = takers;
        self.causes[seat.index()] = cause;
    }

    /// [tp.arrest.door] [tp.arrest.surround] Whether a thief is caught where he stands.
    #[inline]
    pub(crate) fn judge(&mut self, seat: Seat, police: &Squares) {
        let thief = self.thief(seat);
        // [tp.arrest.who]
        if !thief.wanted || thief.fate != Fate::Free || !self.takers[seat.index()].is_empty() {
            return;
        }
        let at = thief.at;
        let cause = if police.contains(self.city.spot(at).only_door) {
            Cause::Door
        } else if !self.city.refuges.in_reach(at, police, &self.city.thieves) {
            Cause::Surrounded
        } else {
            return;
        };
        let takers = self.nearest_to(at);
        self.arrest(seat, cause, takers);
    }

    /// [tp.arrest.nearest] The police pieces nearest to a square, counted in steps of a policeman. Bound guards do not
    /// count; the car is never bound.
    fn nearest_to(&self, place: Place) -> Pieces {
        let steps = |from: Place| self.city.policemen.distance(place, from);
        let men = (0..).zip(self.men()).filter(|(_, man)| self.is_mobile(man));
        let men = men.map(|(number, man)| (steps(man.at), Piece::Man(number)));
        let car = (steps(self.car.head).min(steps(self.car.behind)), Piece::Car);
        let all = men.chain([car]);
        let fewest = all.clone().map(|(steps, _)| steps).min();
        all.filter(|(steps, _)| Some(*steps) == fewest).map(|(_, piece)| piece).collect()
    }

    /// Carries out the arrests that are due, one after another; when there is none, the turn is over.
    #[inline]
    pub(crate) fn settle(&mut self, log: &mut impl Sink<Event>) {
        let Some(seat) = self.thief_seats().find(|seat| !self.takers[seat.index()].is_empty()) else {
            return self.end_turn(log);
        };
        self.captive = seat;
        match self.takers[seat.index()].only() {
            Some(taker) => self.take(taker, log),
            None => self.stage = Stage::ChooseTaker,
        }
    }

    /// [tp.arrest.nearest] Of equally near pieces the police choose.
    pub(crate) fn choose_taker(&mut self, by: Piece, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::ChooseTaker)?;
        if !self.takers[self.captive.index()].iter().any(|piece| piece == by) {
            return Err(Refusal::NotNearest { by, wire: self.causes[self.captive.index()] == Cause::Wire });
        }

        self.take(by, log);
        Ok(())
    }

    fn take(&mut self, by: Piece, log: &mut impl Sink<Event>) {
        let seat = self.captive;
        let cause = self.causes[seat.index()];
        self.takers[seat.index()] = Pieces::NONE;
        self.taker = by;
        let thief = &mut self.thieves[seat.index()];
        let at = std::mem::replace(&mut thief.at, Place::NOWHERE);
        thief.fate = Fate::Taken;
        thief.arrests += 1;
        let times = thief.arrests;
        log.emit(|| Event::Arrested { thief: seat, by, cause, at, times });
        self.stage = match by {
            _ if times < LAST_ARREST => Stage::ChooseCell,
            // [tp.prison.fourth] Nobody guards one who is out of the game, but the car may go home from any arrest.
            Piece::Car => self.stage_of_car(),
            Piece::Man(_) => Stage::Sentence,
        };
    }

    /// [tp.arrest.to-house] The police choose the prisoner's square.
    pub(crate) fn put_in_cell(&mut self, at: Place, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::ChooseCell)?;
        self.must_be_cell(at)?;

        let seat = self.captive;
        self.thieves[seat.index()].at = at;
        log.emit(|| Event::PutInCell { thief: seat, at });
        self.stage = match self.taker {
            Piece::Man(man) => self.stage_of_guard(man),
            Piece::Car => self.stage_of_car(),
        };
        Ok(())
    }

    /// The policeman guards his prisoner; if he is not in the police house yet he is brought there.
    fn stage_of_guard(&mut self, man: u8) -> Stage {
        let guard = &mut self.men[usize::from(man)];
        let Some(at) = guard.at.on_board() else { return Stage::Sentence };
        guard.guards |= 1 << self.captive.0;
        if self.city.spot(at).kind == Kind::House { Stage::Sentence } else { Stage::ChoosePost }
    }

    /// [tp.arrest.to-house] The police choose the guard's square.
    pub(crate) fn post_guard(&mut self, at: Place, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::ChoosePost)?;
        self.must_be_cell(at)?;

        let Piece::Man(man) = self.taker else { unreachable!("the car guards nobody") };
        let guard = &mut self.men[usize::from(man)];
        guard.at = at;
        guard.came = crate::Came::OnFoot;
        guard.stays = 0;
        log.emit(|| Event::GuardPosted { man, at });
        self.stage = Stage::Sentence;
        Ok(())
    }

    fn must_be_cell(&self, at: Place) -> Result<(), Refusal> {
        self.must_exist(at)?;
        if self.city.spot(at).kind != Kind::House {
            return Err(Refusal::NotInHouse { at, setup: false });
        }
        if self.cells().any(|cell| cell == at) { Ok(()) } else { Err(Refusal::Taken { at, tram: false }) }
    }

    /// [tp.arrest.car] By the older rules the car may go home after its last arrest of the move, if there is room.
    fn stage_of_car(&self) -> Stage {
        let more = self.takers.iter().any(|takers| takers.has_car());
        let asks =
            self.options.edition == Edition::Klassisk && !more && self.free_car_homes().next().is_some();
        if asks { Stage::ChooseCarHome } else { Stage::Sentence }
    }

    pub(crate) fn free_car_homes(&self) -> impl Iterator<Item = Car> + use<'_> {
        let homes = self.city.car_homes.iter().copied().filter(|&car| car != self.car);
        homes.filter(|car| self.is_free_for_car(car.head) && self.is_free_for_car(car.behind))
    }

    fn is_free_for_car(&self, place: Place) -> bool {
        self.thief_at(place).is_none() && self.men().iter().all(|man| man.at != place)
    }

    pub(crate) fn car_home(&mut self, car: Car, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::ChooseCarHome)?;
        self.must_be_at_gate(car)?;
        if !self.free_car_homes().any(|home| home == car) {
            let at = if self.is_free_for_car(car.head) { car.behind } else { car.head };
            return Err(Refusal::Taken { at, tram: false });
        }

        self.car = car;
        self.car_stays = 0;
        log.emit(|| Event::CarHome { head: car.head, behind: car.behind });
        self.stage = Stage::Sentence;
        Ok(())
    }

    pub(crate) fn car_stays(&mut self, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::ChooseCarHome)?;

        log.emit(|| Event::CarStayed);
        self.stage = Stage::Sentence;
        Ok(())
    }

    /// [tp.arrest.car] Whether the car goes home, and which way it then looks.
    pub(crate) fn car_home_menu(&self, out: &mut Vec<Action>) {
        out.push(Action::CarStays);
        out.extend(self.free_car_homes().map(|Car { head, behind }| Action::CarHome { head, behind }));
    }
}
