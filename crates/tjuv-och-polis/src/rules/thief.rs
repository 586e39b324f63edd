//! The thieves' turn, and robbery.

use crate::{Came, Event, Kind, Place, Refusal, Stage, TjuvOchPolis};
use city::Squares;
use tabletop::{Seat, Sink};

impl TjuvOchPolis {
    /// [tp.thief.turn] A thief walks.
    #[inline]
    pub(crate) fn walk(&mut self, to: Place, log: &mut impl Sink<TjuvOchPolis>) -> Result<(), Refusal> {
        self.must_be(Stage::Move)?;
        self.must_exist(to)?;
        let seat = self.turn;
        if !self.any_thief_move(seat, |end| end == to) {
            return Err(self.why_not_walk(to));
        }

        let thief = &mut self.thieves[seat];
        let from = std::mem::replace(&mut thief.at, to);
        thief.came = Came::OnFoot;
        log.emit(self, || {
            let blocked = self.in_a_thiefs_way(seat).collect();
            let way = self.city.thieves.way(from, to, self.die, &blocked);
            Event::Walked { thief: seat, path: way.expect("a legal move has a way").to_vec() }
        });
        match self.city.spot(to).kind {
            Kind::Street | Kind::House | Kind::Telegraph => self.after_thief_move(seat, log),
            Kind::Bank { sum } | Kind::Post { sum } => {
                self.bank -= i64::from(sum);
                self.rob(seat, sum, false, log);
            }
            Kind::Agency => {
                let sum = std::mem::take(&mut self.till);
                self.rob(seat, sum, true, log);
            }
            Kind::Den => self.enter_den(seat, log),
            Kind::Station | Kind::Airport | Kind::Harbour => self.buy_ticket(seat, log),
        }
        Ok(())
    }

    /// Why a thief cannot walk to a square: asked only after it has been found so.
    fn why_not_walk(&self, to: Place) -> Refusal {
        let thief = self.thief(self.turn);
        let kind = self.city.spot(to).kind;
        if to == thief.at {
            return Refusal::StandsStill { same_den: kind == Kind::Den };
        }
        if kind == Kind::House {
            return Refusal::ThiefInHouse { at: to };
        }
        let fare = TjuvOchPolis::fare(kind);
        if fare > thief.carried {
            return Refusal::CannotPay { fare, carried: thief.carried };
        }
        if kind != Kind::Den && self.taken_squares().contains(to) {
            return Refusal::Taken { at: to, tram: false };
        }
        // Would there be a way if nobody stood in it?
        match self.city.thieves.way(thief.at, to, self.die, &Squares::NONE) {
            Some(_) => Refusal::PoliceInTheWay { to },
            None => {
                let flight = matches!(kind, Kind::Station | Kind::Harbour);
                Refusal::NoWay { to, steps: self.die, flight }
            }
        }
    }

    /// [tp.rob] [tp.rob.agency] [tp.rob.again] Who stops there has robbed it, and is wanted.
    fn rob(&mut self, seat: Seat, sum: u32, agency: bool, log: &mut impl Sink<TjuvOchPolis>) {
        let thief = &mut self.thieves[seat];
        thief.carried += sum;
        thief.wanted = true;
        let at = thief.at;
        log.emit(self, || Event::Robbed { thief: seat, at, sum, agency });
        self.after_thief_move(seat, log);
    }

    /// [tp.arrest.surround.when] [tp.arrest.door.entering] A thief's move can bring only himself into a trap.
    #[inline]
    pub(crate) fn after_thief_move(&mut self, seat: Seat, log: &mut impl Sink<TjuvOchPolis>) {
        self.judge(std::iter::once(seat), log);
    }
}
