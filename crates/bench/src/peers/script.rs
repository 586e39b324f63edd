//! The script of moves that all servers get from the same client: at every table the seat whose turn it is moves when all
//! four have seen the last move, as fast as can be or at a steady pace.

use super::{boardgame_io, colyseus};
use crate::{
    Problem,
    sockets::{Socket, lay_table, open, sit_down},
    table::{Frame, SEATS},
};
use futures_util::{SinkExt, StreamExt, future::try_join_all};
use std::time::{Duration, Instant};
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;

const TABLES: usize = 250;
const WARM_UP_MOVES: usize = 20;
const MOVES: usize = 100;
pub(crate) const ALL_MOVES: usize = TABLES * (WARM_UP_MOVES + MOVES);
/// At the steady pace one move is made every five milliseconds, over all tables.
const STEADY_PAUSE: Duration = Duration::from_millis(5);
const STEADY_MOVES: u32 = 12;

/// As long as an action of Tjuv, because it is one: for servers that have no rules.
pub(crate) const ACTION: &str = r#"{"do":"lay","card":"S9"}"#;

/// The slowest server we know takes half a minute.
const PATIENCE: Duration = Duration::from_secs(300);

pub(crate) fn words() -> String {
    format!(
        "{TABLES} tables of {SEATS}, {MOVES} moves at each, the next when all {SEATS} seats have the last"
    )
}

/// A seat at any of the servers.
pub(crate) trait Seat {
    /// Waits until the seat has been sent another position. If it is its turn there, what it does; and how many bytes it
    /// was sent.
    async fn next_position(&mut self) -> Result<(Option<String>, usize), Problem>;

    async fn act(&mut self, action: &str) -> Result<(), Problem>;
}

/// Plays the script at one of the servers, as fast as can be or steadily. One that falls silent is not waited for without end.
pub(crate) async fn run(load: &str, address: &str) -> Result<(), Problem> {
    let (server, pace) = load.split_once(' ').ok_or_else(|| format!("no load is called {load}"))?;
    let script = async {
        match server {
            "ours" => play(gather(async || our_table(address).await).await?, pace).await,
            "roofline" => play(gather(async || bare_table(address).await).await?, pace).await,
            "colyseus" => play(gather(async || colyseus::gather(address).await).await?, pace).await,
            "boardgame-io" => play(gather(async || boardgame_io::gather(address).await).await?, pace).await,
            _ => Err(format!("no server is called {server}").into()),
        }
    };
    timeout(PATIENCE, script).await.map_err(|_| "the script was not played to its end in time")?
}

/// Lays all tables, one after the other.
async fn gather<S: Seat>(
    mut seats: impl AsyncFnMut() -> Result<Vec<S>, Problem>,
) -> Result<Vec<Table<S>>, Problem> {
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(Table::begin(seats().await?).await?);
    }
    Ok(tables)
}

async fn our_table(address: &str) -> Result<Vec<OurSeat>, Problem> {
    let laid = lay_table(address, SEATS).await?;
    let sockets = sit_down(address, &laid).await?;
    Ok(sockets.into_iter().map(|socket| OurSeat { socket, commands: 0 }).collect())
}

/// At the bare server a table is there when somebody comes to it.
async fn bare_table(address: &str) -> Result<Vec<OurSeat>, Problem> {
    let mut seats: Vec<OurSeat> = Vec::new();
    let mut table = [0; 8];
    getrandom::fill(&mut table)?;
    for _ in 0..SEATS {
        let socket = open(address, &format!("/table/{}", hex::encode(table))).await?;
        seats.push(OurSeat { socket, commands: 0 });
    }
    Ok(seats)
}

async fn play(mut tables: Vec<Table<impl Seat>>, pace: &str) -> Result<(), Problem> {
    if pace == "steady" { play_steadily(&mut tables).await } else { play_fast(&mut tables).await }
}

/// Plays at all tables at once, and tells in one line: moves in a second, and the bytes of a frame.
async fn play_fast(tables: &mut [Table<impl Seat>]) -> Result<(), Problem> {
    try_join_all(tables.iter_mut().map(|table| table.play(WARM_UP_MOVES))).await?;
    let begun = Instant::now();
    try_join_all(tables.iter_mut().map(|table| table.play(MOVES))).await?;
    let seconds = begun.elapsed().as_secs_f64();

    let sent: usize = tables.iter().map(|table| table.bytes).sum();
    let frames = (TABLES * (WARM_UP_MOVES + MOVES + 1)) as f64 * f64::from(SEATS);
    println!("{} {}", (TABLES * MOVES) as f64 / seconds, sent as f64 / frames);
    Ok(())
}

/// The tables take turns. What is told in one line: the median and the slowest percent of the milliseconds until all seats had
/// a move.
async fn play_steadily(tables: &mut [Table<impl Seat>]) -> Result<(), Problem> {
    let begun = tokio::time::Instant::now();
    let round = STEADY_PAUSE * TABLES as u32;
    let turns = (0..).zip(tables.iter_mut()).map(async |(at, table)| {
        let mut latencies = Vec::new();
        for turn in 0..STEADY_MOVES {
            sleep_until(begun + STEADY_PAUSE * at + round * turn).await;
            latencies.extend(table.play(1).await?);
        }
        Ok::<_, Problem>(latencies)
    });
    let mut latencies = try_join_all(turns).await?.concat();
    latencies.sort_unstable();
    let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("{} {}", at(0.5), at(0.99));
    Ok(())
}

struct Table<S> {
    seats: Vec<S>,
    /// Who acts next, and what.
    turn: (usize, String),
    /// What all seats have been sent.
    bytes: usize,
}

impl<S: Seat> Table<S> {
    async fn begin(mut seats: Vec<S>) -> Result<Table<S>, Problem> {
        let (turn, bytes) = all_have_seen(&mut seats).await?;
        Ok(Table { seats, turn, bytes })
    }

    /// How long each move took until everybody had it.
    async fn play(&mut self, moves: usize) -> Result<Vec<Duration>, Problem> {
        let mut latencies = Vec::with_capacity(moves);
        for _ in 0..moves {
            let sent = Instant::now();
            let (seat, action) = &self.turn;
            self.seats[*seat].act(action).await?;
            let (turn, bytes) = all_have_seen(&mut self.seats).await?;
            latencies.push(sent.elapsed());
            (self.turn, self.bytes) = (turn, self.bytes + bytes);
        }
        Ok(latencies)
    }
}

/// Waits until every seat has the next position. Returns who acts in it, and what; and the bytes they were sent.
async fn all_have_seen(seats: &mut [impl Seat]) -> Result<((usize, String), usize), Problem> {
    let (mut turn, mut all) = (None, 0);
    for (at, seat) in seats.iter_mut().enumerate() {
        let (action, bytes) = seat.next_position().await?;
        all += bytes;
        if let Some(action) = action
            && turn.replace((at, action)).is_some()
        {
            return Err("two seats are asked at once, and the script has one move".into());
        }
    }
    Ok((turn.ok_or("nobody is asked to move")?, all))
}

/// A seat of Tjuv that does the first thing on its menu.
pub(crate) struct OurSeat {
    socket: Socket,
    commands: u32,
}

impl Seat for OurSeat {
    async fn next_position(&mut self) -> Result<(Option<String>, usize), Problem> {
        loop {
            let frame = self.socket.next().await.ok_or("the server hung up")??;
            if let Message::Text(text) = frame
                && let Some(frame) = Frame::read(&text)
            {
                return Ok((frame.action.map(str::to_owned), text.len()));
            }
        }
    }

    async fn act(&mut self, action: &str) -> Result<(), Problem> {
        self.commands += 1;
        let act = format!(r#"{{"act":{{"cmd":"{}","action":{action}}}}}"#, self.commands);
        Ok(self.socket.send(Message::text(act)).await?)
    }
}
