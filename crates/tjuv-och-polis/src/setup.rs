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
    /// What it waits for.
    pub stage: Stage,
    /// Which seat is the police.
    pub police: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Counted from one; zero while the pieces are placed.
    pub round: u16,
    /// How far the piece moves; zero if nothing has been thrown.
    pub die: u8,
    /// Money has been moved in the den at the start of this turn.
    pub moved_money: bool,
    /// What each seat threw for being the police.
    pub lots: Vec<u8>,
    /// Who still throws for it.
    pub contending: SeatSet,
    /// The policemen, by number.
    pub men: Vec<SetupMan>,
    /// None until it is placed.
    pub car: Option<Car>,
    /// For how many turns of the police the car has stood in front of an escape square.
    pub car_stays: u8,
    /// The piece the police moved in this turn of theirs.
    pub moved: Option<Piece>,
    /// What the police have.
    pub police_money: u32,
    /// What is in the travel agency's till.
    pub till: u32,
    /// The thieves, in any order.
    pub thieves: Vec<SetupThief>,
    /// Arrests to be carried out: whom, why, and who may make it.
    pub arrests: Vec<(Seat, Cause, Vec<Piece>)>,
    /// The arrest being carried out, and who makes it, once that is settled.
    pub captive: Option<(Seat, Option<Piece>)>,
}

/// A policeman of a [`Setup`].
#[derive(Clone, Debug)]
pub struct SetupMan {
    /// None before he is placed, and after he has left the game.
    pub at: Option<Place>,
    /// Out of the game.
    pub out: bool,
    /// How he came to where he stands.
    pub came: Came,
    /// The prisoners he guards.
    pub guards: SeatSet,
    /// For how many turns of the police he has stood on a guarded square.
    pub stays: u8,
}

/// A thief of a [`Setup`].
#[derive(Clone, Debug)]
pub struct SetupThief {
    /// Whose piece it is.
    pub seat: Seat,
    /// None off the board.
    pub at: Option<Place>,
    /// How the thief fares.
    pub fate: Fate,
    /// Whether the police may arrest the thief.
    pub wanted: bool,
    /// How often the thief has been arrested.
    pub arrests: u8,
    /// How the thief came to where it stands.
    pub came: Came,
    /// What the thief has along.
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
