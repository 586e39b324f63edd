//! What the persons at a table know between them, and the log that must hold all of it.

use super::World;
use crate::program::{Folder, run};
use life::{By, Digest, Entry, Move, TableId, What};
use protocol::{Plays, SeatInfo, TableInfo};
use serde_json::value::RawValue;
use std::{fs, mem, path::Path};
use store::{Sqlite, Store};
use tabletop::{Bytes32, Replay, Seat};

/// An action that was acknowledged to the person who tried it.
pub(super) struct Acknowledged {
    pub(super) seat: Seat,
    pub(super) cmd: String,
    pub(super) version: u32,
    pub(super) action: Box<RawValue>,
}

/// What the persons at a table know between them.
#[derive(Default)]
pub(super) struct Known {
    pub(super) acknowledged: Vec<Acknowledged>,
    /// Commands that were refused: they never happened.
    pub(super) given_up: Vec<String>,
    /// Which versions took something back, and whose it was.
    pub(super) undone: Vec<(u32, Seat)>,
    /// Who was told that they have a seat by the link, and the token they came with.
    pub(super) joined: Vec<(Seat, String)>,
    /// How many links were made anew.
    pub(super) relinked: u32,
    /// The latest version that any of them has seen.
    pub(super) seen: Option<u32>,
    committed: Vec<(Seat, Bytes32)>,
    revealed: Vec<Seat>,
    stood_in: Vec<Seat>,
    left: Vec<Seat>,
    /// The most decisions of stand-ins that were told of each seat.
    by_stand_in: Vec<(Seat, u32)>,
    closed: bool,
}

/// Adds what is not known yet; answers whether it was.
fn add<T: PartialEq>(list: &mut Vec<T>, item: T) -> bool {
    let is_new = !list.contains(&item);
    if is_new {
        list.push(item);
    }
    is_new
}

impl Known {
    /// Takes note of what is told of a table; answers how much of it was new.
    pub(super) fn hear_of_table(&mut self, table: &TableInfo) -> u32 {
        let mut news = u32::from(table.luck.closed && !mem::replace(&mut self.closed, table.luck.closed));
        for (seat, info) in (0..).map(Seat).zip(&table.seats) {
            let SeatInfo::Person { commitment, revealed, plays, by_stand_in, .. } = info else { continue };
            let mut note = |is_new: bool| news += u32::from(is_new);
            if let Some(commitment) = commitment {
                note(add(&mut self.committed, (seat, *commitment)));
            }
            if *revealed {
                note(add(&mut self.revealed, seat));
            }
            match plays {
                Plays::Themselves => {}
                Plays::StandIn => note(add(&mut self.stood_in, seat)),
                Plays::Resigned | Plays::Removed => note(add(&mut self.left, seat)),
            }
            add(&mut self.by_stand_in, (seat, *by_stand_in));
        }
        news
    }
}

async fn log_of(store: &Sqlite, table: &str) -> Vec<Entry> {
    let log = store.load(&TableId::from(table)).await.unwrap().expect("the table is there");
    let mut before = Digest::NOTHING;
    log.iter().map(|record| record.read(mem::replace(&mut before, record.digest)).unwrap()).collect()
}

/// A version of the match after the opening.
enum Version<'a> {
    Moved(By, &'a Move),
    Undone(By),
}

fn versions(log: &[Entry]) -> Vec<Version<'_>> {
    let mut versions = Vec::new();
    for entry in log {
        if let What::Moved(made) = &entry.what {
            versions.push(Version::Moved(entry.by, made));
        } else if matches!(entry.what, What::Undone) {
            versions.push(Version::Undone(entry.by));
        }
    }
    versions
}

/// Compares the logs with what the persons know.
pub(super) async fn check_log(data: &Path, world: &World) {
    let store = Sqlite::to_read(&data.join("spelbord.sqlite")).unwrap();
    let ids: Vec<String> = world.tables.lock().unwrap().keys().cloned().collect();
    for id in ids {
        let log = log_of(&store, &id).await;
        world.know(&id, |known| {
            check_table(known, &log);
            check_match(known, &versions(&log));
        });
    }
}

/// All that was told of the table, and every answered request, stands in the log.
fn check_table(known: &Known, log: &[Entry]) {
    let count = |is_it: &dyn Fn(&What) -> bool| log.iter().filter(|entry| is_it(&entry.what)).count();
    for (seat, token) in &known.joined {
        let token = life::TokenHash::of(token);
        let sat = count(
            &|what| matches!(what, What::Sat { seat: at, sitter } if at == seat && sitter.token() == Some(token)),
        );
        assert_eq!(sat, 1, "{seat:?} was taken once");
    }
    for promised in &known.committed {
        assert!(
            count(
                &|what| matches!(what, What::Committed { seat, commitment } if (*seat, *commitment) == *promised)
            ) > 0
        );
    }
    for told in &known.revealed {
        assert_eq!(count(&|what| matches!(what, What::Revealed { seat, .. } if seat == told)), 1);
    }
    assert!(!known.closed || count(&|what| matches!(what, What::Closed)) == 1);
    for told in &known.stood_in {
        assert!(count(&|what| matches!(what, What::StoodIn { seat } if seat == told)) > 0);
    }
    for told in &known.left {
        assert_eq!(count(&|what| matches!(what, What::Resigned { seat } if seat == told)), 1);
    }
    assert!(count(&|what| matches!(what, What::Relinked { .. })) >= known.relinked as usize);
    check_stand_ins(known, log);
}

/// Bots decide for a person exactly between the entries that say so, and as often as was told.
fn check_stand_ins(known: &Known, log: &[Entry]) {
    let What::Laid(laid) = &log[0].what else { panic!("the first entry lays the table") };
    let is_bot = |seat: Seat| matches!(laid.seats[seat.index()], life::Sitter::Bot { .. });
    let mut standing_in: Vec<Seat> = Vec::new();
    let mut decided: Vec<Seat> = Vec::new();
    for entry in log {
        match (&entry.what, entry.by) {
            (What::StoodIn { seat }, _) | (What::Resigned { seat }, _) => drop(add(&mut standing_in, *seat)),
            (What::Returned { seat }, _) => standing_in.retain(|other| other != seat),
            (What::Moved(made), By::Bot(seat)) if !is_bot(seat) => {
                assert!(made.seat == seat && standing_in.contains(&seat), "{seat:?} has no stand-in");
                decided.push(seat);
            }
            (What::Moved(made), By::Person(seat)) => {
                assert!(made.seat == seat && !standing_in.contains(&seat), "a bot stands in for {seat:?}");
            }
            _ => {}
        }
    }
    for (told, times) in &known.by_stand_in {
        assert!(decided.iter().filter(|seat| *seat == told).count() >= *times as usize);
    }
}

fn check_match(known: &Known, versions: &[Version<'_>]) {
    for done in &known.acknowledged {
        let Version::Moved(by, made) = &versions[done.version as usize - 1] else { panic!("no move") };
        assert_eq!((*by, made.cmd.as_deref()), (By::Person(done.seat), Some(done.cmd.as_str())));
        assert_eq!(made.action.get(), done.action.get());
    }
    for (version, seat) in &known.undone {
        let Version::Undone(by) = &versions[*version as usize - 1] else { panic!("not taken back") };
        assert_eq!(*by, By::Person(*seat));
    }
    let cmds: Vec<&str> = versions.iter().filter_map(cmd).collect();
    for cmd in &known.given_up {
        assert!(!cmds.contains(&cmd.as_str()), "{cmd} was refused");
    }
    let mut once = cmds.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), cmds.len(), "nothing was done twice");
    // The move on its way, and what bots answered to it.
    let unseen = &versions[known.seen.unwrap_or(0) as usize..];
    let of_persons = unseen.iter().filter(|version| match version {
        Version::Moved(by, _) | Version::Undone(by) => matches!(by, By::Person(_)),
    });
    assert!(of_persons.count() <= 1, "at most one move was on its way");
}

fn cmd<'a>(version: &Version<'a>) -> Option<&'a str> {
    match version {
        Version::Moved(_, made) => made.cmd.as_deref(),
        Version::Undone(_) => None,
    }
}

/// The replay is what the log says without what was taken back, and it holds.
pub(super) async fn check_replay(folder: &Folder, table: &str) {
    let file = folder.file(&format!("{table}.json"));
    let (data, name) = (folder.path().to_str().unwrap(), file.to_str().unwrap());
    assert!(run(&["replay", table, "--data", data, "-o", name]).status.success());
    assert!(run(&["verify", name]).status.success(), "the match holds");

    let replay: Replay = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let log = log_of(&Sqlite::to_read(&folder.file("spelbord.sqlite")).unwrap(), table).await;
    let mut counted: Vec<&Move> = Vec::new();
    for version in versions(&log) {
        match version {
            Version::Moved(_, made) => counted.push(made),
            Version::Undone(_) => drop(counted.pop()),
        }
    }
    assert_eq!(replay.steps.len(), counted.len() + 1);
    let parsed = |action: &RawValue| serde_json::from_str::<serde_json::Value>(action.get()).unwrap();
    for (step, made) in replay.steps[1..].iter().zip(counted) {
        let action = step.action.as_deref().expect("somebody acted");
        assert_eq!((step.seat, parsed(action)), (Some(made.seat), parsed(&made.action)));
    }
}

/// The persons have done everything they can do, so that the checks above say something.
pub(super) fn check_that_all_of_it_happened(world: &World) {
    let tables = world.tables.lock().unwrap();
    let any = |happened: &dyn Fn(&Known) -> bool| tables.values().any(happened);
    assert!(tables.values().all(|known| known.closed && !known.acknowledged.is_empty()));
    assert!(any(&|known| !known.undone.is_empty()), "nothing was taken back");
    assert!(any(&|known| !known.stood_in.is_empty()), "nobody was stood in for");
    assert!(any(&|known| known.by_stand_in.iter().any(|(_, times)| *times > 0)), "no stand-in decided");
    assert!(any(&|known| !known.left.is_empty()), "nobody left for good");
    assert!(any(&|known| known.relinked > 0), "no link was made anew");
}
