//! Who is there at this moment. It stands in no log: whoever opens a table anew is patient with everybody.

use crate::Time;
use std::collections::BTreeMap;
use tabletop::{BySeat, SEATS_MAX, Seat, SeatSet, Viewer};

/// A connection, as whoever drives the table calls it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct LineId(pub u64);

/// Who is at a connection, and what they may see there.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Guest {
    /// None for a watcher.
    pub(crate) seat: Option<Seat>,
    /// Nothing is sent there that only the seat may see: others are at the same screen.
    pub(crate) covered: bool,
}

impl Guest {
    pub(crate) const WATCHER: Guest = Guest { seat: None, covered: false };

    pub(crate) fn viewer(self) -> Viewer {
        self.seat.filter(|_| !self.covered).map_or(Viewer::Table, Viewer::Seat)
    }
}

pub(crate) struct Presence {
    lines: BTreeMap<LineId, Guest>,
    /// In whose seats somebody is on other hosts, as it was last known.
    elsewhere: SeatSet,
    /// It is known now.
    is_known: bool,
    /// Since when nobody has been in a seat; what it says of seats where somebody is means nothing.
    gone: BySeat<Time, SEATS_MAX>,
}

impl Presence {
    /// Nobody is there, as of now.
    pub(crate) fn nobody(now: Time) -> Presence {
        let (elsewhere, is_known) = (SeatSet::EMPTY, true);
        Presence { lines: BTreeMap::new(), elsewhere, is_known, gone: BySeat::all(now) }
    }

    pub(crate) fn add(&mut self, line: LineId, guest: Guest) {
        self.lines.insert(line, guest);
    }

    pub(crate) fn remove(&mut self, line: LineId, now: Time) {
        let guest = self.lines.remove(&line);
        if let Some(seat) = guest.and_then(|guest| guest.seat)
            && !self.is_here(seat)
        {
            self.gone[seat] = now;
        }
    }

    /// Who is there on other hosts; none if nobody knows. Whoever may have been there until now has been gone since now.
    pub(crate) fn set_elsewhere(&mut self, seats: Option<SeatSet>, now: Time) {
        let (before, was_known) = (self.here(), self.is_known);
        self.is_known = seats.is_some();
        self.elsewhere = seats.unwrap_or(self.elsewhere);
        let here = self.here();
        for seat in (0..SEATS_MAX as u8).map(Seat) {
            if !here.contains(seat) && (before.contains(seat) || !was_known) {
                self.gone[seat] = now;
            }
        }
    }

    /// Somebody was in a seat on another host until then.
    pub(crate) fn visited_until(&mut self, seat: Seat, then: Time) {
        self.gone[seat] = then.max(self.gone[seat]);
    }

    /// Whether it is known who is there on other hosts: if not, nothing may be decided because somebody is not.
    pub(crate) fn is_known(&self) -> bool {
        self.is_known
    }

    /// Whoever has just sat down is on the way: nobody has been missing there for longer.
    pub(crate) fn expect(&mut self, seat: Seat, now: Time) {
        self.gone[seat] = now;
    }

    pub(crate) fn guest(&self, line: LineId) -> Option<Guest> {
        self.lines.get(&line).copied()
    }

    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.here().contains(seat)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// For how long nobody has been in a seat; none if somebody is.
    pub(crate) fn gone_for(&self, seat: Seat, now: Time) -> Option<u64> {
        (!self.is_here(seat)).then(|| now.since(self.gone[seat]))
    }

    /// Whose seats somebody is in, on any host.
    pub(crate) fn here(&self) -> SeatSet {
        self.on_lines().iter().chain(self.elsewhere.iter()).collect()
    }

    /// Whose seats somebody is in at the connections of this host.
    pub(crate) fn on_lines(&self) -> SeatSet {
        self.lines.values().filter_map(|guest| guest.seat).collect()
    }

    /// Everybody who is there but these, together with those who see the same.
    pub(crate) fn by_viewer(&self, but: &[LineId]) -> Vec<(Viewer, Vec<LineId>)> {
        let mut groups: Vec<(Viewer, Vec<LineId>)> = Vec::with_capacity(self.lines.len());
        for (line, guest) in self.lines.iter().filter(|(line, _)| !but.contains(line)) {
            match groups.iter_mut().find(|(other, _)| *other == guest.viewer()) {
                Some((_, lines)) => lines.push(*line),
                None => groups.push((guest.viewer(), vec![*line])),
            }
        }
        groups
    }

    pub(crate) fn lines_but(&self, but: &[LineId]) -> Vec<LineId> {
        self.lines.keys().filter(|line| !but.contains(line)).copied().collect()
    }

    /// The connections of a seat; of none, those of the watchers.
    pub(crate) fn lines_of(&self, seat: Option<Seat>) -> Vec<LineId> {
        self.lines.iter().filter(|(_, guest)| guest.seat == seat).map(|(line, _)| *line).collect()
    }
}
