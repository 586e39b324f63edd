//! A table that lives on several hosts at once. Each folds the same log; whoever adds to it first is right, and the others
//! read on.

use crate::{By, Digest, Effect, Entry, Life, NotOurs, Record, Time, Unreadable, What, table::unreadable};
use protocol::ErrorCode;
use tabletop::{Seat, SeatSet};

impl Life {
    /// Another host has stored the latest entry and does what happens by itself: the bots, the clock, what all want. This one
    /// does so only when that has been due for so many milliseconds, and until it adds something itself.
    pub fn leave_to_others(&mut self, patience: u64) {
        self.patience = Some(patience);
    }

    /// How far the log has been read.
    pub fn entries(&self) -> u32 {
        self.table.entries
    }

    /// The digest of the log as far as it has been read.
    pub fn digest(&self) -> Digest {
        self.table.digest
    }

    /// In which seats somebody is on this host; none if nobody is here at all.
    pub fn attendance(&self) -> Option<SeatSet> {
        (!self.presence.is_empty()).then(|| self.presence.on_lines())
    }

    /// Another host has added these records to the log: those who are here are told of them. If they do not follow, the log is
    /// another than this life has read: throw it away and read the log anew.
    ///
    /// # Panics
    ///
    /// If something is being stored: one thing happens at a time.
    pub fn read_on(
        &mut self,
        now: Time,
        records: &[Record],
        patience: u64,
    ) -> Result<Vec<Effect>, Unreadable> {
        let told = self.version();
        let mut entries = Vec::with_capacity(records.len());
        for record in records {
            let number = self.table.entries;
            let unlike = |why: NotOurs| Unreadable::Entry { number, why: why.to_string() };
            let entry = record.read(self.table.digest).map_err(unlike)?;
            self.table.fold(&entry).map_err(|refused| unreadable(number, &refused))?;
            self.table.note(record);
            self.tell_after(told, &entry);
            entries.push(entry);
        }
        let now = now.max(self.table.latest);
        self.leave_to_others(patience);
        self.thinking.forget();
        for entry in &entries {
            self.show_out_after(now, entry);
        }
        self.tell_stored(now);
        for entry in &entries {
            self.take_back_seat(now, entry);
        }
        Ok(self.go_on(now))
    }

    /// What an entry means for the connections here, when it was made elsewhere.
    fn show_out_after(&mut self, now: Time, entry: &Entry) {
        let what = &entry.what;
        if let What::Removed { seat } = what {
            self.end(now, self.presence.lines_of(Some(*seat)), ErrorCode::SeatLeft);
        } else if let What::Relinked { seat, .. } = what {
            self.end(now, self.presence.lines_of(Some(*seat)), ErrorCode::WrongToken);
        } else if let What::Watched { open: false } = what {
            self.end(now, self.presence.lines_of(None), ErrorCode::NotWatched);
        } else if let What::Resigned { seat } = what {
            self.become_watchers(now, *seat);
        }
    }

    /// Whoever asked for a stand-in did not know that the person is here.
    fn take_back_seat(&mut self, now: Time, entry: &Entry) {
        if let (What::StoodIn { seat }, By::Person(_)) = (&entry.what, entry.by)
            && self.presence.on_lines().contains(*seat)
        {
            self.come_back(now, *seat);
        }
    }

    /// Who is there on other hosts, and who was.
    pub(crate) fn hear_of_others(&mut self, now: Time, seats: Option<SeatSet>, left: &[(Seat, Time)]) {
        let before = self.presence.here();
        self.presence.set_elsewhere(seats, now);
        for (seat, since) in left {
            self.presence.visited_until(*seat, now.min(*since));
        }
        if self.presence.here() != before {
            self.tell_table(now, &[]);
        }
    }

    /// By which time it is judged what is due by itself: not by now, where another host may be about to do it, and not at all
    /// where that has only just stored something.
    pub(crate) fn patient(&self, now: Time) -> Option<Time> {
        let Some(patience) = self.patience else { return Some(now) };
        let then = Time(now.0.saturating_sub(patience));
        (then >= self.table.latest).then_some(then)
    }
}
