use protocol::ErrorCode;
use std::fmt;

/// The world failed: a disk, a file, a database that is not as it should be. Says what could not be done and why, for
/// whoever runs the server.
#[derive(Debug)]
pub struct Error {
    what: &'static str,
    kind: Kind,
    source: Option<Source>,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Kind {
    Passing,
    Damage,
    Loss,
}

type Source = Box<dyn std::error::Error + Send + Sync>;

impl Error {
    /// Something failed that may work when it is tried again.
    pub fn new(what: &'static str, source: impl Into<Source>) -> Error {
        Error { what, kind: Kind::Passing, source: Some(source.into()) }
    }

    /// Something is stored that cannot be read, and never will be.
    pub fn damage(what: &'static str, source: impl Into<Source>) -> Error {
        Error { what, kind: Kind::Damage, source: Some(source.into()) }
    }

    /// Something that was acknowledged is not there any more.
    pub fn loss(what: &'static str, source: impl Into<Source>) -> Error {
        Error { what, kind: Kind::Loss, source: Some(source.into()) }
    }

    /// Whether something that was acknowledged is gone, so that somebody must decide whether to go on without it.
    pub fn is_loss(&self) -> bool {
        self.kind == Kind::Loss
    }

    /// Something failed for no other reason than the one told.
    pub fn plain(what: &'static str) -> Error {
        Error { what, kind: Kind::Passing, source: None }
    }

    /// Whether it would fail again, however often it is tried.
    pub fn is_damage(&self) -> bool {
        self.kind == Kind::Damage
    }

    /// What a client is told of it.
    pub fn code(&self) -> ErrorCode {
        match self.kind {
            Kind::Damage => ErrorCode::TableDamaged,
            Kind::Passing | Kind::Loss => ErrorCode::Storage,
        }
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
