//! Taking seats, and laying the table for another match.

use super::{Opened, Room};
use crate::{
    aside,
    limits::CONFLICTS_MAX,
    names,
    secrets::{self, Token, TokenHash},
    store::{Laid, Sitter, TableId},
};
use protocol::{ErrorCode, TableStage};
use std::sync::Arc;
use tabletop::{Bytes16, Level, Seat};

impl Room {
    /// A person takes the first free seat.
    pub(crate) async fn join(
        self: &Arc<Room>,
        invite: &str,
        name: &str,
        nonce: Bytes16,
    ) -> Result<(Seat, Token), ErrorCode> {
        let name = names::readable(name).ok_or(ErrorCode::Name)?;
        let token = Token::fresh();
        let sitter = Sitter::Person { name: name.to_owned(), nonce, token: token.hash() };
        for _ in 0..CONFLICTS_MAX {
            let opened = self.open().await?;
            let seat = match free_seat(&opened, invite) {
                Ok(seat) => seat,
                Err(code) => {
                    opened.close()?;
                    return Err(code);
                }
            };
            if opened.sit(seat, sitter.clone()).await? {
                return Ok((seat, token));
            }
        }
        Err(ErrorCode::Storage)
    }

    /// A bot takes a seat that nobody has taken, or that its person has not come back to.
    pub(crate) async fn seat_bot(
        self: &Arc<Room>,
        invite: &str,
        seat: Seat,
        level: Level,
    ) -> Result<(), ErrorCode> {
        for _ in 0..CONFLICTS_MAX {
            let opened = self.open().await?;
            let answer = match opened.table.seats.get(seat.index()) {
                _ if opened.table.laid.invite != TokenHash::of(invite) => Err(ErrorCode::WrongToken),
                _ if opened.table.stage() != TableStage::Gathering => Err(ErrorCode::AlreadyStarted),
                Some(Sitter::Free | Sitter::Kept { .. }) => Ok(()),
                Some(Sitter::Person { .. } | Sitter::Bot { .. }) => Err(ErrorCode::Full),
                None => Err(ErrorCode::Seats),
            };
            if let Err(code) = answer {
                opened.close()?;
                return Err(code);
            }
            let name = names::for_bot(&opened.table.names()).to_owned();
            if opened.sit(seat, Sitter::Bot { name, level }).await? {
                return Ok(());
            }
        }
        Err(ErrorCode::Storage)
    }

    /// The table of the next match with the same people, laid by the first who asks, and the asker's seat.
    pub(crate) async fn rematch(self: &Arc<Room>, token: &str) -> Result<(TableId, Seat), ErrorCode> {
        let mut opened = self.open().await?;
        let seat = match opened.table.seat_of(token) {
            Some(seat) if opened.table.stage() == TableStage::Over => Ok(seat),
            Some(_) => Err(ErrorCode::NotOver),
            None => Err(ErrorCode::WrongToken),
        };
        let (seat, rematch) = match (seat, opened.table.rematch.clone()) {
            (Ok(seat), rematch) => (seat, rematch),
            (Err(code), _) => {
                opened.close()?;
                return Err(code);
            }
        };
        let id = match rematch {
            Some(id) => id,
            None => opened.lay_rematch().await?,
        };
        opened.close()?;
        Ok((id, seat))
    }

    /// A person of the match before comes along. Asking twice is as good as once.
    pub(crate) async fn come_along(self: &Arc<Room>, token: &str, nonce: Bytes16) -> Result<(), ErrorCode> {
        for _ in 0..CONFLICTS_MAX {
            let opened = self.open().await?;
            let seat = opened.table.seat_of(token);
            let Some((seat, Sitter::Kept { name, token })) =
                seat.map(|seat| (seat, opened.table.seats[seat.index()].clone()))
            else {
                opened.close()?;
                // Without a seat there, a bot has taken it by now.
                return if seat.is_some() { Ok(()) } else { Err(ErrorCode::Full) };
            };
            if opened.sit(seat, Sitter::Person { name, nonce, token }).await? {
                return Ok(());
            }
        }
        Err(ErrorCode::Storage)
    }
}

fn free_seat(opened: &Opened<'_>, invite: &str) -> Result<Seat, ErrorCode> {
    if opened.table.laid.invite != TokenHash::of(invite) {
        return Err(ErrorCode::WrongToken);
    }
    let free = opened.table.seats.iter().position(|sitter| matches!(sitter, Sitter::Free));
    free.map(|index| Seat(index as u8)).ok_or(ErrorCode::Full)
}

impl Opened<'_> {
    /// Stores who sits where, tells everybody, and starts the match if nobody is missing. False if somebody else
    /// was first; then the log is read anew.
    async fn sit(mut self, seat: Seat, sitter: Sitter) -> Result<bool, ErrorCode> {
        let room = self.room;
        let stored = room.host.store.sit(Arc::clone(&room.id), seat, sitter.clone()).await;
        if !stored.map_err(|error| room.not_stored(&error))? {
            return Ok(false);
        }
        let mut table = self.table;
        table.seats[seat.index()] = sitter;
        // If the match begins, a map of somebody's own is read, and that takes a while.
        self.table = aside(move || table.start_when_ready().map(|()| table)).await??;
        self.news = true;
        self.close()?;
        Ok(true)
    }

    /// Lays the table for the next match: the same game by its newest rules, the same options, bots and invitation; every
    /// person's seat is kept for the token they have.
    async fn lay_rematch(&mut self) -> Result<TableId, ErrorCode> {
        let room = self.room;
        let old = self.table.laid.clone();
        let rules = aside(move || old.newest_rules()).await?;
        let laid = Laid {
            rules,
            id: secrets::fresh_table_id().into(),
            server_part: secrets::fresh_server_part(),
            previous: Some(Arc::clone(&room.id)),
            ..self.table.laid.clone()
        };
        let id = Arc::clone(&laid.id);
        let seats = self.table.seats.iter().cloned().map(kept).collect();
        let is_first = room.host.store.create(laid, seats).await.map_err(|error| room.not_stored(&error))?;
        let id = if is_first {
            id
        } else {
            let stored = room.host.store.load(&room.id).await.map_err(|error| room.not_stored(&error))?;
            stored.and_then(|stored| stored.rematch).ok_or(ErrorCode::Storage)?
        };
        self.table.rematch = Some(Arc::clone(&id));
        self.news = true;
        Ok(id)
    }
}

fn kept(sitter: Sitter) -> Sitter {
    match sitter {
        Sitter::Person { name, token, .. } => Sitter::Kept { name, token },
        Sitter::Free | Sitter::Kept { .. } | Sitter::Bot { .. } => sitter,
    }
}
