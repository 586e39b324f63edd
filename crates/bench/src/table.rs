//! One table of the load: when each move was sent, and when everybody had it.

use std::{
    cell::{Cell, RefCell},
    time::{Duration, Instant},
};

/// How many sit at most tables.
pub(crate) const SEATS: u32 = 4;

/// What a frame says, as far as the load cares. It is read with a few searches: parsing every frame would make
/// the client slower than the server it measures.
pub(crate) struct Frame<'a> {
    pub(crate) version: u32,
    /// The first action on the menu; none when somebody else must act.
    pub(crate) action: Option<&'a str>,
}

impl Frame<'_> {
    /// Only steps and resyncs carry a version.
    pub(crate) fn read(text: &str) -> Option<Frame<'_>> {
        if !(text.starts_with(r#"{"step""#) || text.starts_with(r#"{"resync""#)) {
            return None;
        }
        let (_, standing) = text.rsplit_once(r#""standing":{"version":"#)?;
        let digits = standing.split(|letter: char| !letter.is_ascii_digit()).next()?;
        let menu = standing.rsplit_once(r#""menu":["#)?.1;
        let action = menu.strip_prefix(r#"{"action":"#).and_then(|rest| rest.split_inclusive('}').next());
        Some(Frame { version: digits.parse().ok()?, action })
    }
}

pub(crate) struct Table {
    seats: u32,
    /// How many seats have each version.
    arrived: RefCell<Vec<u32>>,
    sent: Cell<Option<Instant>>,
}

impl Table {
    pub(crate) fn new(seats: u32) -> Table {
        Table { seats, arrived: RefCell::default(), sent: Cell::default() }
    }

    pub(crate) fn sending(&self) {
        self.sent.set(Some(Instant::now()));
    }

    /// One more seat has this version. When it is the last one: how long the move was on its way.
    pub(crate) fn arrives(&self, version: u32) -> Option<Duration> {
        let mut arrived = self.arrived.borrow_mut();
        let at = version as usize;
        if arrived.len() <= at {
            arrived.resize(at + 1, 0);
        }
        arrived[at] += 1;
        if arrived[at] == self.seats { self.sent.get().map(|sent| sent.elapsed()) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_read_without_parsing_it() {
        let frame = Frame::read(
            r#"{"step":{"events":[{"version":7}],"standing":{"version":12,"view":{},"menu":[{"action":{"do":"lay","card":"S9"},"would":[]}],"waiting":[0]}}}"#,
        )
        .unwrap();
        assert_eq!((frame.version, frame.action), (12, Some(r#"{"do":"lay","card":"S9"}"#)));
        let watching = r#"{"step":{"events":[],"standing":{"version":3,"view":{},"menu":[],"waiting":[0]}}}"#;
        assert!(Frame::read(watching).unwrap().action.is_none());
        assert!(Frame::read(r#"{"welcome":{}}"#).is_none());
    }

    #[test]
    fn a_move_has_arrived_when_every_seat_has_it() {
        let table = Table::new(SEATS);
        table.sending();
        assert!((1..SEATS).all(|_| table.arrives(5).is_none()));
        assert!(table.arrives(5).is_some());
    }
}
