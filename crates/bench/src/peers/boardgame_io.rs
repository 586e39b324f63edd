//! A seat at a table of boardgame.io.

use super::script::{ACTION, Seat};
use crate::{
    Problem,
    sockets::{Socket, open, post},
    table::SEATS,
};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;

/// Lays a table in the lobby, and takes its four seats.
pub(crate) async fn gather(address: &str) -> Result<Vec<TheirSeat>, Problem> {
    let text = |answer: &str, key: &str| -> Result<String, Problem> {
        let value: Value = serde_json::from_str(answer).map_err(|_| format!("the lobby says {answer:?}"))?;
        Ok(value[key].as_str().ok_or_else(|| format!("no {key} in {answer:?}"))?.to_owned())
    };
    let created = post(address, "/games/script/create", &format!(r#"{{"numPlayers":{SEATS}}}"#)).await?;
    let table = text(&created, "matchID")?;
    let mut seats = Vec::new();
    for seat in 0..SEATS {
        let body = format!(r#"{{"playerID":"{seat}","playerName":"Anna {seat}"}}"#);
        let joined = post(address, &format!("/games/script/{table}/join"), &body).await?;
        let credentials = text(&joined, "playerCredentials")?;
        let socket = open(address, "/socket.io/?EIO=4&transport=websocket").await?;
        seats.push(TheirSeat { socket, table: table.clone(), seat, credentials, state: 0 });
    }
    Ok(seats)
}

/// A seat that speaks socket.io: a digit or two for the kind of packet, the namespace, and JSON.
pub(crate) struct TheirSeat {
    socket: Socket,
    table: String,
    seat: u32,
    credentials: String,
    /// The number of the latest state; an action must name it.
    state: u32,
}

impl Seat for TheirSeat {
    async fn next_position(&mut self) -> Result<(Option<String>, usize), Problem> {
        loop {
            let frame = self.socket.next().await.ok_or("boardgame.io hung up")??;
            let Message::Text(text) = frame else { continue };
            let TheirSeat { table, seat, credentials, .. } = self;
            let answer = match text.as_str() {
                "2" => "3".to_owned(),
                opened if opened.starts_with('0') => "40/script,".to_owned(),
                connected if connected.starts_with("40") => {
                    format!(r#"42/script,["sync","{table}","{seat}","{credentials}",{SEATS}]"#)
                }
                event => match State::read(event) {
                    Some(state) => {
                        self.state = state.number;
                        let action = (state.current_player == self.seat).then(|| ACTION.to_owned());
                        return Ok((action, text.len()));
                    }
                    None => continue,
                },
            };
            self.socket.send(Message::text(answer)).await?;
        }
    }

    async fn act(&mut self, action: &str) -> Result<(), Problem> {
        let TheirSeat { table, seat, credentials, state, .. } = self;
        let payload = format!(
            r#"{{"type":"act","args":[{action}],"playerID":"{seat}","credentials":"{credentials}"}}"#
        );
        let update = format!(
            r#"42/script,["update",{{"type":"MAKE_MOVE","payload":{payload}}},{state},"{table}","{seat}"]"#
        );
        Ok(self.socket.send(Message::text(update)).await?)
    }
}

/// What a frame says of the state, found with a few searches like [`crate::table::Frame`], for the same reason.
#[derive(Debug, PartialEq)]
struct State {
    number: u32,
    current_player: u32,
}

impl State {
    /// Only syncs and updates carry a state. Older ones and the log come behind it.
    fn read(event: &str) -> Option<State> {
        let first = |key: &str| -> Option<u32> {
            let (_, value) = event.split_once(key)?;
            value.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
        };
        Some(State { number: first(r#""_stateID":"#)?, current_player: first(r#""currentPlayer":""#)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_state_of_a_frame_is_read() {
        let update = r#"42/script,["update","t",{"G":{"last":{"do":"lay","card":"S9"}},"ctx":{"turn":13,"currentPlayer":"2"},"_undo":[],"_stateID":12},[{"action":{},"_stateID":11,"turn":12}]]"#;
        assert_eq!(State::read(update), Some(State { number: 12, current_player: 2 }));
        assert_eq!(State::read(r#"42/script,["matchData","t",[{"id":0,"name":"Anna 0"}]]"#), None);
    }
}
