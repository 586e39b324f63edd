//! What holds in every position. For tests: a broken invariant is a bug in the rules.

use crate::{Fate, Kind, Place, Stage, TjuvOchPolis, rules::NOTE, versions::OUT_IN_THE_HOUSE};
use tabletop::Seat;

impl TjuvOchPolis {
    /// Says what is broken, if anything is.
    pub fn invariants(&self) -> Result<(), String> {
        self.money_is_kept()?;
        if self.round > 0 {
            self.police_stand_where_they_may()?;
            self.thief_seats().try_for_each(|seat| self.thief_stands_where_fate_says(seat))?;
            self.nobody_stands_on_anybody()?;
            self.guards_have_prisoners()?;
        }
        Ok(())
    }

    /// [tp.bank] No krona from nowhere, and whole thousands everywhere.
    fn money_is_kept(&self) -> Result<(), String> {
        if self.bank + self.money_in_play() != 0 {
            return Err(format!("{} kr from nowhere", self.bank + self.money_in_play()));
        }
        let thieves = self.thief_seats().map(|seat| self.thief(seat));
        let mut sums = thieves.flat_map(|thief| thief.hidden.into_iter().chain([thief.carried]));
        let even = sums.all(|sum| sum % NOTE == 0)
            && self.police_money.is_multiple_of(NOTE)
            && self.till.is_multiple_of(NOTE);
        if even { Ok(()) } else { Err("not whole thousands".to_owned()) }
    }

    fn police_stand_where_they_may(&self) -> Result<(), String> {
        let street = |place: Place| self.city.has(place) && self.city.spot(place).kind == Kind::Street;
        let beside = self.city.policemen.beside(self.car.head).contains(&self.car.behind);
        if !street(self.car.head) || !street(self.car.behind) || !beside {
            return Err(format!("the car stands on {:?}", self.car));
        }
        for man in self.men().iter().filter(|man| man.at != Place::NOWHERE) {
            let kind = self.city.spot(man.at).kind;
            if kind == Kind::Den || kind.is_escape() || (man.out && kind != Kind::House) {
                return Err(format!("a policeman stands on {kind:?}"));
            }
        }
        Ok(())
    }

    fn thief_stands_where_fate_says(&self, seat: Seat) -> Result<(), String> {
        let thief = self.thief(seat);
        let kind = thief.at.on_board().map(|at| self.city.spot(at).kind);
        let in_the_house = self.since(OUT_IN_THE_HOUSE);
        let right = match thief.fate {
            Fate::Free => kind.is_some_and(|kind| !kind.is_escape()),
            Fate::Leaving => kind.is_some_and(Kind::is_escape),
            Fate::Prison { turns } => kind == Some(Kind::House) && turns > 0,
            Fate::Taken => kind.is_none_or(|kind| kind == Kind::House),
            Fate::Away => kind.is_none(),
            Fate::Out => kind == in_the_house.then_some(Kind::House),
        };
        if !right {
            return Err(format!("{seat:?} is {:?} on {kind:?}", thief.fate));
        }
        // [tp.arrest.loot] [tp.prison.fourth.money]
        let has_what_is_lost = match thief.fate {
            Fate::Prison { .. } => thief.carried > 0,
            Fate::Out => thief.carried > 0 || thief.hidden_sum() > 0,
            Fate::Away => thief.hidden_sum() > 0,
            Fate::Free | Fate::Leaving | Fate::Taken => false,
        };
        if has_what_is_lost { Err(format!("{seat:?} is {:?} with money", thief.fate)) } else { Ok(()) }
    }

    /// [tp.move.one-piece] One piece on a square, except in dens, where a thief is just being arrested, and in the
    /// police house when it is full.
    fn nobody_stands_on_anybody(&self) -> Result<(), String> {
        let thieves = self.thief_seats().filter(|&seat| self.takers[seat].is_empty());
        let thieves = thieves.map(|seat| self.thief(seat).at);
        let mut places: Vec<Place> =
            self.police_places().chain(thieves).filter_map(Place::on_board).collect();
        places.sort();
        let shared = places.windows(2).find(|pair| {
            let kind = self.city.spot(pair[0]).kind;
            pair[0] == pair[1] && kind != Kind::Den && kind != Kind::House
        });
        match shared {
            Some(pair) => Err(format!("two pieces on {:?}", pair[0])),
            None => Ok(()),
        }
    }

    /// [tp.arrest.guard] A policeman guards only prisoners, in the police house.
    fn guards_have_prisoners(&self) -> Result<(), String> {
        let settling = matches!(self.stage, Stage::ChooseCell | Stage::ChoosePost);
        for man in self.men().iter().filter(|man| !man.guards.is_empty()) {
            let prisoners = self.thief_seats().filter(|&seat| man.guards.contains(seat));
            let in_prison = |seat: Seat| matches!(self.thief(seat).fate, Fate::Prison { .. } | Fate::Taken);
            if !prisoners.clone().all(in_prison) {
                return Err("a policeman guards somebody who is free".to_owned());
            }
            if !settling && self.city.spot(man.at).kind != Kind::House {
                return Err("a policeman guards from afar".to_owned());
            }
        }
        Ok(())
    }
}
