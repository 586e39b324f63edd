use protocol::ErrorCode;
use std::fmt;

/// The world failed: a disk, a file, a database that is not as it should be. Says what could not be done and why, for
/// whoever runs the server.
#[derive(Debug)]
pub struct Error {
    what: &'static str,
    is_damage: bool,
    source: Option<Source>,
}

type Source = Box<dyn std::error::Error + Send + Sync>;

impl Error {
    /// Something failed that may work when it is tried again.
    pub fn new(what: &'static str, source: impl Into<Source>) -> Error {
        Error { what, is_damage: false, source: Some(source.into()) }
    }

    /// Something is stored that cannot be read, and never will be.
    pub fn damage(what: &'static str, source: impl Into<Source>) -> Error {
        Error { what, is_damage: true, source: Some(source.into()) }
    }

    /// Something failed for no other reason than the one told.
    pub fn plain(what: &'static str) -> Error {
        Error { what, is_damage: false, source: None }
    }

    /// What a client is told of it.
    pub fn code(&self) -> ErrorCode {
        if self.is_damage { ErrorCode::TableDamaged } else { ErrorCode::Storage }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.source {
            Some(source) => write!(f, "{}: {source}", self.what),
            None => f.write_str(self.what),
        }
    }
}

// The source is in the text already, so it is not told a second time.
impl std::error::Error for Error {}
