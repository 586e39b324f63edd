//! The load: many tables of four, in one process on a core of its own.

use crate::{
    Problem,
    peers::script,
    sockets::{Socket, lay_table, sit_down, watch_masters},
    table::{Frame, Table},
};
use futures_util::{SinkExt, StreamExt};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::{Duration, Instant},
};
use tokio::{
    sync::mpsc,
    task::{LocalSet, spawn_local},
    time::{MissedTickBehavior, interval, sleep},
};
use tokio_tungstenite::tungstenite::Message;

const TABLES: usize = 250;
const IDLE_TABLES: usize = 500;
const MASTERS_TABLES: usize = 20;
const WARM_UP: Duration = Duration::from_secs(2);
const MEASURED: Duration = Duration::from_secs(8);
/// The steady load: one move every five milliseconds, over all tables.
const STEADY_PAUSE: Duration = Duration::from_millis(5);
const STEADY_MOVES: usize = 4_000;

pub(crate) fn run(load: &str, address: &str) -> Result<(), Problem> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let work = async {
        match load {
            "saturation" => saturation(address).await,
            "steady" => steady(load, address).await,
            "thinking" => thinking(load, address).await,
            "idle" => idle(address).await,
            load => script::run(load, address).await,
        }
    };
    runtime.block_on(LocalSet::new().run_until(work))
}

/// What all tables have in common.
#[derive(Default)]
struct Tally {
    /// Moves that every seat at their table has.
    moves: Cell<u64>,
    latencies: RefCell<Vec<Duration>>,
}

/// A seat whose turn it is, waiting to be told to move.
struct Turn {
    go: mpsc::UnboundedSender<String>,
    action: String,
    table: Rc<Table>,
}

/// Every table moves as fast as it can.
async fn saturation(address: &str) -> Result<(), Problem> {
    let (turns, mut waiting) = mpsc::unbounded_channel();
    let tally = Rc::new(Tally::default());
    gather(address, TABLES, &tally, &turns).await?;
    spawn_local(async move {
        while let Some(turn) = waiting.recv().await {
            play(turn);
        }
    });
    sleep(WARM_UP).await;
    let (before, begun) = (tally.moves.get(), Instant::now());
    tally.latencies.borrow_mut().clear();
    sleep(MEASURED).await;
    let rate = (tally.moves.get() - before) as f64 / begun.elapsed().as_secs_f64();
    println!("  saturation, moves/s: {rate:.0}  durable, until all four seats have each");
    tell_latencies("saturation", &tally)
}

/// Two hundred moves a second, spread over the tables.
async fn steady(load: &str, address: &str) -> Result<(), Problem> {
    let (turns, mut waiting) = mpsc::unbounded_channel();
    let tally = Rc::new(Tally::default());
    gather(address, TABLES, &tally, &turns).await?;
    let mut clock = interval(STEADY_PAUSE);
    clock.set_missed_tick_behavior(MissedTickBehavior::Burst);
    for _ in 0..STEADY_MOVES {
        clock.tick().await;
        let turn = waiting.recv().await.ok_or("every table is over")?;
        play(turn);
    }
    sleep(WARM_UP).await;
    tell_latencies(load, &tally)
}

/// The steady load, while masters think without a pause at other tables.
async fn thinking(load: &str, address: &str) -> Result<(), Problem> {
    for _ in 0..MASTERS_TABLES {
        let mut watched = watch_masters(address).await?;
        spawn_local(async move { while let Some(Ok(_)) = watched.next().await {} });
    }
    steady(load, address).await
}

/// Connections that only wait, until standard input closes.
async fn idle(address: &str) -> Result<(), Problem> {
    let (turns, _waiting) = mpsc::unbounded_channel();
    let sockets = gather(address, IDLE_TABLES, &Rc::default(), &turns).await?;
    sleep(WARM_UP).await;
    println!("{sockets}");
    tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new())).await??;
    Ok(())
}

/// Lays the tables and sits down in every seat. Returns the number of connections.
async fn gather(
    address: &str,
    tables: usize,
    tally: &Rc<Tally>,
    turns: &mpsc::UnboundedSender<Turn>,
) -> Result<usize, Problem> {
    let mut sockets = 0;
    for _ in 0..tables {
        let laid = lay_table(address).await?;
        let table = Rc::new(Table::default());
        for socket in sit_down(address, &laid).await? {
            spawn_local(sit(socket, table.clone(), tally.clone(), turns.clone()));
            sockets += 1;
        }
    }
    Ok(sockets)
}

fn play(turn: Turn) {
    turn.table.sending();
    // A seat that has left does not move any more.
    let _ = turn.go.send(turn.action);
}

/// One seat: reads what it is told, and moves when it is told to.
async fn sit(mut socket: Socket, table: Rc<Table>, tally: Rc<Tally>, turns: mpsc::UnboundedSender<Turn>) {
    let (go, mut told) = mpsc::unbounded_channel();
    let mut commands = 0_u32;
    loop {
        tokio::select! {
            frame = socket.next() => {
                let Some(Ok(frame)) = frame else { return };
                // The server also measures the line; the socket answers that by itself.
                let Some(frame) = frame.to_text().ok().and_then(Frame::read) else { continue };
                if let Some(latency) = table.arrives(frame.version) {
                    tally.moves.set(tally.moves.get() + 1);
                    tally.latencies.borrow_mut().push(latency);
                }
                if let Some(action) = frame.action {
                    let turn = Turn { go: go.clone(), action: action.to_owned(), table: table.clone() };
                    let _ = turns.send(turn);
                }
            }
            Some(action) = told.recv() => {
                commands += 1;
                let act = format!(r#"{{"act":{{"cmd":"{commands}","action":{action}}}}}"#);
                if socket.send(Message::text(act)).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// One figure to a line, with the name of the load: so the figures of two programs can be compared.
fn tell_latencies(load: &str, tally: &Tally) -> Result<(), Problem> {
    let mut all = tally.latencies.borrow().clone();
    all.sort_unstable();
    if all.is_empty() {
        return Err("no move arrived".into());
    }
    for (name, share) in [("p50", 0.5), ("p99", 0.99)] {
        let at = all[((all.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
        println!("  {load}, {name}: {at:.3} ms until all four seats have it, of {} moves", all.len());
    }
    Ok(())
}
