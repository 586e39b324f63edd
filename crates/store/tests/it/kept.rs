//! The databases that earlier programs have left behind, with everything that happened in them.

use crate::{
    folder::Folder,
    log::{log, read},
};
use life::{By, Entry, Sitter, TokenHash, What};
use protocol::{LuckKind, TableStage};
use serde::Deserialize;
use std::{fs, path::Path};

/// What was written down of a table beside the database.
#[derive(Deserialize)]
struct Kept {
    id: String,
    game: String,
    rules: u16,
    stage: TableStage,
    version: u32,
    seats: Vec<Taken>,
    rematch: Option<String>,
}

#[derive(Deserialize)]
struct Taken {
    seat: u8,
    token: String,
}

/// A move as it stood in the old database.
type OldMove = (u8, String, String);

fn old_moves(folder: &Folder, table: &str) -> Vec<OldMove> {
    let database = folder.behind();
    let mut select =
        database.prepare("SELECT seat, cmd, action FROM moves WHERE table_id = ? ORDER BY version").unwrap();
    let rows = select.query_map([table], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
    rows.unwrap().map(Result::unwrap).collect()
}

/// The moves of a log, with the ids that they had.
fn moves(entries: &[Entry]) -> Vec<OldMove> {
    let moves = entries
        .iter()
        .filter_map(|entry| if let What::Moved(made) = &entry.what { Some((entry.by, made)) } else { None });
    let told = moves.zip(0..).map(|((by, made), version): (_, u32)| {
        let cmd = match (by, &made.cmd) {
            (By::Person(seat), Some(cmd)) if seat == made.seat => cmd.to_string(),
            (By::Bot(seat), None) if seat == made.seat => format!("bot-{version}"),
            (By::Clock, None) => format!("clock-{version}"),
            other => panic!("nobody moves so: {other:?}"),
        };
        (made.seat.0, cmd, made.action.get().to_owned())
    });
    told.collect()
}

fn check(kept: &Kept, entries: &[Entry], before: &[OldMove]) {
    let What::Laid(laid) = &entries[0].what else { panic!("{} was never laid", kept.id) };
    assert_eq!((&*laid.id, &laid.game, laid.rules), (&*kept.id, &kept.game, kept.rules));
    for Taken { seat, token } in &kept.seats {
        assert_eq!(laid.seats[usize::from(*seat)].token(), Some(TokenHash::of(token)), "{}", kept.id);
    }
    let persons = laid.seats.iter().filter(|sitter| matches!(sitter, Sitter::Person { .. })).count();
    let count = |is: fn(&What) -> bool| entries.iter().filter(|entry| is(&entry.what)).count();
    let (brought, began) =
        (count(|what| matches!(what, What::Brought { .. })), count(|what| matches!(what, What::Began)));
    let expected = match kept.stage {
        TableStage::Gathering => (LuckKind::Second, 0, 0),
        TableStage::Playing | TableStage::Over => (LuckKind::First, persons, 1),
    };
    assert_eq!((laid.luck, brought, began), expected, "{}", kept.id);

    assert_eq!(moves(entries), before, "{}", kept.id);
    assert_eq!(before.len() as u32, kept.version, "{}", kept.id);
    let rematch = entries
        .iter()
        .find_map(|entry| if let What::Rematch { table } = &entry.what { Some(&**table) } else { None });
    assert_eq!(rematch, kept.rematch.as_deref(), "{}", kept.id);
    let rest = usize::from(rematch.is_some());
    assert_eq!(entries.len(), 1 + brought + began + before.len() + rest, "{}: nothing else", kept.id);
}

#[tokio::test]
async fn every_table_of_earlier_programs_is_carried_over_whole() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/fixtures");
    let folders = fs::read_dir(fixtures).unwrap().map(|entry| entry.unwrap().path());
    let mut tables = 0;
    for left in folders.filter(|path| path.is_dir()) {
        let folder = Folder::holding(&left.join("spelbord.sqlite"));
        let kept: Vec<Kept> =
            serde_json::from_str(&fs::read_to_string(left.join("tables.json")).unwrap()).unwrap();
        let before: Vec<Vec<OldMove>> = kept.iter().map(|kept| old_moves(&folder, &kept.id)).collect();

        let store = folder.open();
        for (kept, before) in kept.iter().zip(&before) {
            check(kept, &read(&log(&store, &kept.id).await).unwrap(), before);
        }
        assert_eq!(folder.schema(), ["entries"], "nothing was left behind in {}", left.display());
        tables += kept.len();
    }
    assert!(tables > 0, "there are matches to carry over");
}
