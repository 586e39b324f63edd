//! Taking seats, and going on to another match.

use crate::{
    By, Laid, Life, Refused, Sitter, Table, TableId, Time, TokenHash, What, said::text, table::Chair,
};
use protocol::{ErrorCode, LuckKind, TableStage};
use tabletop::{Bytes16, Bytes32, Level, Seat};

impl Life {
    /// A person takes the first free seat. Asking twice is as good as once, whatever became of the first answer.
    pub(crate) fn join(
        &mut self,
        now: Time,
        invite: &str,
        name: String,
        token: Bytes16,
        commitment: Option<Bytes32>,
    ) -> Result<Seat, Refused> {
        let token = text(token);
        if let Some(seat) = self.table.seat_of(&token) {
            return Ok(seat);
        }
        let seat = self.table.free_seat(invite)?;
        let sitter = Sitter::Person { name, token: TokenHash::of(&token) };
        self.add(now, By::Person(seat), What::Sat { seat, sitter })?;
        if let Some(commitment) = commitment {
            self.add(now, By::Person(seat), What::Committed { seat, commitment })?;
        }
        Ok(seat)
    }

    /// A bot takes a seat that nobody has taken. One that is kept for somebody only the keeper can give away.
    pub(crate) fn seat_bot(
        &mut self,
        now: Time,
        key: &str,
        seat: Seat,
        level: Level,
        name: String,
    ) -> Result<Seat, Refused> {
        let keeper = self.table.keeper.filter(|keeper| self.table.seat_of(key) == Some(*keeper));
        let is_invited = self.table.invite == Some(TokenHash::of(key));
        let is_free = matches!(self.table.chair(seat)?.sitter, Sitter::Free);
        if keeper.is_none() && !(is_invited && is_free) {
            let code = if is_invited { ErrorCode::NotKeeper } else { ErrorCode::WrongToken };
            return Err(code.into());
        }
        let by = keeper.map_or(By::Host, By::Person);
        self.add(now, by, What::Sat { seat, sitter: Sitter::Bot { name, level } })?;
        Ok(seat)
    }

    /// A person of the match before comes along. Asking twice is as good as once.
    pub(crate) fn come_along(&mut self, now: Time, token: &str) -> Result<Seat, Refused> {
        // Without a seat here, a bot has taken it by now.
        let seat = self.table.seat_of(token).ok_or(ErrorCode::Full)?;
        self.take_kept(now, seat)?;
        Ok(seat)
    }

    /// Whoever a seat is kept for sits down there.
    pub(crate) fn take_kept(&mut self, now: Time, seat: Seat) -> Result<(), Refused> {
        let Sitter::Kept { name, token } = self.table.chair(seat)?.sitter.clone() else { return Ok(()) };
        self.add(now, By::Person(seat), What::Sat { seat, sitter: Sitter::Person { name, token } })
    }

    /// The table of the next match has been laid. If another was first, that one stays.
    pub(crate) fn follow(&mut self, now: Time, token: &str, table: TableId) -> Result<Seat, Refused> {
        let seat = self.table.seat_of(token).ok_or(ErrorCode::WrongToken)?;
        if self.table.rematch.is_none() {
            self.add(now, By::Person(seat), What::Rematch { table })?;
        }
        Ok(seat)
    }
}

/// The next match with the same people.
pub enum NextMatch {
    /// Its table has been laid already.
    Laid(TableId),
    /// What is agreed for it: the same game, options and bots; every person's seat is kept for the token they have, and
    /// whoever asks keeps the table. Whoever lays it gives it the newest rules that allow the options.
    ToLay(Box<Laid>),
}

impl Table {
    /// The table that follows this one.
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// What somebody gets who asks for another match, with an id and a secret of its own.
    pub fn next_match(&self, token: &str, id: TableId, server_part: Bytes32) -> Result<NextMatch, ErrorCode> {
        let seat = self.seat_of(token).ok_or(ErrorCode::WrongToken)?;
        if self.stage() != TableStage::Over {
            return Err(ErrorCode::NotOver);
        }
        if !self.chair(seat)?.has_person() {
            return Err(ErrorCode::SeatLeft);
        }
        if let Some(next) = &self.rematch {
            return Ok(NextMatch::Laid(next.clone()));
        }
        Ok(NextMatch::ToLay(Box::new(Laid {
            id,
            server_part,
            luck: LuckKind::Second,
            seats: self.seats.iter().map(kept).collect(),
            keeper: Some(seat),
            invite: None,
            previous: Some(self.laid.id.clone()),
            retold: Vec::new(),
            ..self.laid.clone()
        })))
    }
}

/// Who is to sit in a seat in the next match. Whoever left for good leaves it free.
fn kept(chair: &Chair) -> Sitter {
    match chair.sitter.clone() {
        Sitter::Person { name, token } if chair.has_person() => Sitter::Kept { name, token },
        Sitter::Person { .. } => Sitter::Free,
        other @ (Sitter::Free | Sitter::Kept { .. } | Sitter::Bot { .. }) => other,
    }
}
