//! Why a piece cannot go somewhere: asked only after it has been found that it cannot.

use crate::{Car, Edition, Kind, Piece, Place, Refusal, TjuvOchPolis, piece::Pieces, position::Man};
use city::Squares;

impl TjuvOchPolis {
    /// A policeman who is on the board and guards nobody.
    pub(crate) fn must_be_mobile(&self, man: u8) -> Result<&Man, Refusal> {
        let found = self.men().get(usize::from(man)).filter(|man| man.at != Place::NOWHERE);
        let found = found.ok_or(Refusal::NoSuchMan { man })?;
        if self.options.guard && found.guards != 0 {
            let prisoner = tabletop::Seat(found.guards.trailing_zeros() as u8);
            return Err(Refusal::Guards { man, prisoner });
        }
        Ok(found)
    }

    /// [tp.guard.count] One of those that must be moved first.
    pub(crate) fn must_move_on(&self, due: Pieces) -> Refusal {
        let piece = due.iter().next().expect("asked only when there is one");
        let escape = self.stands_on(piece).iter().any(|&place| self.city.spot(place).before_escape);
        Refusal::MustMoveOn { piece, escape }
    }

    /// [tp.move.one-piece] [tp.tram.free] Free, or held by a thief who can be arrested there.
    pub(crate) fn must_be_free_for_police(&self, to: Place, tram: bool) -> Result<(), Refusal> {
        if self.police_squares().contains(to) {
            return Err(Refusal::Taken { at: to, tram });
        }
        self.must_be_free_of_thieves(to)
    }

    fn must_be_free_of_thieves(&self, to: Place) -> Result<(), Refusal> {
        let Some(seat) = self.thief_at(to) else { return Ok(()) };
        if self.may_land_on(seat) {
            return Ok(());
        }
        let thief = self.thief(seat);
        let on_stop = self.options.edition == Edition::Ny && self.city.spot(to).is_stop();
        Err(if thief.wanted && on_stop {
            Refusal::SafeOnStop { thief: seat }
        } else {
            Refusal::NotWanted { thief: seat }
        })
    }

    pub(crate) fn why_not_march(&self, man: u8, to: Place) -> Refusal {
        let must = self.pieces_to_move();
        if !must.has_man(man) {
            return self.must_move_on(must);
        }
        let kind = self.city.spot(to).kind;
        let from = self.men[usize::from(man)].at;
        if kind == Kind::Den {
            return Refusal::PoliceInDen { at: to };
        }
        if kind.is_escape() {
            return Refusal::PoliceAtEscape { at: to };
        }
        if to == from {
            return Refusal::NoWay { to, steps: self.die, flight: false };
        }
        if let Err(refusal) = self.must_be_free_for_police(to, false) {
            return refusal;
        }
        // Would there be a way if no thief stood on a stop?
        match self.city.policemen.way(from, to, self.die, &Squares::NONE) {
            Some(_) => Refusal::ThiefOnStopInTheWay { to },
            None => Refusal::NoWay { to, steps: self.die, flight: false },
        }
    }

    pub(crate) fn why_not_drive(&self, car: Car) -> Refusal {
        let must = self.pieces_to_move();
        if !must.has_car() {
            return self.must_move_on(must);
        }
        if let Some(&at) = [car.head, car.behind].iter().find(|&&at| self.city.spot(at).kind != Kind::Street)
        {
            return Refusal::CarOffStreet { at };
        }
        for at in [car.head, car.behind] {
            if self.men().iter().any(|man| man.at == at) {
                return Refusal::Taken { at, tram: false };
            }
            if let Err(refusal) = self.must_be_free_of_thieves(at) {
                return refusal;
            }
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

    pub(crate) fn why_not_walk(&self, to: Place) -> Refusal {
        let thief = self.thief(self.turn);
        let kind = self.city.spot(to).kind;
        if to == thief.at {
            return Refusal::StandsStill { same_den: kind == Kind::Den };
        }
        if kind == Kind::House {
            return Refusal::ThiefInHouse { at: to };
        }
        if self.city.thieves.way(thief.at, to, self.die, &Squares::NONE).is_none() {
            let flight = matches!(kind, Kind::Station | Kind::Harbour);
            return Refusal::NoWay { to, steps: self.die, flight };
        }
        let fare = TjuvOchPolis::fare(kind);
        if fare > thief.carried {
            return Refusal::CannotPay { fare, carried: thief.carried };
        }
        if kind != Kind::Den && self.taken_squares().contains(to) {
            return Refusal::Taken { at: to, tram: false };
        }
        Refusal::PoliceInTheWay { to }
    }

    /// The piece the police have moved in this turn.
    pub(crate) fn moved_piece(&self) -> Option<Piece> {
        self.moved.iter().next()
    }
}
