//! A table as it stands in the log.

use crate::{
    Bounds, Digest, Entry, Laid, Record, Refused, Sitter, TableId, Time, TokenHash, Unreadable,
    playing::Playing,
};
use protocol::{ErrorCode, LuckKind, Plays, TableStage, Wished};
use std::sync::Arc;
use tabletop::{AnyMatch, Bytes16, Bytes32, Number, Seat, SeatLuck, SeatSet, Seed, ServerPart};

/// Where matches come from: the one thing a table must be told about games.
pub trait Games: Send + Sync {
    /// Starts the match that was agreed on. Takes a while where a map must be read.
    fn open(&self, laid: &Laid, seed: &Seed) -> Result<Box<dyn AnyMatch>, Unreadable>;

    /// Whether such a match could be started at all: its game is known, and its rules are.
    fn knows(&self, laid: &Laid) -> Result<(), Unreadable>;
}

/// A table, folded from its log. Nothing but an entry changes it.
pub struct Table {
    pub(crate) games: Arc<dyn Games>,
    pub(crate) laid: Laid,
    pub(crate) seats: Vec<Chair>,
    pub(crate) keeper: Option<Seat>,
    pub(crate) invite: Option<TokenHash>,
    pub(crate) watched: bool,
    /// The list of commitments is closed.
    pub(crate) closed: bool,
    pub(crate) wishes: Vec<Wished>,
    /// Since when the match is paused.
    pub(crate) paused: Option<Time>,
    pub(crate) rematch: Option<TableId>,
    /// None while it gathers.
    pub(crate) playing: Option<Playing>,
    /// How many entries the log has.
    pub(crate) entries: u32,
    pub(crate) digest: Digest,
    /// When the latest entry was made.
    pub(crate) latest: Time,
    pub(crate) bounds: Bounds,
}

/// A seat, and who is in it.
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) commitment: Option<Bytes32>,
    pub(crate) number: Option<Number>,
    /// In matches of the first kind.
    pub(crate) nonce: Option<Bytes16>,
    pub(crate) plays: Plays,
    pub(crate) by_stand_in: u32,
}

impl Chair {
    pub(crate) fn of(sitter: Sitter) -> Chair {
        let (commitment, number, nonce) = (None, None, None);
        Chair { sitter, commitment, number, nonce, plays: Plays::Themselves, by_stand_in: 0 }
    }

    pub(crate) fn is_person(&self) -> bool {
        matches!(self.sitter, Sitter::Person { .. })
    }

    /// A person plays here and not a bot.
    pub(crate) fn is_own(&self) -> bool {
        self.is_person() && self.plays == Plays::Themselves
    }

    /// A person sits here who has not left for good.
    pub(crate) fn has_person(&self) -> bool {
        self.is_person() && matches!(self.plays, Plays::Themselves | Plays::StandIn)
    }

    /// Nothing is missing here before the match can begin, but for the luck.
    pub(crate) fn is_taken(&self) -> bool {
        matches!(self.sitter, Sitter::Person { .. } | Sitter::Bot { .. })
    }
}

impl Table {
    /// Reads a log. Every entry must be what was written and follow from those before it.
    pub fn read(games: Arc<dyn Games>, log: &[Record]) -> Result<Table, Unreadable> {
        let mut records = log.iter();
        let wrong = |number, why: String| Unreadable::Entry { number, why };
        let first = records.next().ok_or_else(|| wrong(0, "the log is empty".to_owned()))?;
        let entry = first.read(Digest::NOTHING).map_err(|why| wrong(0, why.to_string()))?;
        let mut table = Table::lay(games, &entry).ok_or_else(|| wrong(0, "no table is laid".to_owned()))?;
        table.games.knows(&table.laid)?;
        table.note(first);
        for (number, record) in (1..).zip(records) {
            let entry = record.read(table.digest).map_err(|why| wrong(number, why.to_string()))?;
            table.fold(&entry).map_err(|refused| unreadable(number, &refused))?;
            table.note(record);
        }
        Ok(table)
    }

    /// None if the entry lays no table.
    pub(crate) fn lay(games: Arc<dyn Games>, entry: &Entry) -> Option<Table> {
        let crate::What::Laid(laid) = &entry.what else { return None };
        Some(Table {
            games,
            laid: (**laid).clone(),
            seats: laid.seats.iter().cloned().map(Chair::of).collect(),
            keeper: laid.keeper,
            invite: laid.invite,
            watched: true,
            closed: false,
            wishes: Vec::new(),
            paused: None,
            rematch: None,
            playing: None,
            entries: 0,
            digest: Digest::NOTHING,
            latest: entry.at,
            bounds: Bounds::default(),
        })
    }

    /// Remembers where the log ends.
    pub(crate) fn note(&mut self, record: &Record) {
        self.entries += 1;
        self.digest = record.digest;
    }

    /// What was agreed when it was laid.
    pub fn laid(&self) -> &Laid {
        &self.laid
    }

    /// What everybody here is called.
    pub fn names(&self) -> Vec<&str> {
        self.seats.iter().filter_map(|chair| chair.sitter.name()).collect()
    }

    /// How far it has come.
    pub fn stage(&self) -> TableStage {
        match &self.playing {
            None => TableStage::Gathering,
            Some(playing) if playing.is_over() => TableStage::Over,
            Some(_) => TableStage::Playing,
        }
    }

    /// Whom a token opens a seat for.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        self.seat_with(TokenHash::of(token))
    }

    pub(crate) fn seat_with(&self, token: TokenHash) -> Option<Seat> {
        let index = self.seats.iter().position(|chair| chair.sitter.token() == Some(token))?;
        Some(Seat(index as u8))
    }

    /// Where whoever comes by an invitation would sit.
    pub fn free_seat(&self, invite: &str) -> Result<Seat, ErrorCode> {
        if self.invite != Some(TokenHash::of(invite)) {
            return Err(ErrorCode::WrongToken);
        }
        let free = self.seats_that(|chair| matches!(chair.sitter, Sitter::Free));
        free.first().ok_or(ErrorCode::Full)
    }

    /// The latest version of the match; none before it.
    pub(crate) fn version(&self) -> Option<u32> {
        self.playing.as_ref().map(Playing::version)
    }

    /// Whether anything happens as soon as all who are there want it: then it matters who is.
    pub fn is_anything_wished(&self) -> bool {
        !self.wishes.is_empty()
    }

    /// Whether anybody may look on.
    pub fn is_watched(&self) -> bool {
        self.watched
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, ErrorCode> {
        self.seats.get(seat.index()).ok_or(ErrorCode::Seats)
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(Chair::is_person)
    }

    /// The seats of which this is true.
    pub(crate) fn seats_that(&self, is_so: impl Fn(&Chair) -> bool) -> SeatSet {
        let all = (0..).map(Seat).zip(&self.seats);
        all.filter(|(_, chair)| is_so(chair)).map(|(seat, _)| seat).collect()
    }

    /// The hash of the host's part of the seed.
    pub fn commitment(&self) -> Bytes32 {
        let host = ServerPart(self.laid.server_part);
        match self.laid.luck {
            LuckKind::First => host.first_commitment(),
            LuckKind::Second => host.commitment(),
        }
    }

    /// What each person brings to the seed, in seat order.
    pub(crate) fn persons(&self) -> Vec<SeatLuck> {
        let persons = (0..).map(Seat).zip(&self.seats).filter(|(_, chair)| chair.is_person());
        let luck = |(seat, chair): (Seat, &Chair)| SeatLuck {
            seat,
            commitment: chair.commitment,
            number: chair.number,
        };
        persons.map(luck).collect()
    }

    pub(crate) fn seed(&self) -> Seed {
        let host = ServerPart(self.laid.server_part);
        match self.laid.luck {
            LuckKind::First => host.first_seed(self.seats.iter().filter_map(|chair| chair.nonce)),
            LuckKind::Second => host.seed(&self.laid.id, &self.persons()),
        }
    }

    /// The match has as many moves as one may have, and does not go on.
    pub(crate) fn is_too_long(&self) -> bool {
        let version = self.playing.as_ref().filter(|playing| !playing.is_over()).map(Playing::version);
        version.is_some_and(|version| version >= self.bounds.moves)
    }

    /// All seats are taken.
    pub(crate) fn is_full(&self) -> bool {
        self.seats.iter().all(Chair::is_taken)
    }

    /// Nobody is left to act but bots, of which nobody will ever come back.
    pub(crate) fn are_bots_alone(&self) -> bool {
        let Some(playing) = self.playing.as_ref().filter(|playing| !playing.is_over()) else { return false };
        self.seats_that(Chair::has_person).without(playing.game.out()).is_empty()
    }
}

/// A match that cannot be opened says so itself; anything else that is refused should not be in a log.
pub(crate) fn unreadable(number: u32, refused: &Refused) -> Unreadable {
    match refused.code() {
        Some(ErrorCode::TableTooOld) => Unreadable::TooOld,
        Some(ErrorCode::TableTooNew) => Unreadable::TooNew,
        _ => Unreadable::Entry { number, why: format!("it is refused: {refused}") },
    }
}
