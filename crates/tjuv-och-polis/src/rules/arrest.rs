//! Arrest.

use crate::{
    Action, Came, Car, Cause, Edition, Event, Fate, Kind, Piece, Place, Refusal, Stage, TjuvOchPolis,
    piece::Pieces,
    position::LAST_ARREST,
    rules::NOTE,
    versions::{CAR_ASKED_ALWAYS, OUT_IN_THE_HOUSE, REFUGE_FOR_THE_FARE},
};
use city::Squares;
use tabletop::{Seat, Sink};

impl TjuvOchPolis {
    /// A thief is to be arrested by one of these.
    pub(crate) fn arrest(&mut self, seat: Seat, cause: Cause, takers: Pieces) {
        self.takers[seat] = takers;
        self.causes[seat] = cause;
    }

    /// [tp.arrest.surround.when] Pieces have moved: who is caught is arrested. Where it hangs on a secret sum nature
    /// counts first, since an action shows nobody what another thief carries.
    #[inline]
    pub(crate) fn judge(
        &mut self,
        thieves: impl Iterator<Item = Seat> + Clone,
        log: &mut impl Sink<TjuvOchPolis>,
    ) {
        if !thieves.clone().any(|seat| self.can_be_caught(seat)) {
            return self.settle(log);
        }
        let police = self.ring_squares();
        for seat in thieves.clone() {
            self.judge_one(seat, &police, self.most_seen(seat));
        }
        if self.options.secret_money && thieves.clone().any(|seat| self.is_in_doubt(seat, &police)) {
            self.stage = Stage::CountFare;
        } else {
            self.settle(log);
        }
    }

    /// [tp.den.secret] Nature lays open who does not carry the fare that keeps a ring open.
    pub(crate) fn count_fare(&mut self, log: &mut impl Sink<TjuvOchPolis>) {
        let police = self.ring_squares();
        for seat in self.thief_seats() {
            self.judge_one(seat, &police, self.thief(seat).carried);
        }
        self.settle(log);
    }

    /// [tp.arrest.door] [tp.arrest.surround] Whether a thief who carries so much is caught where he stands.
    #[inline]
    fn judge_one(&mut self, seat: Seat, police: &Squares, carried: u32) {
        if !self.can_be_caught(seat) {
            return;
        }
        let at = self.thief(seat).at;
        let cause = if police.contains(self.city.spot(at).only_door) {
            Cause::Door
        } else if !self.has_refuge(seat, police, carried) {
            Cause::Surrounded
        } else {
            return;
        };
        let takers = self.nearest_to(at);
        self.arrest(seat, cause, takers);
    }

    /// [tp.arrest.who]
    #[inline]
    fn can_be_caught(&self, seat: Seat) -> bool {
        let thief = self.thief(seat);
        thief.wanted && thief.fate == Fate::Free && self.takers[seat].is_empty()
    }

    /// [tp.arrest.surround.meaning] Whether a thief who carries so much can walk to a refuge.
    #[inline]
    fn has_refuge(&self, seat: Seat, police: &Squares, carried: u32) -> bool {
        let pays = |place: Place| {
            TjuvOchPolis::fare(self.city.spot(place).kind) <= carried || !self.since(REFUGE_FOR_THE_FARE)
        };
        self.city.refuges.in_reach(self.thief(seat).at, police, &self.city.thieves, pays)
    }

    /// [tp.den.secret] The most a thief may carry, as far as all can see.
    #[inline]
    fn most_seen(&self, seat: Seat) -> u32 {
        let carried = self.thief(seat).carried;
        if self.options.secret_money && carried > 0 { u32::MAX } else { carried }
    }

    /// Whether a thief at large would be surrounded who carried the least that all can see he does.
    fn is_in_doubt(&self, seat: Seat, police: &Squares) -> bool {
        let least = self.thief(seat).carried.min(NOTE);
        self.can_be_caught(seat) && !self.has_refuge(seat, police, least)
    }

    /// [tp.arrest.nearest] The police pieces nearest to a square, counted in steps of a policeman. Bound guards do not
    /// count, nor [tp.prison.fourth] who is out of the game; the car is never bound.
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
    pub(crate) fn settle(&mut self, log: &mut impl Sink<TjuvOchPolis>) {
        let Some(seat) = self.thief_seats().find(|&seat| !self.takers[seat].is_empty()) else {
            return self.end_turn(log);
        };
        self.captive = seat;
        match self.takers[seat].only() {
            Some(taker) => self.take(taker, log),
            None => self.stage = Stage::ChooseTaker,
        }
    }

    /// [tp.arrest.nearest] Of equally near pieces the police choose.
    pub(crate) fn choose_taker(
        &mut self,
        by: Piece,
        log: &mut impl Sink<TjuvOchPolis>,
    ) -> Result<(), Refusal> {
        self.must_be(Stage::ChooseTaker)?;
        if !self.takers[self.captive].iter().any(|piece| piece == by) {
            return Err(Refusal::NotNearest { by, wire: self.causes[self.captive] == Cause::Wire });
        }

        self.take(by, log);
        Ok(())
    }

    fn take(&mut self, by: Piece, log: &mut impl Sink<TjuvOchPolis>) {
        let seat = self.captive;
        let cause = self.causes[seat];
        self.takers[seat] = Pieces::NONE;
        self.taker = by;
        let thief = &mut self.thieves[seat];
        let at = std::mem::replace(&mut thief.at, Place::NOWHERE);
        thief.fate = Fate::Taken;
        thief.arrests += 1;
        let times = thief.arrests;
        log.emit(self, || Event::Arrested { thief: seat, by, cause, at, times });
        self.stage = match by {
            _ if times < LAST_ARREST || self.since(OUT_IN_THE_HOUSE) => Stage::ChooseCell,
            // [tp.prison.fourth] Nobody guards one who is out of the game, but the car may go home from any arrest.
            Piece::Car => self.stage_of_car(),
            Piece::Man(_) => Stage::Sentence,
        };
    }

    /// [tp.arrest.to-house] The police choose the prisoner's square.
    pub(crate) fn put_in_cell(
        &mut self,
        at: Place,
        log: &mut impl Sink<TjuvOchPolis>,
    ) -> Result<(), Refusal> {
        self.must_be(Stage::ChooseCell)?;
        self.must_be_cell(at)?;

        let seat = self.captive;
        self.thieves[seat].at = at;
        log.emit(self, || Event::PutInCell { thief: seat, at });
        self.stage = match self.taker {
            Piece::Man(man) => self.stage_of_guard(man),
            Piece::Car => self.stage_of_car(),
        };
        Ok(())
    }

    /// The policeman guards his prisoner; if he is not in the police house yet he is brought there. [tp.prison.fourth] One
    /// who is out of the game with his prisoner guards nobody, but is brought there too.
    fn stage_of_guard(&mut self, man: u8) -> Stage {
        let last = self.thief(self.captive).arrests == LAST_ARREST;
        let guard = &mut self.men[usize::from(man)];
        let Some(at) = guard.at.on_board() else { return Stage::Sentence };
        if !last && !guard.out {
            guard.guards.insert(self.captive);
        }
        if self.city.spot(at).kind == Kind::House { Stage::Sentence } else { Stage::ChoosePost }
    }

    /// [tp.arrest.to-house] The police choose the guard's square.
    pub(crate) fn post_guard(&mut self, at: Place, log: &mut impl Sink<TjuvOchPolis>) -> Result<(), Refusal> {
        self.must_be(Stage::ChoosePost)?;
        self.must_be_cell(at)?;

        let Piece::Man(man) = self.taker else { unreachable!("the car guards nobody") };
        let guard = &mut self.men[usize::from(man)];
        guard.at = at;
        guard.came = Came::OnFoot;
        guard.stays = 0;
        log.emit(self, || Event::GuardPosted { man, at });
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

    /// [tp.arrest.car] The car may go home after any arrest it has made, if there is room.
    fn stage_of_car(&self) -> Stage {
        let may = self.since(CAR_ASKED_ALWAYS) || {
            let more = self.takers.iter().any(|takers| takers.has_car());
            self.options.edition == Edition::Klassisk && !more
        };
        if may && self.free_car_homes().next().is_some() { Stage::ChooseCarHome } else { Stage::Sentence }
    }

    pub(crate) fn free_car_homes(&self) -> impl Iterator<Item = Car> + use<'_> {
        let homes = self.city.car_homes.iter().copied().filter(|&car| car != self.car);
        homes.filter(|car| self.is_free_for_car(car.head) && self.is_free_for_car(car.behind))
    }

    fn is_free_for_car(&self, place: Place) -> bool {
        self.thief_at(place).is_none() && self.men().iter().all(|man| man.at != place)
    }

    pub(crate) fn car_home(&mut self, car: Car, log: &mut impl Sink<TjuvOchPolis>) -> Result<(), Refusal> {
        self.must_be(Stage::ChooseCarHome)?;
        self.must_be_at_gate(car)?;
        if !self.free_car_homes().any(|home| home == car) {
            let at = if self.is_free_for_car(car.head) { car.behind } else { car.head };
            return Err(Refusal::Taken { at, tram: false });
        }

        self.car = car;
        self.car_stays = 0;
        log.emit(self, || Event::CarHome { head: car.head, behind: car.behind });
        self.stage = Stage::Sentence;
        Ok(())
    }

    pub(crate) fn car_stays(&mut self, log: &mut impl Sink<TjuvOchPolis>) -> Result<(), Refusal> {
        self.must_be(Stage::ChooseCarHome)?;

        log.emit(self, || Event::CarStayed);
        self.stage = Stage::Sentence;
        Ok(())
    }

    /// [tp.arrest.car] Whether the car goes home, and which way it then looks.
    pub(crate) fn car_home_menu(&self, out: &mut Vec<Action>) {
        out.push(Action::CarStays);
        out.extend(self.free_car_homes().map(|Car { head, behind }| Action::CarHome { head, behind }));
    }
}
