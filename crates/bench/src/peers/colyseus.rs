//! A seat at a table of Colyseus.

use super::script::{ACTION, Seat};
use crate::{
    Problem,
    sockets::{Socket, open, post},
    table::SEATS,
};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio_tungstenite::tungstenite::Message;

/// The first byte of a frame: somebody has joined, and says so back.
const JOIN_ROOM: u8 = 10;
/// The first byte of a frame with a message: its name and what it says, both in MessagePack.
const ROOM_DATA: u8 = 13;
/// The mark of a short text in MessagePack, to which its length is added.
const TEXT: u8 = 0xa0;
/// The key in front of the number of a turn.
const TURN: &[u8] = b"\xa4turn";

/// A place in a room that is held for whoever connects.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Held {
    session_id: String,
    room_id: String,
    process_id: String,
}

/// Lays a table and takes its four seats, one after the other.
pub(crate) async fn gather(address: &str) -> Result<Vec<TheirSeat>, Problem> {
    let mut seats = Vec::new();
    let mut path = "/matchmake/create/script".to_owned();
    for seat in 0..SEATS {
        let answer = post(address, &path, "{}").await?;
        let held: Held = serde_json::from_str(&answer).map_err(|_| format!("Colyseus says {answer:?}"))?;
        let Held { session_id, room_id, process_id } = held;
        let mut socket = open(address, &format!("/{process_id}/{room_id}?sessionId={session_id}")).await?;
        join(&mut socket).await?;
        seats.push(TheirSeat { socket, seat });
        path = format!("/matchmake/joinById/{room_id}");
    }
    Ok(seats)
}

async fn join(socket: &mut Socket) -> Result<(), Problem> {
    loop {
        let frame = socket.next().await.ok_or("Colyseus hung up")??.into_data();
        if frame.first() == Some(&JOIN_ROOM) {
            return Ok(socket.send(Message::binary(vec![JOIN_ROOM])).await?);
        }
    }
}

pub(crate) struct TheirSeat {
    socket: Socket,
    seat: u32,
}

impl Seat for TheirSeat {
    async fn next_position(&mut self) -> Result<(Option<String>, usize), Problem> {
        loop {
            let frame = self.socket.next().await.ok_or("Colyseus hung up")??.into_data();
            if let Some(turn) = turn(&frame) {
                return Ok(((turn % SEATS == self.seat).then(|| ACTION.to_owned()), frame.len()));
            }
        }
    }

    async fn act(&mut self, action: &str) -> Result<(), Problem> {
        let mut frame = vec![ROOM_DATA];
        for text in ["act", action] {
            let length = u8::try_from(text.len()).ok().filter(|length| *length < 32);
            frame.push(TEXT + length.ok_or("an action of the script is short")?);
            frame.extend(text.as_bytes());
        }
        Ok(self.socket.send(Message::binary(frame)).await?)
    }
}

/// The number of the turn that a step leads to: found with a search, like [`crate::table::Frame`]. Numbers up to 127 are a
/// byte, greater ones have one or two behind a mark.
fn turn(frame: &[u8]) -> Option<u32> {
    if frame.first() != Some(&ROOM_DATA) {
        return None;
    }
    let at = frame.windows(TURN.len()).position(|part| part == TURN)? + TURN.len();
    match frame.get(at..)? {
        [0xcc, turn, ..] => Some((*turn).into()),
        [0xcd, high, low, ..] => Some(u16::from_be_bytes([*high, *low]).into()),
        [turn, ..] if *turn < 0x80 => Some((*turn).into()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_of_a_step_is_read() {
        let step = |number: &[u8]| [b"\x0d\xa4step\x81\xa4turn", number].concat();
        assert_eq!(turn(&step(&[7])), Some(7));
        assert_eq!(turn(&step(&[0xcc, 200])), Some(200));
        assert_eq!(turn(&step(&[0xcd, 1, 44])), Some(300));
        assert_eq!(turn(b"\x0a\xa4turn\x07"), None, "no message");
        assert_eq!(turn(b"\x0d\xa4word\x81\xa4said\x07"), None);
    }
}
