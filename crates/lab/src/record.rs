use crate::{Fault, FaultKind};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// One game: a line of the results. Lists with one entry per seat are in seat order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Counted from zero over the whole run, all its parts included.
    pub game: u32,
    pub deal: u32,
    /// Which of the seatings.
    pub seating: u32,
    /// Each seat's share of the win. Equal shares if the game was broken off.
    pub shares: Vec<f32>,
    pub decisions: u32,
    /// False if the game was broken off because it never ended.
    pub finished: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<SeatFaults>,
    #[serde(flatten)]
    pub reading: Reading,
}

/// What was read off a game while it was played; see [`Gauge`](crate::Gauge).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reading {
    pub rounds: u32,
    /// Who played first.
    pub first: u8,
    /// In a game with a police: who it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub police: Option<u8>,
    /// What each seat had in the end, in the coin of the game.
    pub scores: Vec<i64>,
    /// One is best; equals share a place.
    pub places: Vec<u8>,
    /// For each series of the game: what each seat had at the rounds that are sampled.
    pub series: Vec<Vec<Vec<u32>>>,
    /// For each layer of heat: how much there was on which square.
    pub heat: Vec<Vec<(u16, u32)>>,
}

/// How often a seat lost its turn in one way.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatFaults {
    pub seat: Seat,
    pub kind: FaultKind,
    pub count: u32,
    /// What was known of the first.
    pub said: String,
}

impl Record {
    /// The place of a seat in the order of play, from zero.
    pub(crate) fn turn_of(&self, seat: usize) -> usize {
        let seats = self.shares.len();
        (seat + seats - usize::from(self.reading.first)) % seats
    }
}

/// Adds a fault to those of its kind and seat.
pub(crate) fn count_fault(faults: &mut Vec<SeatFaults>, seat: Seat, fault: &Fault) {
    match faults.iter_mut().find(|known| (known.seat, known.kind) == (seat, fault.kind)) {
        Some(known) => known.count += 1,
        None => faults.push(SeatFaults { seat, kind: fault.kind, count: 1, said: fault.said.clone() }),
    }
}
