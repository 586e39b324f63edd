use std::{fmt::Display, path::Path};

/// Why the lab cannot do what it was asked, in one plain sentence.
#[derive(Debug, thiserror::Error)]
#[error("{sentence}")]
pub struct Error {
    sentence: String,
    of_a_bot: bool,
}

impl Error {
    pub(crate) fn new(sentence: impl Into<String>) -> Error {
        Error { sentence: sentence.into(), of_a_bot: false }
    }

    pub(crate) fn unknown_game(name: &str) -> Error {
        Error::new(format!("there is no game {name:?}; there are {}", catalog::GAMES.join(", ")))
    }

    /// Something about a file or folder.
    pub(crate) fn at(path: &Path, reason: impl Display) -> Error {
        Error::new(format!("{}: {reason}", path.display()))
    }

    /// A program from outside that never answered anything.
    pub(crate) fn of_a_bot(sentence: String) -> Error {
        Error { sentence, of_a_bot: true }
    }

    /// Whether the command was in order, and a program in a seat is what failed.
    pub fn is_of_a_bot(&self) -> bool {
        self.of_a_bot
    }
}
