//! The load: many tables of four, in one process on a core of its own.

use crate::{
    Problem,
    peers::script,
    sockets::{Socket, lay_table, sit_down, watch_masters},
    table::{Frame, SEATS, Table},
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
/// Tables of two, if the system allows so many connections.
const CROWD_TABLES: usize = 20_000;
const CROWD_SEATS: u32 = 2;
/// What a process has open besides connections, at most.
const OTHER_FILES: usize = 200;
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
            "crowd" => crowd(address).await,
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
    gather(address, (TABLES, SEATS), &tally, &turns).await?;
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
    println!("  saturation, moves/s: {rate:.0}  durable, until all seats have each");
    tell_latencies("saturation", &tally)
}

/// Two hundred moves a second, spread over the tables.
async fn steady(load: &str, address: &str) -> Result<(), Problem> {
    let (turns, mut waiting) = mpsc::unbounded_channel();
    let tally = Rc::new(Tally::default());
    gather(address, (TABLES, SEATS), &tally, &turns).await?;
    move_steadily(&mut waiting).await?;
    tell_latencies(load, &tally)
}

/// A move every few milliseconds, at whichever table has waited longest.
async fn move_steadily(waiting: &mut mpsc::UnboundedReceiver<Turn>) -> Result<(), Problem> {
    let mut clock = interval(STEADY_PAUSE);
    clock.set_missed_tick_behavior(MissedTickBehavior::Burst);
    for _ in 0..STEADY_MOVES {
        clock.tick().await;
        let turn = waiting.recv().await.ok_or("every table is over")?;
        play(turn);
    }
    sleep(WARM_UP).await;
    Ok(())
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
    let sockets = gather(address, (IDLE_TABLES, SEATS), &Rc::default(), &turns).await?;
    sleep(WARM_UP).await;
    wait_for_leave(sockets).await
}

/// Very many connections that mostly wait; then, when standard input says so, the steady load among them.
async fn crowd(address: &str) -> Result<(), Problem> {
    let (turns, mut waiting) = mpsc::unbounded_channel();
    let tally = Rc::new(Tally::default());
    let allowed = files_allowed()?.saturating_sub(OTHER_FILES) / CROWD_SEATS as usize;
    let tables = CROWD_TABLES.min(allowed);
    let sockets = gather(address, (tables, CROWD_SEATS), &tally, &turns).await?;
    sleep(WARM_UP).await;
    wait_for_leave(sockets).await?;
    move_steadily(&mut waiting).await?;
    tell_latencies("crowd", &tally)
}

/// How many files a process may have open here, connections among them.
fn files_allowed() -> Result<usize, Problem> {
    let limits = std::fs::read_to_string("/proc/self/limits")?;
    let line = limits.lines().find(|line| line.starts_with("Max open files")).ok_or("no limit on files")?;
    let allowed = line.split_whitespace().nth(3).unwrap_or_default();
    Ok(allowed.parse().unwrap_or(usize::MAX))
}

/// Says how many connections there are, and waits until standard input has a line or closes.
async fn wait_for_leave(sockets: usize) -> Result<(), Problem> {
    println!("{sockets}");
    tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new())).await??;
    Ok(())
}

/// Lays so many tables of so many seats and sits down in every seat. Returns the number of connections.
async fn gather(
    address: &str,
    (tables, seats): (usize, u32),
    tally: &Rc<Tally>,
    turns: &mpsc::UnboundedSender<Turn>,
) -> Result<usize, Problem> {
    let mut sockets = 0;
    for _ in 0..tables {
        let laid = lay_table(address, seats).await?;
        let table = Rc::new(Table::new(seats));
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
        println!("  {load}, {name}: {at:.3} ms until all seats have it, of {} moves", all.len());
    }
    Ok(())
}
