//! Positions from plain data: for scripts, puzzles, bug reports, and what a bot imagines.

use crate::{
    Came, Car, Cause, Fate, Piece, Place, Stage, TjuvOchPolis,
    piece::Pieces,
    position::{Man, Thief},
};
use city::DENS;
use tabletop::{Game, Seat, SeatSet};

/// Everything about a position, in the open.
#[derive(Clone, Debug)]
pub struct Setup {
    pub stage: Stage,
    pub police: Seat,
    pub turn: Seat,
    pub round: u16,
    pub die: u8,
    pub moved_money: bool,
    pub lots: Vec<u8>,
    pub contending: SeatSet,
    pub men: Vec<SetupMan>,
    pub car: Option<Car>,
    pub car_stays: u8,
    pub moved: Option<Piece>,
    pub police_money: u32,
    pub till: u32,
    pub thieves: Vec<SetupThief>,
    pub arrests: Vec<(Seat, Cause, Vec<Piece>)>,
    pub captive: Option<(Seat, Option<Piece>)>,
}

#[derive(Clone, Debug)]
pub struct SetupMan {
    pub at: Option<Place>,
    /// Out of the game.
    pub out: bool,
    pub came: Came,
    pub guards: SeatSet,
    pub stays: u8,
}

#[derive(Clone, Debug)]
pub struct SetupThief {
    pub seat: Seat,
    pub at: Option<Place>,
    pub fate: Fate,
    pub wanted: bool,
    pub arrests: u8,
    pub came: Came,
    pub carried: u32,
    /// By den.
    pub hidden: Vec<(Place, u32)>,
}

/// Why a position cannot be set up.
#[derive(Debug)]
pub enum SetupError {
    /// A list is longer than there are seats, or a seat or square is named that does not exist.
    Unknown,
}

impl Setup {
    /// The position, in a game that began as `start`.
    pub fn position(&self, start: &TjuvOchPolis) -> Result<TjuvOchPolis, SetupError> {
        let mut game = start.clone();
        self.check(&game)?;

        game.stage = self.stage;
        game.police = self.police;
        game.turn = self.turn;
        game.round = self.round;
        game.die = self.die;
        game.moved_money = self.moved_money;
        game.lots = self.lots.iter().copied().collect();
        game.contending = self.contending;
        for (man, setup) in game.men.iter_mut().zip(&self.men) {
            *man = Man {
                at: setup.at.unwrap_or(Place::NOWHERE),
                out: setup.out,
                came: setup.came,
                guards: setup.guards,
                stays: setup.stays,
            };
        }
        game.car = self.car.unwrap_or(game.car);
        game.car_stays = self.car_stays;
        game.moved = self.moved.into_iter().collect();
        game.police_money = self.police_money;
        game.till = self.till;
        for setup in &self.thieves {
            game.thieves[setup.seat] = thief(&game, setup);
        }
        for &(seat, cause, ref by) in &self.arrests {
            game.takers[seat] = by.iter().copied().collect::<Pieces>();
            game.causes[seat] = cause;
        }
        if let Some((seat, by)) = self.captive {
            game.captive = seat;
            game.taker = by.unwrap_or(Piece::Car);
        }
        // [tp.bank] The bank has paid whatever others have.
        game.bank = -game.money_in_play();
        Ok(game)
    }

    fn check(&self, game: &TjuvOchPolis) -> Result<(), SetupError> {
        let seats = usize::from(game.seats());
        let is_seat = |seat: Seat| seat.index() < seats;
        let places = self.men.iter().filter_map(|man| man.at);
        let places = places.chain(self.thieves.iter().filter_map(|thief| thief.at));
        let mut places = places.chain(self.car.into_iter().flat_map(|car| [car.head, car.behind]));
        let mut dens = self.thieves.iter().flat_map(|thief| &thief.hidden).map(|(den, _)| den);
        let known = is_seat(self.police)
            && is_seat(self.turn)
            && self.lots.len() <= seats
            && self.men.len() <= seats
            && self.thieves.iter().all(|thief| is_seat(thief.seat))
            && places.all(|place| game.city.has(place))
            && dens.all(|den| game.city.dens.contains(den));
        if known { Ok(()) } else { Err(SetupError::Unknown) }
    }
}

fn thief(game: &TjuvOchPolis, setup: &SetupThief) -> Thief {
    let mut hidden = [0; DENS];
    for &(den, sum) in &setup.hidden {
        hidden[usize::from(game.city.spot(den).den)] = sum;
    }
    Thief {
        at: setup.at.unwrap_or(Place::NOWHERE),
        fate: setup.fate,
        wanted: setup.wanted,
        arrests: setup.arrests,
        came: setup.came,
        carried: setup.carried,
        hidden,
    }
}
