//! Keeps matches of the program as it is, for the tests of later ones: every old table must go on, and every old replay
//! must hold. To be run before the rules of a game are raised.
//!
//! `cargo run --release -p cli --example keep_matches -- target/release/spelbord crates/server/tests/fixtures/NAME`
//!
//! A server is started on an empty folder and played on from outside, as browsers do. Some tables are left in the
//! middle of something, others are played to the end. What is kept is the server's database, what it said about its
//! tables, the replays it gave out, and some replays of the lab.

// The client of the server's own tests serves here too, where not all of it is needed. It breaks off with a message
// when the server does something unexpected, and then nothing is kept.
#[allow(dead_code)]
#[path = "../../../server/tests/it/client.rs"]
mod client;
#[path = "../../../server/tests/it/kept.rs"]
mod kept;
mod laying;
#[path = "../../../server/tests/it/persons.rs"]
mod persons;
mod plans;
mod program;

use kept::{DATABASE, REPLAYS, TABLES};
use laying::{House, Table};
use program::Program;
use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
    process,
};
use tokio::runtime::Runtime;

type Trouble = Box<dyn Error>;

fn main() -> Result<(), Trouble> {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [binary, out] = &arguments[..] else { return Err("usage: keep_matches BINARY FOLDER".into()) };
    if out.join(TABLES).exists() {
        return Err(format!("{} holds matches already; they cannot be made again", out.display()).into());
    }
    let scratch = Scratch(env::temp_dir().join(format!("spelbord-keep-{}", process::id())));
    fs::create_dir_all(&scratch.0)?;
    keep(&Program::new(binary), &scratch.0, out)
}

/// A folder that is removed afterwards, also when something breaks off.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left lies among the system's temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn keep(program: &Program, scratch: &Path, out: &Path) -> Result<(), Trouble> {
    let replays = out.join(REPLAYS);
    fs::create_dir_all(&replays)?;
    let data = scratch.join("data");
    let serving = program.serve(&data)?;
    let tables = Runtime::new()?.block_on(play(serving.address()))?;
    serving.terminate()?;
    if data.join(format!("{DATABASE}-wal")).exists() {
        return Err("the server left something in the write-ahead log".into());
    }
    fs::copy(data.join(DATABASE), out.join(DATABASE))?;

    for table in &tables {
        if let (Some(name), Some(replay)) = (&table.kept.replay, &table.replay) {
            fs::write(replays.join(name), replay)?;
        }
    }
    let lines: Result<Vec<String>, _> =
        tables.iter().map(|table| serde_json::to_string(&table.kept)).collect();
    fs::write(out.join(TABLES), format!("[\n{}\n]\n", lines?.join(",\n")))?;
    keep_from_lab(program, scratch, &replays, &tables)?;
    for file in fs::read_dir(&replays)? {
        program.verify(&file?.path())?;
    }
    Ok(())
}

/// Lays and plays every table, and then asks the server about each.
async fn play(address: std::net::SocketAddr) -> Result<Vec<Table>, Trouble> {
    let mut house = House::new(address);
    for plan in plans::all() {
        house.keep(plan).await?;
    }
    Ok(house.look_round().await)
}

/// Lets bots play in the lab too, and keeps each game as a file of its own.
fn keep_from_lab(program: &Program, scratch: &Path, replays: &Path, tables: &[Table]) -> Result<(), Trouble> {
    for (number, (game, run)) in (1..).zip(plans::lab()) {
        let (out, lines) =
            (scratch.join(format!("lab-{number}")), scratch.join(format!("lab-{number}.jsonl")));
        program.arena(game, &run, &out, &lines)?;
        let table = tables.iter().find(|table| table.kept.game == game);
        let rules = table.ok_or_else(|| format!("no table of {game} was laid"))?.kept.rules;
        for (deal, replay) in ('a'..).zip(fs::read_to_string(lines)?.lines()) {
            fs::write(replays.join(format!("{game}-{rules}-lab-{number}{deal}.json")), replay)?;
        }
    }
    Ok(())
}
