//! Moving, for all: who stands where, and where a piece can end.
//!
//! What begins with `any` stands for [`Iterator::any`]: it asks the closure about every end or move until one is the
//! right one, and answers whether any was. Who finds none right sees them all.

use crate::{Car, Edition, Fate, Kind, Piece, Place, Refusal, TjuvOchPolis, position::Man};
use city::{Ends, Squares};
use tabletop::Seat;

impl TjuvOchPolis {
    /// The squares the police stand on. Those off the board are among them and match no square.
    #[inline]
    pub(crate) fn police_places(&self) -> impl Iterator<Item = Place> + Clone + use<'_> {
        self.men().iter().map(|man| man.at).chain([self.car.head, self.car.behind])
    }

    #[inline]
    pub(crate) fn police_squares(&self) -> Squares {
        self.police_places().collect()
    }

    /// The squares on which the police bar a thief's way. [tp.prison.fourth] Who is out of the game bars nobody's.
    #[inline]
    pub(crate) fn ring_squares(&self) -> Squares {
        self.bars().collect()
    }

    #[inline]
    fn bars(&self) -> impl Iterator<Item = Place> + Clone + use<'_> {
        let men = self.men().iter().filter(|man| !man.out).map(|man| man.at);
        men.chain([self.car.head, self.car.behind])
    }

    #[inline]
    pub(crate) fn thief_at(&self, place: Place) -> Option<Seat> {
        self.thief_seats().find(|&seat| self.thief(seat).at == place)
    }

    /// Every square with a piece on it.
    pub(crate) fn taken_squares(&self) -> Squares {
        self.police_places().chain(self.thief_seats().map(|seat| self.thief(seat).at)).collect()
    }

    /// [tp.arrest.who] [tp.arrest.den] [tp.arrest.stop] Whether landing on a thief is an arrest.
    #[inline]
    pub(crate) fn may_land_on(&self, seat: Seat) -> bool {
        let thief = self.thief(seat);
        let safe = self.options.edition == Edition::Ny && self.city.spot(thief.at).is_stop();
        thief.wanted && thief.fate == Fate::Free && !safe
    }

    /// [tp.thief.pass.thief] [tp.thief.pass.police] Whom a thief cannot walk past.
    #[inline]
    pub(crate) fn in_a_thiefs_way(&self, seat: Seat) -> impl Iterator<Item = Place> + Clone + use<'_> {
        let stopped = self.thief(seat).wanted;
        self.bars().filter(move |_| stopped)
    }

    /// [tp.police.pass] [tp.tram.shield] Whom the police cannot pass: thieves on tram stops.
    #[inline]
    pub(crate) fn in_the_polices_way(&self) -> impl Iterator<Item = Place> + Clone + use<'_> {
        let places = self.thief_seats().map(|seat| self.thief(seat).at);
        places.filter(|&place| place != Place::NOWHERE && self.city.spot(place).is_stop())
    }

    /// Whether a square that a thief can walk to now is the right one.
    #[inline]
    pub(crate) fn any_thief_move(&self, seat: Seat, mut is_right: impl FnMut(Place) -> bool) -> bool {
        let thief = self.thief(seat);
        let taken = self.taken_squares();
        let mut spare = Ends::new();
        let ends = self.city.thieves.ends(thief.at, self.die, self.in_a_thiefs_way(seat), &mut spare);
        ends.iter().any(|&to| self.thief_may_end(seat, to, &taken) && is_right(to))
    }

    /// [tp.move.one-piece] [tp.flee.broke] Whether a thief who can get to a square may end there.
    #[inline]
    pub(crate) fn thief_may_end(&self, seat: Seat, to: Place, taken: &Squares) -> bool {
        let kind = self.city.spot(to).kind;
        kind == Kind::Den || (!taken.contains(to) && self.thief(seat).carried >= TjuvOchPolis::fare(kind))
    }

    /// Whether a square that a policeman can walk to with a throw is the right one.
    #[inline]
    pub(crate) fn any_man_end(
        &self,
        man: &Man,
        die: u8,
        police: &Squares,
        mut is_right: impl FnMut(Place) -> bool,
    ) -> bool {
        let mut spare = Ends::new();
        let ends = self.city.policemen.ends(man.at, die, self.in_the_polices_way(), &mut spare);
        ends.iter().any(|&to| !police.contains(to) && self.police_may_end_by_thief(to) && is_right(to))
    }

    /// [tp.move.one-piece] Nobody there, or a thief who can be arrested.
    #[inline]
    pub(crate) fn police_may_end_by_thief(&self, to: Place) -> bool {
        self.thief_at(to).is_none_or(|seat| self.may_land_on(seat))
    }

    /// Whether a way the car can end with a throw is the right one.
    #[inline]
    pub(crate) fn any_car_end(&self, die: u8, mut is_right: impl FnMut(Car) -> bool) -> bool {
        let mut spare = Vec::new();
        let head = self.car.head;
        let near = |place: Place, steps: u8| self.city.policemen.distance(head, place) < steps;
        let ends = self.city.drives.ends(self.car, die, near, self.in_the_polices_way(), &mut spare);
        let men: Squares = self.men().iter().map(|man| man.at).collect();
        let free = |place: Place| !men.contains(place) && self.police_may_end_by_thief(place);
        ends.iter().any(|&car| free(car.head) && free(car.behind) && is_right(car))
    }

    /// [tp.move.one-piece] [tp.tram.free] Free, or [tp.arrest.who] held by a thief who can be arrested there.
    pub(crate) fn must_be_free_for_police(&self, to: Place, tram: bool) -> Result<(), Refusal> {
        let holds_prisoner = self.thief_at(to).is_some_and(|seat| self.thief(seat).fate != Fate::Free);
        if holds_prisoner || self.police_squares().contains(to) {
            return Err(Refusal::Taken { at: to, tram });
        }
        self.must_be_free_of_thieves(&[to])
    }

    /// [tp.arrest.who] [tp.arrest.stop] Nobody stands on these squares who cannot be arrested there.
    pub(crate) fn must_be_free_of_thieves(&self, squares: &[Place]) -> Result<(), Refusal> {
        let there = squares.iter().filter_map(|&place| self.thief_at(place));
        let mut safe = there.filter(|&seat| !self.may_land_on(seat));
        match safe.clone().find(|&seat| !self.thief(seat).wanted) {
            Some(thief) => Err(Refusal::NotWanted { thief }),
            None => safe.next().map_or(Ok(()), |thief| Err(Refusal::SafeOnStop { thief })),
        }
    }

    /// [tp.arrest.guard] [tp.prison.fourth] Whether a policeman is on the board, in the game and free to move.
    #[inline]
    pub(crate) fn is_mobile(&self, man: &Man) -> bool {
        man.at != Place::NOWHERE && !man.out && (!self.options.guard || man.guards.is_empty())
    }

    /// The squares a police piece stands on.
    pub(crate) fn stands_on(&self, piece: Piece) -> [Place; 2] {
        match piece {
            Piece::Man(man) => [self.men[usize::from(man)].at; 2],
            Piece::Car => [self.car.head, self.car.behind],
        }
    }
}
