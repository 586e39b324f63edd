//! What the log of a table means, read by a second reader who shares nothing with the first: slow, simple, and suspicious
//! of every entry. What everybody is told is compared with it.

mod clocks;
mod entries;
mod told;

use clocks::Clocks;
use life::{By, Digest, Entry, Games, Laid, Record, Sitter, TableId, Time, TokenHash, What};
use protocol::{Plays, TableStage, Wished};
use serde_json::value::RawValue;
use std::{collections::BTreeSet, sync::Arc};
use tabletop::{AnyMatch, Bytes32, Next, Number, Seat, SeatSet, ServerPart, Viewer};
pub(crate) use told::seat_of;

/// What is wrong.
pub(crate) type Wrong = String;

/// Says what is wrong unless something is so.
macro_rules! ensure {
    ($is_so:expr, $($wrong:tt)+) => {
        if !$is_so {
            return Err(format!($($wrong)+));
        }
    };
}
pub(crate) use ensure;

pub(crate) struct Truth {
    games: Arc<dyn Games>,
    pub(crate) laid: Laid,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) keeper: Option<Seat>,
    pub(crate) invite: Option<TokenHash>,
    pub(crate) watched: bool,
    pub(crate) closed: bool,
    pub(crate) wishes: Vec<Wished>,
    pub(crate) paused: Option<Time>,
    pub(crate) hastened: bool,
    pub(crate) rematch: Option<TableId>,
    /// The match after every version, the opening first. Empty before it began.
    pub(crate) versions: Vec<Version>,
    clocks: Option<Clocks>,
    /// Since when those who are waited for have a limited time, and until when.
    pub(crate) limit: Option<Time>,
    waiting: SeatSet,
    digest: Digest,
    latest: Time,
    pub(crate) entries: u32,
    /// Every person's command that was carried out.
    commands: BTreeSet<(u8, Box<str>)>,
    /// What looks like a secret and is none, because everybody has been told it.
    published: BTreeSet<String>,
    /// Texts of the latest version that have been made already.
    made: Vec<(u32, Viewer, Seen)>,
}

/// What a viewer sees of a version.
struct Seen {
    view: Box<RawValue>,
    menu: Box<RawValue>,
    beats: Box<RawValue>,
}

pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) commitment: Option<Bytes32>,
    pub(crate) number: Option<Number>,
    pub(crate) plays: Plays,
    by_stand_in: u32,
    /// The next move of this seat decides anew what was taken back.
    decides_anew: bool,
}

pub(crate) struct Version {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) what: Happened,
}

pub(crate) enum Happened {
    Opening,
    Moved {
        by: By,
        seat: Seat,
        cmd: Option<Box<str>>,
        action: Box<RawValue>,
        /// It decided anew what was taken back.
        anew: bool,
        undone: bool,
    },
    Undone(Seat),
}

/// Who is there when an entry is made, as far as those who drive the table know.
pub(crate) struct There<'a> {
    /// Whose seats somebody is in.
    pub(crate) seats: SeatSet,
    /// Anybody is there at all.
    pub(crate) anybody: bool,
    /// Since when nobody has been in a seat.
    pub(crate) gone: &'a [Time],
}

impl Chair {
    fn of(sitter: Sitter) -> Chair {
        let (commitment, number) = (None, None);
        Chair { sitter, commitment, number, plays: Plays::Themselves, by_stand_in: 0, decides_anew: false }
    }

    pub(crate) fn is_person(&self) -> bool {
        matches!(self.sitter, Sitter::Person { .. })
    }

    /// A person sits here and has not left for good.
    pub(crate) fn stays(&self) -> bool {
        self.is_person() && matches!(self.plays, Plays::Themselves | Plays::StandIn)
    }

    /// A person decides here.
    pub(crate) fn decides(&self) -> bool {
        self.is_person() && self.plays == Plays::Themselves
    }
}

impl Truth {
    /// The table of a log in which nobody has come yet.
    pub(crate) fn new(games: Arc<dyn Games>, log: &[Record]) -> Result<Truth, Wrong> {
        let (first, more) = log.split_first().ok_or("the log is empty")?;
        let Entry { at, what, .. } = first.read(Digest::NOTHING).map_err(|why| why.to_string())?;
        let What::Laid(laid) = what else { return Err("the log begins with something else".to_owned()) };
        let host = ServerPart(laid.server_part);
        let mut truth = Truth {
            games,
            chairs: laid.seats.iter().cloned().map(Chair::of).collect(),
            keeper: laid.keeper,
            invite: laid.invite,
            laid: *laid,
            watched: true,
            closed: false,
            wishes: Vec::new(),
            paused: None,
            hastened: false,
            rematch: None,
            versions: Vec::new(),
            clocks: None,
            limit: None,
            waiting: SeatSet::EMPTY,
            digest: first.digest,
            latest: at,
            entries: 1,
            commands: BTreeSet::new(),
            published: [hex::encode(host.commitment().0)].into(),
            made: Vec::new(),
        };
        let gone = vec![at; truth.chairs.len()];
        for record in more {
            truth.append(record, &There { seats: SeatSet::EMPTY, anybody: false, gone: &gone })?;
        }
        Ok(truth)
    }

    /// The latest version; none before the match.
    pub(crate) fn version(&self) -> Option<u32> {
        (self.versions.len() as u32).checked_sub(1)
    }

    pub(crate) fn game(&self) -> Option<&dyn AnyMatch> {
        self.versions.last().map(|version| &*version.game)
    }

    pub(crate) fn stage(&self) -> TableStage {
        match self.game().map(AnyMatch::next) {
            None => TableStage::Gathering,
            Some(Next::Over(_)) => TableStage::Over,
            Some(Next::Seats(_) | Next::Chance(_)) => TableStage::Playing,
        }
    }

    pub(crate) fn waited_for(&self) -> SeatSet {
        match self.game().map(AnyMatch::next) {
            Some(Next::Seats(seats)) => seats.into_iter().collect(),
            Some(Next::Over(_) | Next::Chance(_)) | None => SeatSet::EMPTY,
        }
    }

    pub(crate) fn seats_that(&self, is_so: impl Fn(&Chair) -> bool) -> SeatSet {
        let all = (0..).map(Seat).zip(&self.chairs);
        all.filter(|(_, chair)| is_so(chair)).map(|(seat, _)| seat).collect()
    }

    /// Whom a token opens a seat for.
    pub(crate) fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        let index = self.chairs.iter().position(|chair| chair.sitter.token() == Some(token))?;
        Some(Seat(index as u8))
    }

    /// Whose eyes somebody has who shows this token; nobody's if they are not let in.
    pub(crate) fn viewer_of(&self, token: Option<TokenHash>) -> Option<Viewer> {
        let Some(token) = token else { return self.watched.then_some(Viewer::Table) };
        let seat = self.seat_of(token)?;
        let chair = &self.chairs[seat.index()];
        // Whoever comes to a seat that is kept for them sits down there.
        let is_kept = matches!(chair.sitter, Sitter::Kept { .. });
        Some(if is_kept || chair.stays() { Viewer::Seat(seat) } else { Viewer::Table })
    }

    /// Only bots are left to act, and nobody can come back.
    pub(crate) fn bots_alone(&self) -> bool {
        let Some(game) = self.game().filter(|_| self.stage() == TableStage::Playing) else { return false };
        self.seats_that(Chair::stays).without(game.out()).is_empty()
    }

    /// The moves that count, in order.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (By, Seat, &RawValue)> {
        self.versions.iter().filter_map(|version| match &version.what {
            Happened::Moved { by, seat, action, undone: false, .. } => Some((*by, *seat, &**action)),
            Happened::Moved { .. } | Happened::Opening | Happened::Undone(_) => None,
        })
    }

    pub(crate) fn version_of(&self, seat: Seat, command: &str) -> Option<u32> {
        let is_it = |version: &Version| match &version.what {
            Happened::Moved { by: By::Person(by), cmd: Some(cmd), .. } => *by == seat && &**cmd == command,
            Happened::Moved { .. } | Happened::Opening | Happened::Undone(_) => false,
        };
        self.versions.iter().position(is_it).map(|version| version as u32)
    }
}
