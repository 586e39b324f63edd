//! Trams.

use crate::{Action, Came, Event, Piece, Place, Refusal, Stage, TjuvOchPolis};
use tabletop::{SeatSet, Sink};

impl TjuvOchPolis {
    /// [tp.tram.ride] [tp.tram.change] A thief rides instead of throwing.
    pub(crate) fn ride(&mut self, to: Place, log: &mut impl Sink<TjuvOchPolis>) -> Result<(), Refusal> {
        self.must_be(Stage::Turn)?;
        self.must_not_serve()?;
        self.must_exist(to)?;
        let seat = self.turn;
        let (from, came) = (self.thief(seat).at, self.thief(seat).came);
        let line = self.must_ride(from, came, to)?;
        // [tp.tram.free]
        if self.taken_squares().contains(to) {
            return Err(Refusal::Taken { at: to, tram: true });
        }

        let changed = came != Came::OnFoot;
        let thief = &mut self.thieves[seat];
        thief.at = to;
        thief.came = came.after(line);
        log.emit(self, || Event::Rode { thief: seat, line, from, to, changed });
        self.after_thief_move(seat, log);
        Ok(())
    }

    /// [tp.tram.police] [tp.tram.ready] The police ride with one policeman instead of throwing. [tp.tram.car]
    pub(crate) fn send_by_tram(
        &mut self,
        man: u8,
        to: Place,
        log: &mut impl Sink<TjuvOchPolis>,
    ) -> Result<(), Refusal> {
        self.must_be(Stage::Turn)?;
        let rider = self.must_be_mobile(man)?;
        let (from, came) = (rider.at, rider.came);
        self.must_exist(to)?;
        // [tp.guard.count] An empty set asks nothing of anybody.
        self.must_be_due(Piece::Man(man), self.due_pieces())?;
        let line = self.must_ride(from, came, to)?;
        self.must_be_free_for_police(to, true)?;

        let changed = came != Came::OnFoot;
        let rider = &mut self.men[usize::from(man)];
        rider.at = to;
        rider.came = came.after(line);
        rider.guards = SeatSet::EMPTY;
        rider.stays = 0;
        log.emit(self, || Event::ManRode { man, line, from, to, changed });
        self.moved.insert(Piece::Man(man));
        self.land(Piece::Man(man));
        self.after_police_move(log);
        Ok(())
    }

    /// The line that takes a piece from one stop to another.
    fn must_ride(&self, from: Place, came: Came, to: Place) -> Result<u8, Refusal> {
        let here = self.city.spot(from);
        if !here.is_stop() {
            return Err(Refusal::NotAtStop { at: from });
        }
        let lines = here.lines.into_iter().filter(|&line| line != 0);
        let mut may_ride = lines.clone().filter(|&line| came.may_ride(line)).peekable();
        if may_ride.peek().is_none() {
            return Err(Refusal::RodeAlready { changed: came == Came::ByChange });
        }
        if to == from {
            return Err(Refusal::StandsStill { same_den: false });
        }
        may_ride.find(|line| self.city.spot(to).lines.contains(line)).ok_or(Refusal::NotOnLine { to })
    }

    /// Shows `each` every stop a piece can ride to, free or not.
    fn stops_from(&self, from: Place, came: Came, mut each: impl FnMut(Place)) {
        let lines = self.city.spot(from).lines;
        for (slot, line) in lines.into_iter().enumerate() {
            if line == 0 || !came.may_ride(line) {
                continue;
            }
            for &to in self.city.stops(line) {
                // A stop that both lines go to is reached by the first.
                let by_first =
                    slot == 1 && came.may_ride(lines[0]) && self.city.spot(to).lines.contains(&lines[0]);
                if to != from && !by_first {
                    each(to);
                }
            }
        }
    }

    pub(crate) fn rides(&self, out: &mut Vec<Action>) {
        if self.is_police_turn() {
            return self.police_rides(out);
        }
        let thief = self.thief(self.turn);
        if self.city.spot(thief.at).is_stop() {
            let taken = self.taken_squares();
            self.stops_from(thief.at, thief.came, |to| {
                if !taken.contains(to) {
                    out.push(Action::Ride { to });
                }
            });
        }
    }

    /// What the police can ride with, were it their turn.
    pub(crate) fn police_rides(&self, out: &mut Vec<Action>) {
        let due = self.due_pieces();
        for (number, man) in (0..).zip(self.men()) {
            let may = self.is_mobile(man) && (due.is_empty() || due.has_man(number));
            if may && self.city.spot(man.at).is_stop() {
                self.stops_from(man.at, man.came, |to| {
                    if self.must_be_free_for_police(to, true).is_ok() {
                        out.push(Action::SendByTram { man: number, to });
                    }
                });
            }
        }
    }
}
