//! Coming and going.

use super::Room;
use crate::frames;
use axum::extract::ws::Utf8Bytes;
use protocol::{ErrorCode, ToClient};
use std::sync::Arc;
use tabletop::{Replay, Seat, Viewer};
use tokio::sync::mpsc;

/// Somebody who has come in.
pub(crate) struct Guest {
    pub(crate) seat: Option<Seat>,
    /// What to send them first: the welcome, and what they have missed.
    pub(crate) welcome: Vec<Utf8Bytes>,
    /// What to send them from then on.
    pub(crate) frames: mpsc::Receiver<Utf8Bytes>,
    id: u64,
}

impl Room {
    /// Somebody connects, with the token of a seat or to watch. There is no gap between what they are told now and
    /// what they will be sent, because both happen under one lock.
    pub(crate) async fn enter(
        self: &Arc<Room>,
        token: Option<&str>,
        seen: Option<u32>,
    ) -> Result<Guest, ErrorCode> {
        self.with(|opened| {
            let seat = match token {
                Some(token) => Some(opened.table.seat_of(token).ok_or(ErrorCode::WrongToken)?),
                None => None,
            };
            let viewer = seat.map_or(Viewer::Table, Viewer::Seat);
            let missed = frames::since(&opened.table, seen, viewer)?;
            // The others are told first, so that the newcomer is not told twice.
            opened.tell()?;

            opened.news = seat.is_some_and(|seat| !opened.inside.members.is_online(seat));
            let (id, frames) = opened.inside.members.add(viewer);
            let info = opened.table.info(|seat| opened.inside.members.is_online(seat));
            let mut welcome =
                vec![frames::frame(&ToClient::Welcome { protocol: protocol::VERSION, seat, table: info })];
            welcome.extend(missed);
            Ok(Guest { seat, welcome, frames, id })
        })
        .await
    }

    /// Opens the room, so that its bots go on.
    pub(crate) async fn wake(self: &Arc<Room>) -> Result<(), ErrorCode> {
        self.with(|_| Ok(())).await
    }

    /// Somebody's connection has ended.
    pub(crate) async fn leave(self: &Arc<Room>, guest: &Guest) {
        let mut inside = self.inside.lock().await;
        inside.members.remove(guest.id);
        let is_news = guest.seat.is_some_and(|seat| !inside.members.is_online(seat));
        if !is_news || inside.members.is_empty() {
            return;
        }
        drop(inside);
        // If this fails the log is read anew by the next who comes.
        let _ = self
            .with(|opened| {
                opened.news = true;
                Ok(())
            })
            .await;
    }

    /// The replay file, when the match is over.
    pub(crate) async fn replay(self: &Arc<Room>) -> Result<Replay, ErrorCode> {
        self.with(|opened| crate::replay::of(&opened.table)?.ok_or(ErrorCode::NotOver)).await
    }
}
