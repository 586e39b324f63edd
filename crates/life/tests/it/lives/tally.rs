//! What has happened in all lives, so that nobody simulates nothing.

use life::{By, Effect, Entry, What};
use std::{collections::BTreeMap, fmt};

#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Tally(BTreeMap<&'static str, u64>);

impl Tally {
    pub(crate) fn count(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        for (what, times) in &other.0 {
            *self.0.entry(what).or_default() += times;
        }
    }

    pub(crate) fn of(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or(0)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(what, times)| writeln!(f, "{times:>12}  {what}"))
    }
}

/// What the process died before.
pub(crate) fn died_before(effect: &Effect) -> &'static str {
    match effect {
        Effect::Append(_) => "died before storing",
        Effect::Tell { .. } => "died before telling",
        Effect::End { .. } => "died before showing out",
        Effect::Answer(_) => "died before answering",
        Effect::Ask(_) => "died before asking a bot",
        Effect::Wake(_) => "died before setting the alarm",
        Effect::PassOn { .. } => "died before passing on a word",
        Effect::Fault(_) => "died before naming a fault",
    }
}

/// What an entry counts as.
pub(crate) fn counted(entry: &Entry) -> &'static str {
    match (&entry.what, entry.by) {
        (What::Laid(_), _) => "laid",
        (What::Sat { .. }, By::Person(_)) => "a person sat down",
        (What::Sat { .. }, _) => "a bot was given a seat",
        (What::Committed { .. } | What::Brought { .. }, _) => "committed",
        (What::Closed, _) => "closed the list",
        (What::Revealed { .. }, _) => "revealed",
        (What::Began, _) => "began",
        (What::Moved(_), By::Person(_)) => "a person moved",
        (What::Moved(_), By::Bot(_)) => "a bot moved",
        (What::Moved(_), By::Clock | By::Host) => "the clock moved",
        (What::Undone, _) => "undone",
        (What::StoodIn { .. }, By::Clock) => "stood in by the clock",
        (What::StoodIn { .. }, _) => "stood in by request",
        (What::Returned { .. }, _) => "returned",
        (What::Wished { .. }, _) => "wished",
        (What::Paused, _) => "paused",
        (What::Resumed, By::Clock) => "resumed by the clock",
        (What::Resumed, _) => "resumed",
        (What::Resigned { .. }, _) => "resigned",
        (What::Removed { .. }, _) => "removed",
        (What::HandedOver { .. }, _) => "handed over",
        (What::Relinked { .. }, _) => "relinked",
        (What::Invited { .. }, _) => "invited or withdrew",
        (What::Watched { .. }, _) => "opened or closed to watchers",
        (What::Hastened, _) => "hastened",
        (What::Rematch { .. }, _) => "a rematch was laid",
    }
}
