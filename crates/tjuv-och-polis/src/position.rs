use crate::{Came, Car, Cause, MEN, Options, Piece, Place, SEATS, piece::Pieces};
use city::{City, DENS};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::{BySeat, Seat, SeatSet, read_tagged};

/// [tp.prison.fourth] The arrest after which a thief is out of the game.
pub const LAST_ARREST: u8 = 4;
/// [tp.guard.count] After so many turns without being moved a piece must leave a guarded square.
pub(crate) const STAYS_MAX: u8 = 2;

/// A position in a game of Tjuv och Polis.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TjuvOchPolis {
    /// The version of the rules it is played by.
    pub(crate) rules: u16,
    pub(crate) city: Arc<City>,
    pub(crate) options: Options,
    pub(crate) stage: Stage,
    /// Which seat is the police.
    pub(crate) police: Seat,
    /// Whose turn it is. When the police have something to settle about an arrest, still the one who moved.
    pub(crate) turn: Seat,
    /// Counted from one; zero while the pieces are placed.
    pub(crate) round: u16,
    /// How far the piece moves: what was thrown, or less when a prisoner's six cannot be walked in full.
    pub(crate) die: u8,
    /// [tp.den.hide.when] Money has been moved in the den at the start of this turn.
    pub(crate) moved_money: bool,
    /// [tp.setup.players] What each seat threw for being the police: zero if not yet, or not any more.
    pub(crate) lots: BySeat<u8, SEATS>,
    /// Who still throws for it.
    pub(crate) contending: SeatSet,
    pub(crate) men: [Man; MEN],
    pub(crate) car: Car,
    /// [tp.guard.count] For how many turns of the police the car has stood in front of an escape square unmoved.
    pub(crate) car_stays: u8,
    /// The piece the police moved in this turn of theirs.
    pub(crate) moved: Pieces,
    pub(crate) police_money: u32,
    /// [tp.rob.agency] What is in the travel agency's till.
    pub(crate) till: u32,
    /// [tp.bank] What the bank has got less what it has paid.
    pub(crate) bank: i64,
    /// One for each seat; the one of the police is never looked at.
    pub(crate) thieves: BySeat<Thief, SEATS>,
    /// Arrests to be carried out: for each thief who may make it. None: the thief is not under arrest.
    pub(crate) takers: BySeat<Pieces, SEATS>,
    pub(crate) causes: BySeat<Cause, SEATS>,
    /// The arrest being carried out.
    pub(crate) captive: Seat,
    pub(crate) taker: Piece,
}

// Search clones positions by the million: beside the shared city a position stays within nine cache lines.
const _: () = assert!(size_of::<TjuvOchPolis>() <= 576);

/// A policeman.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Man {
    /// [`Place::NOWHERE`] before he is placed, and by version 2 of the rules after he has left the game.
    pub(crate) at: Place,
    /// [tp.prison.fourth] He stands in the police house to the end, and takes no part.
    pub(crate) out: bool,
    pub(crate) came: Came,
    /// [tp.arrest.guard] Whom he guards.
    pub(crate) guards: SeatSet,
    /// [tp.guard.count] For how many turns of the police he has stood on a guarded square unmoved.
    pub(crate) stays: u8,
}

/// A thief.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Thief {
    /// [`Place::NOWHERE`] before the start, on the way to prison, and after the thief has got away; by version 2 of the
    /// rules also out of the game.
    pub(crate) at: Place,
    pub(crate) fate: Fate,
    /// [tp.thief.pass.police] [tp.thief.wanted.keeps] Until a sentence has been served.
    pub(crate) wanted: bool,
    pub(crate) arrests: u8,
    pub(crate) came: Came,
    pub(crate) carried: u32,
    /// [tp.den.hide] By den.
    pub(crate) hidden: [u32; DENS],
}

/// How a thief fares.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Fate {
    /// In the streets or in a den.
    Free,
    /// On an escape square with a ticket, until the police have thrown.
    Leaving,
    /// Arrested, and on the way to the police house.
    Taken,
    /// In prison.
    Prison {
        /// For so many more turns.
        turns: u8,
    },
    /// Out of the city, with what was carried.
    Away,
    /// [tp.prison.fourth] Out of the game.
    Out,
}

read_tagged! { Fate by "is", of { turns: u8 }: Free, Leaving, Taken, Prison { turns }, Away, Out }

/// What the position waits for.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChaseStage"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nature: who is the police.
    DrawLots,
    /// A thief chooses a den to start in.
    ChooseDen,
    /// The police place the next policeman.
    PlaceMan,
    /// The police place the car.
    PlaceCar,
    /// The seat whose turn it is throws, rides, moves money, or tries to escape from prison.
    Turn,
    /// Nature: the die.
    Throw,
    /// The seat whose turn it is moves as far as the die shows.
    Move,
    /// A thief has come to a den, and may hide or fetch money.
    InDen,
    /// Nature: whether a prisoner throws a six.
    ThrowForSix,
    /// [tp.arrest.surround.meaning] Nature: whether a thief carries the fare that keeps a ring open, where that is a
    /// secret.
    CountFare,
    /// The police choose which of equally near pieces makes the arrest.
    ChooseTaker,
    /// The police choose the prisoner's square.
    ChooseCell,
    /// The police choose the guard's square.
    ChoosePost,
    /// The police choose whether the car goes home after an arrest.
    ChooseCarHome,
    /// Nature: how long the sentence is; with a fourth arrest only what the thief carried.
    Sentence,
    /// Nature: everybody's money is counted.
    Count,
    /// Nothing more: the game is over.
    Over,
}

impl Stage {
    /// The clause that says what must be done now.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Stage::DrawLots => "tp.setup.players",
            Stage::ChooseDen => "tp.setup.choices",
            Stage::PlaceMan => "tp.setup.police",
            Stage::PlaceCar => "tp.setup.car",
            Stage::Turn => "tp.thief.turn",
            Stage::Throw => "tp.move.exact",
            Stage::Move => "tp.move.must",
            Stage::InDen => "tp.den.hide.when",
            Stage::ThrowForSix => "tp.prison.escape",
            Stage::CountFare => "tp.arrest.surround.meaning",
            Stage::ChooseTaker => "tp.arrest.nearest",
            Stage::ChooseCell | Stage::ChoosePost => "tp.arrest.to-house",
            Stage::ChooseCarHome => "tp.arrest.car",
            Stage::Sentence => "tp.prison.sentence",
            Stage::Count => "tp.end.count",
            Stage::Over => "tp.end",
        }
    }
}

impl Man {
    pub(crate) const ABSENT: Man =
        Man { at: Place::NOWHERE, out: false, came: Came::OnFoot, guards: SeatSet::EMPTY, stays: 0 };
}

impl Thief {
    pub(crate) const ABSENT: Thief = Thief {
        at: Place::NOWHERE,
        fate: Fate::Free,
        wanted: false,
        arrests: 0,
        came: Came::OnFoot,
        carried: 0,
        hidden: [0; DENS],
    };

    /// All that is hidden, in whatever den.
    pub(crate) fn hidden_sum(&self) -> u32 {
        self.hidden.iter().sum()
    }
}

impl TjuvOchPolis {
    /// The seats of the thieves, in turn order.
    #[inline]
    pub(crate) fn thief_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let (police, seats) = (self.police.0, self.options.seats);
        (1..seats).map(move |after| {
            let seat = police + after;
            Seat(if seat >= seats { seat - seats } else { seat })
        })
    }

    #[inline]
    pub(crate) fn thief(&self, seat: Seat) -> &Thief {
        &self.thieves[seat]
    }

    /// [tp.setup.police] One policeman more than there are thieves.
    #[inline]
    pub(crate) fn man_count(&self) -> u8 {
        self.options.seats
    }

    /// The policemen in the game, or yet to be placed, by number.
    #[inline]
    pub(crate) fn men(&self) -> &[Man] {
        &self.men[..usize::from(self.man_count())]
    }

    /// Whom the position waits for, when it waits for somebody.
    #[inline]
    pub(crate) fn actor(&self) -> Seat {
        let arresting = matches!(
            self.stage,
            Stage::ChooseTaker | Stage::ChooseCell | Stage::ChoosePost | Stage::ChooseCarHome
        );
        if arresting { self.police } else { self.turn }
    }

    #[inline]
    pub(crate) fn is_police_turn(&self) -> bool {
        self.turn == self.police
    }

    /// [tp.den.secret] Whether the thief being taken had bought a ticket: what was left after it is not shown.
    pub(crate) fn took_leaving(&self, seat: Seat) -> bool {
        matches!(self.causes[seat], Cause::Wire | Cause::LastChance)
    }

    /// All money outside the bank.
    pub(crate) fn money_in_play(&self) -> i64 {
        let thieves = self.thief_seats().map(|seat| {
            let thief = self.thief(seat);
            i64::from(thief.carried) + thief.hidden.iter().map(|&sum| i64::from(sum)).sum::<i64>()
        });
        i64::from(self.police_money) + i64::from(self.till) + thieves.sum::<i64>()
    }
}
