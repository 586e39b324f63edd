//! The police turn.

use crate::{
    Action, Came, Car, Cause, Event, Fate, Kind, Piece, Place, Refusal, Stage, TjuvOchPolis,
    piece::Pieces,
    position::{Man, STAYS_MAX},
};
use city::Squares;
use tabletop::Sink;

impl TjuvOchPolis {
    /// [tp.police.turn] A policeman walks.
    #[inline]
    pub(crate) fn march(&mut self, man: u8, to: Place, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::Move)?;
        let from = self.must_be_mobile(man)?.at;
        self.must_exist(to)?;
        let mut can = false;
        if self.pieces_to_move().has_man(man) {
            let walker = &self.men[usize::from(man)];
            self.man_ends(walker, self.die, &self.police_squares(), |end| {
                can = end == to;
                !can
            });
        }
        if !can {
            return Err(self.why_not_march(man, to));
        }

        log.emit(|| {
            let blocked = self.in_the_polices_way().collect();
            let way = self.city.policemen.way(from, to, self.die, &blocked);
            Event::Marched { man, path: way.expect("a legal move has a way").to_vec() }
        });
        let walker = &mut self.men[usize::from(man)];
        *walker = Man { at: to, came: Came::OnFoot, guards: 0, stays: 0 };
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
    pub(crate) fn drive(&mut self, car: Car, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::Move)?;
        self.must_exist(car.head)?;
        self.must_exist(car.behind)?;
        let mut can = false;
        if self.pieces_to_move().has_car() {
            self.car_ends(self.die, |end| {
                can = end == car;
                !can
            });
        }
        if !can {
            return Err(self.why_not_drive(car));
        }

        log.emit(|| {
            let blocked = self.in_the_polices_way().collect();
            let way = self.city.drives.way(self.car, car, self.die, &blocked);
            Event::Drove { path: way.expect("a legal move has a way").to_vec() }
        });
        self.car = car;
        self.car_stays = 0;
        self.moved.insert(Piece::Car);
        self.land(Piece::Car);
        self.after_police_move(log);
        Ok(())
    }

    /// Shows `each` every move by the die of these pieces, until it has seen enough.
    #[inline]
    pub(crate) fn police_moves(&self, pieces: Pieces, mut each: impl FnMut(Action) -> bool) {
        let police = self.police_squares();
        let mut more = true;
        for (number, man) in (0_u8..).zip(self.men()) {
            if more && pieces.has_man(number) && self.is_mobile(man) {
                self.man_ends(man, self.die, &police, |to| {
                    more = each(Action::March { man: number, to });
                    more
                });
            }
        }
        if more && pieces.has_car() {
            self.car_ends(self.die, |Car { head, behind }| each(Action::Drive { head, behind }));
        }
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
        let mut can = false;
        self.police_moves(due, |_| {
            can = true;
            false
        });
        if can { due } else { self.all_pieces() }
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
    pub(crate) fn after_police_move(&mut self, log: &mut impl Sink<Event>) {
        self.judge_all();
        self.settle(log);
    }

    #[inline]
    pub(crate) fn judge_all(&mut self) {
        let police: Squares = self.police_squares();
        for seat in self.thief_seats() {
            self.judge(seat, &police);
        }
    }
}
