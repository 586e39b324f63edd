//! What a bot is asked, be it for a move of its own or for advice to a person.

use catalog::Terms;
use serde_json::value::RawValue;
use tabletop::Seat;

/// Exactly what a person in the seat would see, and what is played.
pub(crate) struct Question {
    pub(crate) game: String,
    pub(crate) rules: u16,
    pub(crate) options: Box<RawValue>,
    pub(crate) seat: Seat,
    pub(crate) version: u32,
    pub(crate) view: Box<RawValue>,
    pub(crate) menu: Box<RawValue>,
}

impl Question {
    pub(crate) fn terms(&self) -> Terms<'_> {
        Terms { game: &self.game, rules: self.rules, options: &self.options }
    }

    /// How many things there are to choose from.
    pub(crate) fn choices(&self) -> usize {
        serde_json::from_str::<Vec<&RawValue>>(self.menu.get()).map_or(0, |menu| menu.len())
    }

    pub(crate) fn is_decision(&self) -> bool {
        self.choices() > 0
    }
}
