//! A table as it stands in the log, in memory.

use crate::{
    question::Question,
    secrets::TokenHash,
    store::{Laid, Move, Sitter, StoredTable, TableId},
};
use catalog::NoMatch;
use protocol::{CMD_RESERVED, ErrorCode, SeatInfo, TableInfo, TableStage};
use std::time::Duration;
use tabletop::{AnyMatch, Next, Seat, Seed, Viewer};
use tokio::time::Instant;

pub(crate) struct LaidTable {
    pub(crate) laid: Laid,
    pub(crate) seats: Vec<Sitter>,
    pub(crate) rematch: Option<TableId>,
    /// None while it gathers.
    pub(crate) playing: Option<Playing>,
}

/// A match under way, or over.
pub(crate) struct Playing {
    pub(crate) game: Box<dyn AnyMatch>,
    /// The log so far.
    pub(crate) moves: Vec<Move>,
    seed: Seed,
    /// When the time of those waited for is up, where the rules give them any.
    pub(crate) deadline: Option<Instant>,
}

/// Why a stored table cannot be played on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    #[error("its rules are older than those known here")]
    TooOld,
    #[error("its game or its rules are newer than those known here")]
    TooNew,
    #[error("the game refuses the options, or has another number of seats")]
    Options,
    #[error("the game refuses what is stored at version {0}")]
    Move(usize),
}

impl From<Unreadable> for ErrorCode {
    fn from(unreadable: Unreadable) -> ErrorCode {
        match unreadable {
            Unreadable::TooOld => ErrorCode::TableTooOld,
            Unreadable::TooNew => ErrorCode::TableTooNew,
            Unreadable::Options | Unreadable::Move(_) => ErrorCode::TableDamaged,
        }
    }
}

impl LaidTable {
    pub(crate) fn from_store(stored: StoredTable) -> Result<LaidTable, Unreadable> {
        let StoredTable { laid, seats, moves, rematch } = stored;
        let mut table = LaidTable { laid, seats, rematch, playing: None };
        table.start_when_ready()?;
        if let Some(playing) = &mut table.playing {
            for (at, made) in moves.iter().enumerate() {
                playing.game.act(made.seat, &made.action).map_err(|_| Unreadable::Move(at + 1))?;
            }
            playing.moves = moves;
        }
        Ok(table)
    }

    /// Starts the match if every seat is taken. The log need not know: it follows from the seats.
    pub(crate) fn start_when_ready(&mut self) -> Result<(), Unreadable> {
        if !self.seats.iter().all(Sitter::is_ready) {
            return Ok(());
        }
        let nonces = self.seats.iter().filter_map(|sitter| match sitter {
            Sitter::Person { nonce, .. } => Some(*nonce),
            Sitter::Free | Sitter::Kept { .. } | Sitter::Bot { .. } => None,
        });
        let seed = self.laid.server_part.seed(nonces);
        let game = opening(&self.laid, &seed)?;
        if usize::from(game.seats()) != self.seats.len() {
            return Err(Unreadable::Options);
        }
        self.playing = Some(Playing { game, moves: Vec::new(), seed, deadline: None });
        Ok(())
    }

    pub(crate) fn seat_of(&self, token: &str) -> Option<Seat> {
        let hash = TokenHash::of(token);
        let index = self.seats.iter().position(|sitter| sitter.token() == Some(hash))?;
        Some(Seat(index as u8))
    }

    pub(crate) fn names(&self) -> Vec<&str> {
        self.seats.iter().filter_map(Sitter::name).collect()
    }

    pub(crate) fn stage(&self) -> TableStage {
        match &self.playing {
            None => TableStage::Gathering,
            Some(playing) if playing.is_over() => TableStage::Over,
            Some(_) => TableStage::Playing,
        }
    }

    pub(crate) fn info(&self, is_online: impl Fn(Seat) -> bool) -> TableInfo {
        let seat_info = |(sitter, index): (&Sitter, u8)| match sitter.clone() {
            Sitter::Free => SeatInfo::Free,
            Sitter::Person { name, .. } => SeatInfo::Person { name, online: is_online(Seat(index)) },
            Sitter::Kept { name, .. } => SeatInfo::Kept { name },
            Sitter::Bot { name, level } => SeatInfo::Bot { name, level },
        };
        TableInfo {
            id: self.laid.id.to_string(),
            game: self.laid.game.clone(),
            rules: self.laid.rules,
            options: self.laid.options.clone(),
            settings: self.laid.settings,
            stage: self.stage(),
            seats: self.seats.iter().zip(0..).map(seat_info).collect(),
            commitment: self.laid.server_part.commitment(),
            rematch: self.rematch.as_ref().map(|id| id.to_string()),
        }
    }

    /// What a bot would be asked in a seat now; none before the match.
    pub(crate) fn question(&self, seat: Seat) -> Option<Question> {
        let playing = self.playing.as_ref()?;
        Some(Question {
            game: self.laid.game.clone(),
            rules: self.laid.rules,
            options: self.laid.options.clone(),
            seat,
            version: playing.version(),
            view: playing.game.view(Viewer::Seat(seat)),
            menu: playing.game.menu(seat),
        })
    }

    /// The match so far, step by step from the opening: `each` is shown the game at every version.
    pub(crate) fn retrace(&self, mut each: impl FnMut(u32, &dyn AnyMatch)) -> Result<(), Unreadable> {
        let Some(playing) = &self.playing else { return Ok(()) };
        let mut game = opening(&self.laid, &playing.seed)?;
        each(0, &*game);
        for (version, made) in (1..).zip(&playing.moves) {
            game.act(made.seat, &made.action).map_err(|_| Unreadable::Move(version as usize))?;
            each(version, &*game);
        }
        Ok(())
    }
}

impl Playing {
    /// Version 0 is the opening; every move adds one.
    pub(crate) fn version(&self) -> u32 {
        self.moves.len() as u32
    }

    pub(crate) fn seed(&self) -> Seed {
        self.seed
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.game.next(), Next::Over(_))
    }

    pub(crate) fn waiting(&self) -> Vec<Seat> {
        waiting(&*self.game)
    }

    /// Sets the deadline where a limit begins, and drops it where it ends. Answers a deadline that is new.
    pub(crate) fn wind_clock(&mut self) -> Option<Instant> {
        let limit = self.game.time_limit().map(|seconds| Duration::from_secs(seconds.into()));
        let set = limit.filter(|_| self.deadline.is_none()).map(|limit| Instant::now() + limit);
        self.deadline = self.deadline.filter(|_| limit.is_some()).or(set);
        set
    }

    pub(crate) fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// The version that carried out a command of a seat. Those who ask again ask about the latest ones.
    pub(crate) fn version_of(&self, seat: Seat, cmd: &str) -> Option<u32> {
        let index = self.moves.iter().rposition(|made| made.seat == seat && *made.cmd == *cmd)?;
        Some(index as u32 + 1)
    }

    /// The command behind a version, if a client of this seat sent it.
    pub(crate) fn cmd_of(&self, version: u32, seat: Option<Seat>) -> Option<&str> {
        let made = self.moves.get((version as usize).checked_sub(1)?)?;
        (Some(made.seat) == seat && !is_reserved(&made.cmd)).then_some(&*made.cmd)
    }
}

/// Whether the server makes up such command ids itself, for moves that no client sends.
pub(crate) fn is_reserved(cmd: &str) -> bool {
    CMD_RESERVED.iter().any(|start| cmd.starts_with(start))
}

pub(crate) fn waiting(game: &dyn AnyMatch) -> Vec<Seat> {
    match game.next() {
        Next::Seats(seats) => seats.to_vec(),
        Next::Over(_) | Next::Chance(_) => Vec::new(),
    }
}

fn opening(laid: &Laid, seed: &Seed) -> Result<Box<dyn AnyMatch>, Unreadable> {
    laid.terms().open(seed).map_err(|no| match no {
        NoMatch::Unknown if is_too_old(laid) => Unreadable::TooOld,
        NoMatch::Unknown => Unreadable::TooNew,
        NoMatch::Rejected(_) => Unreadable::Options,
    })
}

fn is_too_old(laid: &Laid) -> bool {
    catalog::rules(&laid.game).is_some_and(|known| laid.rules < *known.start())
}
