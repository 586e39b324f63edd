//! The police turn.

use crate::{
    Action, Car, Cause, Event, Fate, Kind, Piece, Place, Refusal, Stage, TjuvOchPolis,
    piece::Pieces,
    position::{Man, STAYS_MAX},
};
use city::Squares;
use tabletop::Sink;

impl TjuvOchPolis {
    /// [tp.police.turn] A policeman walks.
    #[inline]
    pub(crate) fn march(
        &mut self,
        man: u8,
        to: Place,
        log: &mut impl Sink<TjuvOchPolis>,
    ) -> Result<(), Refusal> {
        self.must_be(Stage::Move)?;
        let from = self.must_be_mobile(man)?.at;
        self.must_exist(to)?;
        let walker = &self.men[usize::from(man)];
        let can = self.pieces_to_move().has_man(man)
            && self.any_man_end(walker, self.die, &self.police_squares(), |end| end == to);
        if !can {
            return Err(self.why_not_march(man, to));
        }

        let walker = &mut self.men[usize::from(man)];
        *walker = Man { at: to, ..Man::ABSENT };
        log.emit(self, || {
            let blocked = self.in_the_polices_way().collect();
            let way = self.city.policemen.way(from, to, self.die, &blocked);
            Event::Marched { man, path: way.expect("a legal move has a way").to_vec() }
        });
        self.moved.insert(Piece::Man(man));
        self.land(Piece::Man(man));
        if self.city.spot(to).kind == Kind::Telegraph {
            self.stop_flights(man);
        }
        self.after_police_move(log);
        Ok(())
    }

    /// [tp.car.double] The car drives.
    #[inline]
    pub(crate) fn drive(&mut self, car: Car, log: &mut impl Sink<TjuvOchPolis>) -> Result<(), Refusal> {
        self.must_be(Stage::Move)?;
        self.must_exist(car.head)?;
        self.must_exist(car.behind)?;
        let can = self.pieces_to_move().has_car() && self.any_car_end(self.die, |end| end == car);
        if !can {
            return Err(self.why_not_drive(car));
        }

        let from = std::mem::replace(&mut self.car, car);
        self.car_stays = 0;
        log.emit(self, || {
            let blocked = self.in_the_polices_way().collect();
            let way = self.city.drives.way(from, car, self.die, &blocked);
            Event::Drove { path: way.expect("a legal move has a way").to_vec() }
        });
        self.moved.insert(Piece::Car);
        self.land(Piece::Car);
        self.after_police_move(log);
        Ok(())
    }

    /// Why a policeman cannot walk to a square: asked only after it has been found so.
    fn why_not_march(&self, man: u8, to: Place) -> Refusal {
        if let Err(refusal) = self.must_be_due(Piece::Man(man), self.pieces_to_move()) {
            return refusal;
        }
        let kind = self.city.spot(to).kind;
        let from = self.men[usize::from(man)].at;
        if kind == Kind::Den {
            return Refusal::PoliceInDen { at: to };
        }
        if kind.is_escape() {
            return Refusal::PoliceAtEscape { at: to };
        }
        if to != from
            && let Err(refusal) = self.must_be_free_for_police(to, false)
        {
            return refusal;
        }
        // Would there be a way if no thief stood on a stop?
        match self.city.policemen.way(from, to, self.die, &Squares::NONE) {
            Some(_) => Refusal::ThiefOnStopInTheWay { to },
            None => Refusal::NoWay { to, steps: self.die, flight: false },
        }
    }

    /// Why the car cannot drive to two squares: asked only after it has been found so.
    fn why_not_drive(&self, car: Car) -> Refusal {
        if let Err(refusal) = self.must_be_due(Piece::Car, self.pieces_to_move()) {
            return refusal;
        }
        let squares = [car.head, car.behind];
        if let Some(&at) = squares.iter().find(|&&at| self.city.spot(at).kind != Kind::Street) {
            return Refusal::CarOffStreet { at };
        }
        if let Some(&at) = squares.iter().find(|&&at| self.men().iter().any(|man| man.at == at)) {
            return Refusal::Taken { at, tram: false };
        }
        if let Err(refusal) = self.must_be_free_of_thieves(&squares) {
            return refusal;
        }
        if self.city.drives.way(self.car, car, self.die, &Squares::NONE).is_some() {
            return Refusal::ThiefOnStopInTheWay { to: car.head };
        }
        // Would there be a way if it did not matter where the car stands with its other end?
        let turning = Car { behind: Place::NOWHERE, ..self.car };
        if car.head == self.car.behind
            || self.city.drives.way(turning, car, self.die, &Squares::NONE).is_some()
        {
            return Refusal::CarBackward;
        }
        Refusal::NoWay { to: car.head, steps: 2 * self.die, flight: false }
    }

    /// A policeman who is on the board and guards nobody.
    pub(crate) fn must_be_mobile(&self, man: u8) -> Result<&Man, Refusal> {
        let found = self.men().get(usize::from(man)).filter(|man| man.at != Place::NOWHERE);
        let found = found.ok_or(Refusal::NoSuchMan { man })?;
        // [tp.prison.fourth]
        if found.out {
            return Err(Refusal::OutOfGame { man });
        }
        if let Some(prisoner) = found.guards.first().filter(|_| self.options.guard) {
            return Err(Refusal::Guards { man, prisoner });
        }
        Ok(found)
    }

    /// [tp.guard.count] The piece is one of those that may be moved now: if some must be moved on, of them.
    pub(crate) fn must_be_due(&self, piece: Piece, may_move: Pieces) -> Result<(), Refusal> {
        let Some(first) = may_move.iter().next().filter(|_| !may_move.has(piece)) else { return Ok(()) };
        let escape = self.stands_on(first).iter().any(|&place| self.city.spot(place).before_escape);
        Err(Refusal::MustMoveOn { piece: first, escape })
    }

    /// The piece the police have moved in this turn.
    pub(crate) fn moved_piece(&self) -> Option<Piece> {
        self.moved.iter().next()
    }

    /// Whether a move by the die of one of these pieces is the right one.
    #[inline]
    pub(crate) fn any_police_move(&self, pieces: Pieces, mut is_right: impl FnMut(Action) -> bool) -> bool {
        let police = self.police_squares();
        let mut men = (0_u8..).zip(self.men());
        men.any(|(number, man)| {
            let mut is_right = |to| is_right(Action::March { man: number, to });
            pieces.has_man(number)
                && self.is_mobile(man)
                && self.any_man_end(man, self.die, &police, &mut is_right)
        }) || pieces.has_car()
            && self.any_car_end(self.die, |Car { head, behind }| is_right(Action::Drive { head, behind }))
    }

    pub(crate) fn all_pieces(&self) -> Pieces {
        Pieces::first_men(self.man_count())
    }

    /// [tp.guard.count] Those that must be moved on, if any of them can be moved; otherwise all.
    #[inline]
    pub(crate) fn pieces_to_move(&self) -> Pieces {
        let due = self.due_pieces();
        if due.is_empty() {
            return self.all_pieces();
        }
        if self.any_police_move(due, |_| true) { due } else { self.all_pieces() }
    }

    /// [tp.guard.count] The pieces that have stood for two turns on a guarded square.
    #[inline]
    pub(crate) fn due_pieces(&self) -> Pieces {
        let mut due = Pieces::NONE;
        for (number, man) in (0..).zip(self.men()) {
            if man.stays >= STAYS_MAX {
                due.insert(Piece::Man(number));
            }
        }
        if self.car_stays >= STAYS_MAX {
            due.insert(Piece::Car);
        }
        due
    }

    /// [tp.guard.wire] [tp.guard.escape] Whether a policeman may not stay here for long.
    #[inline]
    pub(crate) fn is_guarded(&self, place: Place) -> bool {
        place != Place::NOWHERE && {
            let spot = self.city.spot(place);
            spot.kind == Kind::Telegraph || spot.before_escape
        }
    }

    /// [tp.arrest.land] [tp.arrest.offices] A piece has ended its move: wanted thieves on its squares are arrested,
    /// wherever that is.
    #[inline]
    pub(crate) fn land(&mut self, piece: Piece) {
        let squares = self.stands_on(piece);
        for seat in self.thief_seats() {
            if squares.contains(&self.thief(seat).at) && self.may_land_on(seat) {
                self.arrest(seat, Cause::Landed, Pieces::from_iter([piece]));
            }
        }
    }

    /// [tp.flee.last-chance] [tp.flee.several] A policeman has reached a telegraph station with the throw.
    fn stop_flights(&mut self, man: u8) {
        for seat in self.thief_seats() {
            if self.thief(seat).fate == Fate::Leaving {
                self.arrest(seat, Cause::LastChance, Pieces::from_iter([Piece::Man(man)]));
            }
        }
    }

    /// [tp.arrest.surround.when] Doors and rings are judged after every move.
    #[inline]
    pub(crate) fn after_police_move(&mut self, log: &mut impl Sink<TjuvOchPolis>) {
        self.judge(self.thief_seats(), log);
    }
}
