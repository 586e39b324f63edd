//! The script of moves that both servers get from the same client: at every table the seat whose turn it is moves when
//! all four have seen the last move.

use super::boardgame_io::{self, TheirSeat};
use crate::{
    Problem,
    sockets::{Socket, lay_table, sit_down},
    table::{Frame, SEATS},
};
use futures_util::{SinkExt, StreamExt, future::try_join_all};
use std::time::{Duration, Instant};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

const TABLES: usize = 250;
const WARM_UP_MOVES: usize = 20;
const MOVES: usize = 100;
pub(crate) const ALL_MOVES: usize = TABLES * (WARM_UP_MOVES + MOVES);

/// The slowest server we know takes half a minute.
const PATIENCE: Duration = Duration::from_secs(300);

pub(crate) fn words() -> String {
    format!(
        "{TABLES} tables of {SEATS}, {MOVES} moves at each, the next when all {SEATS} seats have the last"
    )
}

/// A seat at either server.
pub(crate) trait Seat {
    /// Waits until the seat has been sent another position. If it is its turn there, what it does.
    async fn next_position(&mut self) -> Result<Option<String>, Problem>;

    async fn act(&mut self, action: &str) -> Result<(), Problem>;
}

/// Plays the script at one of the servers. One that falls silent is not waited for without end.
pub(crate) async fn run<S: Seat>(
    tables: impl Future<Output = Result<Vec<Table<S>>, Problem>>,
) -> Result<(), Problem> {
    let script = async { play(tables.await?).await };
    timeout(PATIENCE, script).await.map_err(|_| "the script was not played to its end in time")?
}

pub(crate) async fn our_tables(address: &str) -> Result<Vec<Table<OurSeat>>, Problem> {
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let laid = lay_table(address).await?;
        let sockets = sit_down(address, &laid).await?;
        let seats = sockets.into_iter().map(|socket| OurSeat { socket, commands: 0 }).collect();
        tables.push(Table::begin(seats).await?);
    }
    Ok(tables)
}

pub(crate) async fn their_tables(address: &str) -> Result<Vec<Table<TheirSeat>>, Problem> {
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(Table::begin(boardgame_io::gather(address).await?).await?);
    }
    Ok(tables)
}

/// Plays the script at all tables at once. It is told in one line: moves in a second, and the median and the slowest
/// percent of the milliseconds until all seats had one.
async fn play(mut tables: Vec<Table<impl Seat>>) -> Result<(), Problem> {
    try_join_all(tables.iter_mut().map(|table| table.play(WARM_UP_MOVES))).await?;
    let begun = Instant::now();
    let latencies = try_join_all(tables.iter_mut().map(|table| table.play(MOVES))).await?;
    let seconds = begun.elapsed().as_secs_f64();

    let mut latencies = latencies.concat();
    latencies.sort_unstable();
    let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("{} {} {}", latencies.len() as f64 / seconds, at(0.5), at(0.99));
    Ok(())
}

pub(crate) struct Table<S> {
    seats: Vec<S>,
    /// Who acts next, and what.
    turn: (usize, String),
}

impl<S: Seat> Table<S> {
    async fn begin(mut seats: Vec<S>) -> Result<Table<S>, Problem> {
        let turn = all_have_seen(&mut seats).await?;
        Ok(Table { seats, turn })
    }

    /// How long each move took until everybody had it.
    async fn play(&mut self, moves: usize) -> Result<Vec<Duration>, Problem> {
        let mut latencies = Vec::with_capacity(moves);
        for _ in 0..moves {
            let sent = Instant::now();
            let (seat, action) = &self.turn;
            self.seats[*seat].act(action).await?;
            self.turn = all_have_seen(&mut self.seats).await?;
            latencies.push(sent.elapsed());
        }
        Ok(latencies)
    }
}

/// Waits until every seat has the next position. Returns who acts in it, and what.
async fn all_have_seen(seats: &mut [impl Seat]) -> Result<(usize, String), Problem> {
    let mut turn = None;
    for (at, seat) in seats.iter_mut().enumerate() {
        if let Some(action) = seat.next_position().await?
            && turn.replace((at, action)).is_some()
        {
            return Err("two seats are asked at once, and the script has one move".into());
        }
    }
    turn.ok_or_else(|| "nobody is asked to move".into())
}

/// A seat of Tjuv that does the first thing on its menu.
pub(crate) struct OurSeat {
    socket: Socket,
    commands: u32,
}

impl Seat for OurSeat {
    async fn next_position(&mut self) -> Result<Option<String>, Problem> {
        loop {
            let frame = self.socket.next().await.ok_or("the server hung up")??;
            if let Message::Text(text) = frame
                && let Some(frame) = Frame::read(&text)
            {
                return Ok(frame.action.map(str::to_owned));
            }
        }
    }

    async fn act(&mut self, action: &str) -> Result<(), Problem> {
        self.commands += 1;
        let act = format!(r#"{{"act":{{"cmd":"{}","action":{action}}}}}"#, self.commands);
        Ok(self.socket.send(Message::text(act)).await?)
    }
}
