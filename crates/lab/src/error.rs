/// Why the lab cannot do what it was asked, in one plain sentence.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Error(String);

impl Error {
    pub(crate) fn new(reason: impl Into<String>) -> Error {
        Error(reason.into())
    }

    pub(crate) fn unknown_game(name: &str) -> Error {
        Error(format!("there is no game {name:?}; there are {}", catalog::GAMES.join(", ")))
    }

    /// Something about a file or folder.
    pub(crate) fn at(path: &std::path::Path, reason: impl std::fmt::Display) -> Error {
        Error(format!("{}: {reason}", path.display()))
    }
}
