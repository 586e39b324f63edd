//! Our server beside a bare one and those of others, with the same client and the same script of moves.

use super::{print_row, script};
use crate::{
    Problem,
    cores::{CLIENT_CORE, SERVER_CORE},
    figures::{self, Spread},
    server::{RUNS, Server, client_command},
};
use std::{array, path::Path};

/// Moves in a second; the server's processor time for each in microseconds, what it took to lay the tables included; and
/// the median and the slowest percent of the milliseconds until all four seats have one, at a steady pace.
type Run = [f64; 4];
const TITLES: [&str; 4] = ["moves/s", "CPU µs/move", "steady p50 ms", "steady p99 ms"];
const DECIMALS: [usize; 4] = [0, 0, 2, 2];

/// Who is measured.
#[derive(Copy, Clone)]
enum Peer {
    Ours,
    Roofline,
    /// With a view of so many bytes in every message.
    Colyseus(usize),
    BoardgameIo,
}

impl Peer {
    fn name(self) -> String {
        match self {
            Peer::Ours => "spelbord, on the disk".to_owned(),
            Peer::Roofline => "a bare server, on the disk".to_owned(),
            Peer::Colyseus(0) => "Colyseus, small, in memory".to_owned(),
            Peer::Colyseus(_) => "Colyseus, large, in memory".to_owned(),
            Peer::BoardgameIo => "boardgame.io, in memory".to_owned(),
        }
    }

    /// What the client is to speak.
    fn word(self) -> &'static str {
        match self {
            Peer::Ours => "ours",
            Peer::Roofline => "roofline",
            Peer::Colyseus(_) => "colyseus",
            Peer::BoardgameIo => "boardgame-io",
        }
    }

    fn start(self, folder: &Path, bytes: usize) -> Result<Server, Problem> {
        match self {
            Peer::Ours => Server::start(),
            Peer::Roofline => Server::start_roofline(bytes),
            Peer::Colyseus(view) => Server::start_node(&folder.join("colyseus.mjs"), &[view.to_string()]),
            Peer::BoardgameIo => Server::start_node(&folder.join("boardgame_io.js"), &[]),
        }
    }

    /// Each load gets a server of its own.
    fn measure(self, folder: &Path, bytes: usize) -> Result<Run, Problem> {
        let [rate, _, cpu] = load(self.word(), "script", &self.start(folder, bytes)?)?;
        let [middle, slow, _] = load(self.word(), "steady", &self.start(folder, bytes)?)?;
        Ok([rate, cpu / script::ALL_MOVES as f64, middle, slow])
    }
}

/// Two figures that the client tells, and the server's processor time in microseconds.
fn load(word: &str, pace: &str, server: &Server) -> Result<[f64; 3], Problem> {
    let before = server.cpu()?;
    let output = client_command(&format!("{word} {pace}"), &server.address)?.output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().into());
    }
    let [one, two] = figures::read(&String::from_utf8(output.stdout)?)?;
    Ok([one, two, (server.cpu()? - before).as_secs_f64() * 1e6])
}

/// `folder` is where the packages of others are installed, with their servers beside them.
pub(crate) fn run(folder: &str) -> Result<(), Problem> {
    let folder = Path::new(folder);
    let [_, bytes, _] = load(Peer::Ours.word(), "script", &Server::start()?)?;
    let bytes = bytes as usize;
    println!("Servers on core {SERVER_CORE}, the client on core {CLIENT_CORE}: {}", script::words());
    println!("(pairs by turns, the median of {RUNS}, lowest to highest; a frame of ours has {bytes} bytes)");
    print("", &TITLES.map(|title| format!("{title:>9}")));
    for peer in [Peer::Roofline, Peer::Colyseus(0), Peer::Colyseus(bytes), Peer::BoardgameIo] {
        if let Err(problem) = beside(peer, folder, bytes) {
            println!("{} is skipped: {problem}", peer.name());
        }
    }
    Ok(())
}

fn beside(peer: Peer, folder: &Path, bytes: usize) -> Result<(), Problem> {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        theirs.push(peer.measure(folder, bytes)?);
        ours.push(Peer::Ours.measure(folder, bytes)?);
    }
    let ratios = ours.iter().zip(&theirs).map(|(ours, theirs)| array::from_fn(|of| ours[of] / theirs[of]));
    print(&peer.name(), &columns(&theirs, DECIMALS));
    print(&Peer::Ours.name(), &columns(&ours, DECIMALS));
    print("  ours / theirs", &columns(&ratios.collect::<Vec<Run>>(), [2; 4]));
    Ok(())
}

fn print(name: &str, columns: &[String]) {
    print_row(30, name, columns);
}

fn columns(runs: &[Run], decimals: [usize; 4]) -> [String; 4] {
    array::from_fn(|of| Spread::of(runs.iter().map(|run| run[of])).show(decimals[of]))
}
