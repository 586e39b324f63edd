use serde::{Deserialize, Serialize};

/// No game seats more than eleven (Tjuv); Monopol seats seven, Tjuv och Polis six.
pub const SEATS_MAX: usize = 11;

/// A chair at the table, counted from zero in turn order.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// For looking into arrays with one place per seat.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat to the left, at a table with so many seats.
    #[inline]
    pub fn left(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next == seats { 0 } else { next })
    }
}

/// Whose eyes.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Viewer {
    /// One seat's: its own secrets and what all can see.
    Seat(Seat),
    /// The public table's: watchers see no secret.
    Table,
    /// Everything laid open, for looking back at a finished match. Never used while it is played.
    Open,
}

impl Viewer {
    /// Whether these eyes see the secrets of `seat`.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Table => false,
            Viewer::Open => true,
        }
    }
}
