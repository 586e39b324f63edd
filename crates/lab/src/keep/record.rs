use super::SeatLost;
use catalog::Reading;
use serde::{Deserialize, Serialize};

/// One game: a line of the results. Lists with one entry per seat are in seat order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Counted from zero over the whole run, all its parts included.
    pub game: u32,
    /// Which of the trials.
    pub trial: u32,
    /// Which of the seatings.
    pub seating: u32,
    /// Each seat's share of the win. Nobody has any if the game was broken off.
    pub shares: Vec<f32>,
    /// How often somebody had to decide.
    pub decisions: u32,
    /// False if the game was broken off because it never ended: then it counts for nothing that is told of the run.
    pub finished: bool,
    /// Turns that bots lost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost_turns: Vec<SeatLost>,
    /// What was read off it.
    #[serde(flatten)]
    pub reading: Reading,
}

impl GameRecord {
    /// The place of a seat in the order of play, from zero.
    pub(crate) fn turn_of(&self, seat: usize) -> usize {
        let seats = self.shares.len();
        (seat + seats - usize::from(self.reading.first)) % seats
    }
}
