//! Escape from the city.

use crate::{Cause, Event, Fate, Kind, Piece, TjuvOchPolis, piece::Pieces};
use tabletop::{Seat, Sink};

impl TjuvOchPolis {
    /// [tp.flee.fare] What it costs to enter a square.
    #[inline]
    pub(crate) fn fare(kind: Kind) -> u32 {
        match kind {
            Kind::Station | Kind::Harbour => 1_000,
            Kind::Airport => 3_000,
            Kind::Street
            | Kind::House
            | Kind::Bank { .. }
            | Kind::Post { .. }
            | Kind::Telegraph
            | Kind::Agency
            | Kind::Den => 0,
        }
    }

    /// [tp.flee.fare] [tp.flee.fare.lost] A thief has come to an escape square and pays.
    pub(crate) fn buy_ticket(&mut self, seat: Seat, log: &mut impl Sink<TjuvOchPolis>) {
        let at = self.thief(seat).at;
        let fare = TjuvOchPolis::fare(self.city.spot(at).kind);
        let thief = &mut self.thieves[seat];
        thief.carried -= fare;
        thief.fate = Fate::Leaving;
        self.till += fare;
        log.emit(self, || Event::BoughtTicket { thief: seat, at, fare });
        // [tp.flee.wire]
        let at_the_wire = self.men_in_telegraph_stations();
        if !at_the_wire.is_empty() {
            self.arrest(seat, Cause::Wire, at_the_wire);
        }
        self.settle(log);
    }

    fn men_in_telegraph_stations(&self) -> Pieces {
        let stands = |place: crate::Place| {
            place.on_board().is_some_and(|place| self.city.spot(place).kind == Kind::Telegraph)
        };
        let men = (0..).zip(self.men()).filter(|(_, man)| stands(man.at));
        men.map(|(number, _)| Piece::Man(number)).collect()
    }
}
